const isTest = (file) => /\.(test|spec)\.\w+$|^backend\/test\/|^shell\/e2e\/|\/testing\/|\/stories\//.test(file);

const COUNTED = 'backend/contracts/src/activities/calculations/counted-calculations.ts';
const MASS = 'backend/contracts/src/formats/mass.ts';
const DAYS = 'backend/contracts/src/formats/days.ts';
const FOLD = 'backend/contracts/src/formats/fold.ts';
const CALCULATIONS = 'backend/src/modules/activities/calculations/';

/** Knowledge that belongs in one file each; its pattern in another file means that it is repeated there. */
const rules = [
  {
    name: 'which-rows-count',
    sign: /\bsuperseded_by\b/,
    among: /^(backend|shell|mf-[^/]+)\/(?!.*\/migrations\/)/,
    // The first states the rule, the second declares the field, the others write it.
    allowed: [
      COUNTED,
      'backend/contracts/src/activities/calculations/emission-calc.entity.ts',
      ...['calculate.rules.ts', 'effective-calculations.ts', 'emission-calc.rules.ts', 'supersede.rules.ts'].map(
        (name) => `${CALCULATIONS}${name}`,
      ),
    ],
    remedy: `which rows count stands in ${COUNTED}, as predicate and as where`,
  },
  {
    name: 'which-rows-count',
    sign: /(?:[!=]==|\bnot:)\s*'(?:market|biogenic|non_kyoto)'/,
    among: /^(backend\/contracts\/|backend\/src\/modules\/activities\/(?!factors\/|migrations\/)|shell\/|mf-[^/]+\/)/,
    allowed: [COUNTED],
    remedy: `which rows count stands in ${COUNTED}, as predicate and as where`,
  },
  {
    name: 'kilograms',
    sign: /\b\w*(?:KG|MICRO)\w* = 1_?000_?000\b|[*/] (?:1_?000_?000|1e6)\b/,
    among: /^(backend|shell|mf-[^/]+)\//,
    allowed: [MASS],
    remedy: `what a whole number of emissions is in kilograms stands in ${MASS}`,
  },
  {
    name: 'days',
    sign: /\b86_?400_?000\b|\bDate\.UTC\b|\b[gs]etUTC\w+/,
    among: /^(backend|shell|mf-[^/]+)\//,
    allowed: [DAYS],
    remedy: `days, months and years stand in ${DAYS}`,
  },
  {
    name: 'folding',
    sign: /\\p\{M\}|\.normalize\('NFK?D'\)/,
    among: /^(backend|shell|mf-[^/]+)\//,
    allowed: [FOLD],
    remedy: `how text is folded before it is compared stands in ${FOLD}`,
  },
];

/** Returns one line for each rule that a source file repeats. Tests may state what they expect in their own words. */
export const saidAgain = (file, text) =>
  isTest(file)
    ? []
    : rules
        .filter(({ sign, among, allowed }) => among.test(file) && !allowed.includes(file) && sign.test(text))
        .map(({ name, sign, remedy }) => `${name}: ${file} says “${text.match(sign)[0]}”; ${remedy}`);
