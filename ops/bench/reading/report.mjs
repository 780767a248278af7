import { createRequire } from 'node:module';
import path from 'node:path';
import { MEANINGS } from './bills/writer.mjs';

const require = createRequire(import.meta.url);
const built = (file) => require(path.resolve(import.meta.dirname, '../../../backend/dist/modules/docs', file));

const OUTCOMES = ['right', 'rightFlagged', 'wrongFlagged', 'wrongUnflagged', 'missing'];
const REQUIRED = new Set(
  'supplier_name invoice_number invoice_date cost period_start period_end electricity_used water_used quantity fuel_type'.split(
    ' ',
  ),
);
const isRight = ({ outcome }) => outcome === 'right' || outcome === 'rightFlagged';
const mean = (values) =>
  values.length === 0 ? '' : `${((100 * values.reduce((a, b) => a + b, 0)) / values.length).toFixed(0)} %`;
const surenesses = (fields, ofRight) =>
  mean(fields.filter((each) => each.sure !== undefined && isRight(each) === ofRight).map(({ sure }) => sure));

/** Prints the outcome of each field, and the reader's confidence. */
export function printFields(title, found) {
  const fields = found.flatMap((each) => each.fields);
  console.log(`\n${title}: ${found.length} documents`);
  console.log(
    '| Field | Printed | Right | Right, flagged | Wrong, flagged | Wrong, not flagged | Missing | Sure of right | Sure of wrong |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const name of [...new Set(fields.map(({ field }) => field))]) {
    const own = fields.filter(({ field }) => field === name);
    const counts = OUTCOMES.map((outcome) => own.filter((each) => each.outcome === outcome).length);
    console.log(`| ${[name, own.length, ...counts, surenesses(own, true), surenesses(own, false)].join(' | ')} |`);
  }
}

const BANDS = [0, 0.4, 0.6, 0.8, 0.95, 1.01];

/** Prints how often values are right at each level of the reader's confidence. */
export function printSureness(title, found) {
  const fields = found.flatMap((each) => each.fields).filter(({ sure }) => sure !== undefined);
  console.log(`\n${title}: right by how sure\n| Sure | Values | Right |\n|---|---|---|`);
  for (const [at, from] of BANDS.slice(0, -1).entries()) {
    const own = fields.filter(({ sure }) => sure >= from && sure < BANDS[at + 1]);
    if (own.length > 0)
      console.log(`| from ${from} | ${own.length} | ${mean(own.map((each) => Number(isRight(each))))} |`);
  }
}

/** Prints failures of documents used for tuning; those of measured layouts stay hidden. */
export function printFailures(found) {
  for (const { document, fields, type } of found.filter((each) => each.document.layout.split === 'tuning')) {
    if (type !== document.type) console.log(`${document.name}: type ${type}`);
    for (const { field, truth, read, flags, outcome } of fields.filter((each) => each.outcome !== 'right'))
      console.log(
        `${document.name} ${field}: ${outcome}, printed ${JSON.stringify(truth)}, read ${JSON.stringify(read)} ${flags}`,
      );
  }
}

const row = (figure, value, unit, goal, met) => ({
  figure,
  product: `${value.toFixed(1)} ${unit}`,
  limit: '',
  goal,
  met,
});
const share = (fields, test) => (100 * fields.filter(test).length) / Math.max(1, fields.length);

/** Prints the figures that have goals. */
export function summary(kind, found, goals) {
  const required = found.flatMap(({ fields }) => fields.filter(({ field }) => REQUIRED.has(field)));
  const right = share(required, isRight);
  const wrong = share(required, ({ outcome }) => outcome === 'wrongUnflagged');
  const types = share(found, ({ isTypeRight }) => isTypeRight);
  return [
    row(`reading ${kind}: required fields right`, right, '%', `≥ ${goals.right} %`, right >= goals.right),
    row(`reading ${kind}: wrong without a flag`, wrong, '%', `≤ ${goals.wrong} %`, wrong <= goals.wrong),
    row(`reading ${kind}: type right`, types, '%', '≥ 98 %', types >= 98),
  ];
}

const PLAIN = { cost: 95, invoice_number: 90, invoice_date: 92 };

/** Prints the result for general invoices, which unseen ones are tried for. */
export function plainSummary(found) {
  const plain = found.filter(({ document }) => document.type === 'purchase_invoice');
  const fields = plain.flatMap((each) => each.fields).filter(({ field }) => Object.hasOwn(PLAIN, field));
  const wrong = share(fields, ({ outcome }) => outcome === 'wrongUnflagged');
  return [
    ...Object.entries(PLAIN).map(([name, goal]) => {
      const right = share(
        fields.filter(({ field }) => field === name),
        isRight,
      );
      return row(`reading plain invoices: ${name} right`, right, '%', `≥ ${goal} %`, right >= goal);
    }),
    row('reading plain invoices: wrong without a flag', wrong, '%', '≤ 2 %', wrong <= 2),
  ];
}

/** Labels that the reader does not list, and those that it ignores or misunderstands. */
export function unknownLabels(documents) {
  const { ideasOf, LEXICONS } = built('lexicon/ideas-of.js');
  const { rolesOf } = built('lexicon/label-roles.js');
  const { fold } = require(path.resolve(import.meta.dirname, '../../../backend/contracts/dist/formats/fold.js'));
  const lists = new Map(
    LEXICONS.map((lexicon) => [
      lexicon.language,
      new Set(
        Object.values(lexicon.ideas).flatMap((list) => list.split(', ').map((each) => fold(each.replace(/^[=-]/, '')))),
      ),
    ]),
  );
  const labels = new Map(
    documents.flatMap(({ language, said }) =>
      said.map(({ concept, text }) => [
        `${language} ${concept} ${text}`,
        { language: language === 'us' ? 'en' : language, concept, text },
      ]),
    ),
  );
  const all = [...labels.values()].filter(({ concept }) => MEANINGS[concept]);
  const unlisted = all.filter(({ language, text }) => !lists.get(language).has(fold(text)));
  const unknown = all.filter(({ language, concept, text }) => {
    const [kind, role] = MEANINGS[concept];
    const lexicons = LEXICONS.filter((each) => each.language === language || each.language === 'en');
    return rolesOf(kind, ideasOf(text, lexicons))[0]?.role !== role;
  });
  return {
    labels: all.length,
    unlisted: share(all, (each) => unlisted.includes(each)),
    unknown: share(all, (each) => unknown.includes(each)),
  };
}
