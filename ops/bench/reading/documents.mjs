import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ASSEMBLED } from './bills/assembled.mjs';
import { billOf, truthOfBill } from './bills/bill-facts.mjs';
import { LETTERS } from './bills/measured-letters.mjs';
import { PLAIN } from './bills/measured-plain.mjs';
import { STATEMENTS } from './bills/measured-statements.mjs';
import { sheetOf } from './bills/sheet.mjs';
import { tuningWords } from './bills/tuning-words.mjs';
import { writerOf } from './bills/writer.mjs';
import { factsOf, truthOf } from './facts.mjs';
import { FORMS } from './layouts.mjs';
import { pageOf } from './page.mjs';
import { randomFrom } from './random.mjs';

const FORM_LANGUAGES = ['en', 'de', 'fr', 'es', 'no'];
const LANGUAGES = [...FORM_LANGUAGES, 'us'];
const TYPES = ['electricity', 'purchase_invoice', 'electricity', 'natural_gas', 'water', 'fuel', 'purchase_invoice'];
const FONTS = ['Helvetica', 'Helvetica', 'Times'];
const SEED = 20261125;

const wordings = (folder, languages) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      JSON.parse(readFileSync(path.join(import.meta.dirname, 'wording', folder, `${language}.json`), 'utf8')),
    ]),
  );

const forms = wordings('tuning', FORM_LANGUAGES);
const measured = wordings('measured', LANGUAGES);

function formOf(layout, at) {
  const random = randomFrom(SEED + layout.id * 1000 + at);
  const language = FORM_LANGUAGES[(layout.id + at) % FORM_LANGUAGES.length];
  const type = TYPES[(layout.id * 3 + at) % TYPES.length];
  const facts = factsOf({ language, type, wording: forms[language], random });
  const { definition, printed, said } = pageOf(facts, layout, random);
  return {
    name: `${layout.id}-${at}-${language}-${type}`,
    layout,
    language,
    type,
    definition,
    facts,
    said,
    truth: truthOf(facts, printed),
  };
}

/** Bills of one sender differ in content but not in layout; `month` selects one of them. */
function billDocument(layout, at, month = 0) {
  const style = randomFrom(SEED * 7 + layout.id * 1000 + at);
  const random = randomFrom(SEED * 11 + layout.id * 1000 + at + month * 77_777);
  const language = LANGUAGES[(layout.id + at) % LANGUAGES.length];
  const type = TYPES[(layout.id * 5 + at) % TYPES.length];
  const wording = layout.split === 'measured' ? measured[language] : tuningWords(forms, language);
  const bill = billOf({ language, type, wording, random, style, meters: style.pick([1, 1, 2, 3]) });
  const font = layout.name === 'dotted' ? { font: 'Courier', size: 8.5 } : { font: style.pick(FONTS) };
  const sheet = sheetOf(font);
  const writer = writerOf(sheet, bill, style);
  layout.write(writer);
  return {
    ...{ layout, language, type, at, name: `${layout.name}-${at}-${language}-${type}` },
    ...{ definition: sheet.definition(), said: writer.said, truth: truthOfBill(bill, writer.printed) },
    /** The values that a person types where a field was not read. */
    typed: { supplied_address: bill.addressOf(bill.site).join(', '), meter_number: bill.meters[0]?.number },
  };
}

const billLayouts = (layouts, split, from) =>
  Object.entries(layouts).map(([name, write], at) => ({ id: from + at, name, split, write }));

const BILLS = [
  ...billLayouts(ASSEMBLED, 'tuning', FORMS.length + 1),
  ...billLayouts({ ...LETTERS, ...PLAIN, ...STATEMENTS }, 'measured', 16),
];

/**
 * Generates documents in thirty layouts with their true values; a seed always gives the same ones. Half of the layouts
 * may be used for tuning.
 */
export function documentsOf(each = 8) {
  const times = (layout, make) => Array.from({ length: each }, (_, at) => make(layout, at));
  return [
    ...FORMS.flatMap((layout) => times(layout, formOf)),
    ...BILLS.flatMap((layout) => times(layout, billDocument)),
  ];
}

/** The next bill of the same sender in the same layout. */
export const nextOf = ({ layout, at }) => billDocument(layout, at, 1);
