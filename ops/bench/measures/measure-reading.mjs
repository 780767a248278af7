import { createRequire } from 'node:module';
import path from 'node:path';
import { outcomeOf } from '../reading/compare.mjs';
import { documentsOf, pdfOf } from '../reading/documents.mjs';
import { scanOf } from '../reading/scans.mjs';

const require = createRequire(import.meta.url);
const built = (file) => require(path.resolve(import.meta.dirname, '../../../backend/dist/modules/docs', file));

const TODAY = '2026-11-25';
const OUTCOMES = ['right', 'rightFlagged', 'wrongFlagged', 'wrongUnflagged', 'missing'];
const REQUIRED = new Set(
  'supplier_name invoice_number invoice_date cost period_start period_end electricity_used water_used quantity fuel_type'.split(
    ' ',
  ),
);

const knowledgeOf = ({ language }, nothingKnown) => ({ ...nothingKnown(TODAY), accountLanguage: language });

/** Reads every document; answers what became of each field. */
async function readAll(documents, wordsOf) {
  const { readDocument } = built('reader/read-document.js');
  const { SOUGHT_TYPES } = built('fields/sought-types.js');
  const { nothingKnown } = built('fields/knowledge.js');
  const found = [];
  for (const document of documents) {
    const pages = await wordsOf(document);
    const begun = performance.now();
    const reading = readDocument(pages, knowledgeOf(document, nothingKnown), SOUGHT_TYPES);
    const fields = Object.entries(document.truth).map(([field, truth]) => ({
      field,
      truth,
      read: reading.fields.find((each) => each.field === field),
      outcome: outcomeOf(field, reading, truth),
    }));
    found.push({ document, reading, fields, took: performance.now() - begun });
  }
  return found;
}

const shares = (fields) =>
  Object.fromEntries(
    OUTCOMES.map((outcome) => [
      outcome,
      (100 * fields.filter((each) => each.outcome === outcome).length) / fields.length,
    ]),
  );

function printFields(title, found) {
  const fields = found.flatMap((each) => each.fields);
  console.log(`\n${title}: ${found.length} documents`);
  console.log(
    '| Field | Printed | Right | Right, flagged | Wrong, flagged | Wrong, not flagged | Missing |\n|---|---|---|---|---|---|---|',
  );
  for (const name of [...new Set(fields.map(({ field }) => field))]) {
    const own = fields.filter(({ field }) => field === name);
    console.log(
      `| ${name} | ${own.length} | ${OUTCOMES.map((outcome) => own.filter((each) => each.outcome === outcome).length).join(' | ')} |`,
    );
  }
}

/** Failures of documents that weights may be set on; those that are only measured stay unseen. */
function printFailures(found) {
  for (const { document, fields, reading } of found.filter((each) => each.document.layout.split === 'train')) {
    if (reading.type !== document.type) console.log(`${document.name}: type ${reading.type}`);
    for (const { field, truth, read, outcome } of fields.filter((each) => each.outcome !== 'right'))
      console.log(
        `${document.name} ${field}: ${outcome}, printed ${JSON.stringify(truth)}, read ${JSON.stringify(read?.value)} ${read?.flags}`,
      );
  }
}

function summary(kind, found, goals) {
  const required = found.flatMap(({ fields }) => fields.filter(({ field }) => REQUIRED.has(field)));
  const share = shares(required);
  const types = (100 * found.filter(({ document, reading }) => reading.type === document.type).length) / found.length;
  const right = share['right'] + share['rightFlagged'];
  return [
    {
      figure: `reading ${kind}: required fields right`,
      product: `${right.toFixed(1)} %`,
      limit: '',
      goal: `≥ ${goals.right} %`,
      met: right >= goals.right,
    },
    {
      figure: `reading ${kind}: wrong without a flag`,
      product: `${share['wrongUnflagged'].toFixed(1)} %`,
      limit: '',
      goal: `≤ ${goals.wrong} %`,
      met: share['wrongUnflagged'] <= goals.wrong,
    },
    {
      figure: `reading ${kind}: type right`,
      product: `${types.toFixed(1)} %`,
      limit: '',
      goal: '≥ 98 %',
      met: types >= 98,
    },
  ];
}

/** Scans of one document of every other layout, turned by up to three degrees. */
async function readScans(documents, readPages) {
  const chosen = documents.filter((_, at) => at % 16 === 3);
  const begun = performance.now();
  const found = await readAll(chosen, async (document) => {
    const degrees = ((document.layout.id * 7) % 61) / 10 - 3;
    const scan = await scanOf(await pdfOf(document), { dpi: 200, degrees, seed: document.layout.id });
    return readPages(scan, 'image/jpeg', { language: document.language });
  });
  console.log(`\nscans: ${((performance.now() - begun) / 1000 / chosen.length).toFixed(1)} s a page, drawn and read`);
  return found;
}

/** How well the reader reads documents that are made for it, by field; weights are set on half of the layouts alone. */
export async function measureReading({ failures = false } = {}) {
  const { readPages } = built('reading/read-pages.loader.js');
  const documents = documentsOf();
  const found = await readAll(documents, async (document) => readPages(await pdfOf(document), 'application/pdf'));
  const ofSplit = (split) => found.filter(({ document }) => document.layout.split === split);
  for (const split of ['train', 'measured'])
    printFields(
      `PDFs with text, layouts ${split === 'train' ? 'that weights are set on' : 'that are only measured'}`,
      ofSplit(split),
    );
  const hybrid = await readAll(
    documents.filter((_, at) => at % 8 === 0),
    async (document) => readPages(await pdfOf(document, { isHybrid: true }), 'application/pdf'),
  );
  printFields('PDFs with an e-invoice inside', hybrid);
  const scans = await readScans(documents, readPages);
  printFields('scans at 200 dpi', scans);
  if (failures) printFailures([...found, ...scans]);
  const times = found.map(({ took }) => took).sort((a, b) => a - b);
  console.log(
    `\nfields of one document: median ${times[Math.floor(times.length / 2)]?.toFixed(1)} ms, most ${times.at(-1)?.toFixed(0)} ms`,
  );
  return [
    ...summary('trained layouts', ofSplit('train'), { right: 97, wrong: 0.5 }),
    ...summary('e-invoices in PDFs', hybrid, { right: 100, wrong: 0 }),
    ...summary(
      'scans of measured layouts',
      scans.filter(({ document }) => document.layout.split === 'measured'),
      { right: 90, wrong: 1 },
    ),
    ...summary('measured layouts', ofSplit('measured'), { right: 97, wrong: 0.5 }),
  ];
}
