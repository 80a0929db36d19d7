// Writes ganja_fixtures.json: what ganja.js itself computes and how it writes elements as JSON.
// With node 20 and ganja.js 1.0.204:
//
//     npm install ganja.js@1.0.204 && node make_ganja_fixtures.js > ganja_fixtures.json
const Algebra = require("ganja.js");

// Small integers, so that every result is exact; no two coefficients of `first` are equal, so that
// a signed permutation (a dual, an involution) is seen in full.
const first = (size) => [...Array(size)].map((_, i) => (i % 3 === 1 ? -1 : 1) * (i + 1));
const second = (size) => [...Array(size)].map((_, i) => ((i * 7 + 3) % 11) - 5);

const BINARY = ["Mul", "Wedge", "Dot", "LDot", "Vee"];
const UNARY = ["Reverse", "Involute", "Conjugate", "Dual", "UnDual"];

function results(Element, a, b) {
  const out = {};
  for (const name of BINARY) out[name] = Element[name](a, b);
  for (const name of UNARY) {
    if (name === "UnDual" && a.length === 1) continue; // raises TypeError without vectors
    if (a[name] !== undefined) out[name] = a[name];
  }
  out.sw = Element.sw(a, b);
  return out;
}

function flat(options) {
  const Element = Algebra({ ...options, baseType: Float64Array });
  const { basis, mulTable } = Element.describe();
  const a = new Element(first(basis.length));
  const b = new Element(second(basis.length));
  const table = basis.length <= 16 ? { mulTable } : {};
  return { options, basis, ...table, a, b, ...results(Element, a, b) };
}

// Above six dimensions ganja.js holds an array of arrays, one for each grade, with holes for zeros.
function graded(options) {
  const Element = Algebra({ ...options });
  const name = (place) => Element.Coeff(place, 1).toString();
  const size = 2 ** (options.p + (options.q || 0) + (options.r || 0));
  const basis = [...Array(size)].map((_, place) => (place ? name(place).replace(/^1/, "") : "1"));
  const coefficients = (values) => values.flatMap((value, place) => (place % 5 ? [] : [place, value]));
  const a = Element.Coeff(...coefficients(first(size)));
  const b = Element.Coeff(...coefficients(second(size)));
  return { options, basis, a, b, ...results(Element, a, b) };
}

const pga2 = ["1", "e0", "e1", "e2", "e01", "e20", "e12", "e012"];
const pga3 = "1 e0 e1 e2 e3 e01 e02 e03 e12 e31 e23 e021 e013 e032 e123 e0123".split(" ");
const signatures = [
  {}, { p: 1 }, { q: 1 }, { r: 1 }, { p: 2 }, { p: 1, q: 1 }, { r: 2 }, { p: 3 }, { q: 3 },
  { p: 2, r: 1 }, { p: 1, q: 1, r: 1 }, { p: 1, r: 2 }, { p: 3, r: 1 }, { p: 1, q: 3 },
  { p: 3, q: 1 }, { p: 1, q: 1, r: 2 }, { p: 4, q: 1 }, { p: 3, q: 1, r: 1 },
  { p: 2, r: 1, basis: pga2 }, { p: 3, r: 1, basis: pga3 },
  { metric: [1, 1, 1, -1] }, { metric: [-1, 1, 1, 0] }, { metric: [-1, 1] },
];
const Numbers = Algebra({ p: 1, baseType: Float64Array });
const texts = {
  batch: JSON.stringify([new Numbers([1, 2]), new Numbers([3, 4])]),
  spread: JSON.stringify([...new Numbers([0.1, -0])]),
  not_finite: JSON.stringify(new Numbers([NaN, Infinity])),
};
const all = signatures.map(flat);
const large = [{ p: 7 }, { p: 4, q: 2, r: 1 }].map(graded);
// The metric goes wrong if the list of blades does not begin with the vector of the lowest index.
const rotated = Algebra({ p: 2, r: 1, basis: "1 e1 e2 e0 e20 e01 e12 e012".split(" ") });
const misread = rotated.describe().metric.slice(0, 4);
const lines = (items) => items.map((item) => JSON.stringify(item)).join(",\n");
console.log(`{"texts": ${JSON.stringify(texts)},\n"misread": ${JSON.stringify(misread)},
"flat": [\n${lines(all)}\n],\n"graded": [\n${lines(large)}\n]}`);
