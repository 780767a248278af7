import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import path from 'node:path';
import { outcomeOf } from './compare.mjs';
import { documentsOf, nextOf } from './documents.mjs';
import { pdfOf } from './pdf.mjs';
import { scanOf } from './scans.mjs';

const require = createRequire(import.meta.url);
const built = (file) => require(path.resolve(import.meta.dirname, '../../../backend/dist/modules/docs', file));
const contract = (file) => require(path.resolve(import.meta.dirname, '../../../backend/contracts/dist', file));

const { readDocument } = built('reader/read-document.js');
const { readPages } = built('reading/read-pages.loader.js');
const { SOUGHT_TYPES } = built('fields/sought/sought-types.js');
const { nothingKnown } = built('fields/knowledge.js');

const TODAY = '2026-11-25';
const ISO = { us: 'en' };
const documents = documentsOf();

const resultOf = (reading, { truth, type }) => ({
  type: reading.type,
  isTypeRight: reading.type === type,
  fields: Object.entries(truth).map(([field, said]) => {
    const read = reading.fields.find((each) => each.field === field);
    return {
      field,
      truth: said,
      read: read?.value,
      flags: read?.flags,
      sure: read?.confidence,
      outcome: outcomeOf(field, reading, said),
    };
  }),
});

const read = (pages, more = {}) => readDocument(pages, { ...nothingKnown(TODAY), ...more }, SOUGHT_TYPES);

/** Reads a document without any knowledge of the receiving company, not even its language. */
async function text(document) {
  const begun = performance.now();
  const pages = await readPages(await pdfOf(document), 'application/pdf');
  const drawn = performance.now();
  return { ...resultOf(read(pages), document), took: performance.now() - drawn, pages: drawn - begun };
}

async function hybrid(document) {
  const pages = await readPages(await pdfOf(document, { isHybrid: true }), 'application/pdf');
  return resultOf(read(pages), document);
}

async function scan(document, how) {
  const picture = await scanOf(await pdfOf(document), how);
  const begun = performance.now();
  const accountLanguage = ISO[document.language] ?? document.language;
  const pages = await readPages(picture, 'image/jpeg', { language: accountLanguage });
  return { ...resultOf(read(pages, { accountLanguage }), document), took: performance.now() - begun };
}

/** The value of a form field after a person has typed the printed value. */
const entered = (value) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : value;

/** Reads a bill, corrects it, and reads the sender's next bill; measures what must still be typed then. */
async function second(document) {
  const { learned } = built('memory/learn.js');
  const { docTypeOf } = contract('docs/types/all-types.js');
  const { soughtOf } = built('fields/sought/sought-of.js');
  const type = docTypeOf(document.type);
  if (!type) return null;
  const sought = [soughtOf(type)];
  const readAs = async (each, anchors) =>
    readDocument(await readPages(await pdfOf(each), 'application/pdf'), { ...nothingKnown(TODAY), anchors }, sought);
  const first = await readAs(document, []);
  return typedNext({ type, document, first, readAs, learned, sought });
}

async function typedNext({ type, document, first, readAs, learned, sought }) {
  const names = sought[0].fields.map(({ name }) => name);
  const of = (truth) =>
    Object.fromEntries(names.flatMap((name) => (truth[name] === undefined ? [] : [[name, truth[name]]])));
  const valuesOf = (reading) => Object.fromEntries(reading.fields.map(({ field, value }) => [field, value]));
  const toType = (reading, truth) =>
    Object.entries(truth).filter(
      ([field, said]) => !['right', 'rightFlagged'].includes(outcomeOf(field, reading, said)),
    );
  const truth = of(document.truth);
  const wrong = toType(first, truth);
  const before = valuesOf(first);
  const values = { ...before };
  for (const [field, said] of wrong) values[field] = entered(document.typed[field] ?? said);
  const rows = learned({ type, landmarks: first.landmarks, values, read: before, places: {}, confirmed: [] });
  const anchors = rows.map((each, at) => ({
    ...each,
    _id: `a${at}`,
    doc_id: 'first',
    learned_on: 1,
    supplier_name: '',
  }));
  const next = nextOf(document);
  const after = await readAs(next, anchors);
  return { typedFirst: wrong.length, typedSecond: toType(after, of(next.truth)).length, learned: rows.length };
}

const WORK = { text, hybrid, scan, second };

setPriority(10);
const send = (message) => process.send?.(message);

process.on('message', async ({ job, kind, at, how }) => {
  try {
    send({ job, result: await WORK[kind](documents[at], how) });
  } catch (error) {
    send({ job, failed: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
