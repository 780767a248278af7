import { createHash } from 'node:crypto';
import { pdfOf } from '../../bench/reading/pdf.mjs';
import { setUpCompany } from '../company-account.mjs';
import { openRows } from '../drivers.mjs';
import { callsOf } from '../factor-work.mjs';
import { calculationProblems, readTables, rollUpProblems } from '../rows-agree.mjs';
import { asProgram, runOnPortal } from '../run-on-portal.mjs';
import { until } from '../until.mjs';
import { provePortal } from './portal-deaths.mjs';

/** Number of kills for each kind of work in the short form. */
const FEW = 5;
const LINES = [
  'Northern Power Ltd',
  'Electricity bill',
  'Invoice number: NP-20418',
  'Invoice date: 5 November 2025',
  'Billing period: 1 October 2025 to 31 October 2025',
  'Electricity used: 1,250 kWh',
  'Total amount due: £300.00',
];

const INGEST = { from: 'INSERT INTO .?files', watched: /docs|doc_readings|INTO .?files|INTO .?jobs/ };
const CHANGE = { from: 'UPDATE .?docs|INSERT INTO .?activities|DELETE FROM .?activities', watched: /docs|activities/ };

const IN_WORK = ['pending', 'loading', 'parsed', 'preparing'];
const isOpen = ({ state }) => state === 'waiting' || state === 'running';

const billPdf = () => pdfOf({ definition: { content: LINES, defaultStyle: { font: 'Helvetica' } }, facts: undefined });

async function upload({ url }, { cookie }, bytes) {
  const body = new FormData();
  body.set('entity', 'docs');
  body.set('file', new Blob([bytes]), 'bill.pdf');
  const answer = await fetch(`${url}/api/upload`, { method: 'POST', headers: { cookie }, body });
  return (await answer.json()).obj._id;
}

/** Checks that each document has one file, and a reading or a job that will read it; no file or reading is orphaned. */
async function taken(rows) {
  const docs = await rows.all('SELECT id, status, file_id, job_id FROM docs');
  const files = await rows.all("SELECT id, owner_id FROM files WHERE entity = 'docs'");
  const readings = await rows.all('SELECT doc_id FROM doc_readings');
  const jobs = await rows.all("SELECT id, state FROM jobs WHERE kind = 'docs.read'");
  const live = new Set(jobs.filter(isOpen).map(({ id }) => id));
  const known = new Set(docs.map(({ id }) => id));
  const readOf = (id) => readings.filter(({ doc_id }) => doc_id === id).length;
  const isWaiting = ({ status }) => IN_WORK.includes(status);
  return {
    isNew: docs.length > 0 && !docs.some(isWaiting),
    problems: [
      ...(docs.length > 1 ? ['the document is there twice'] : []),
      ...docs
        .filter(({ id, file_id }) => files.filter((file) => file.owner_id === id && file.id === file_id).length !== 1)
        .map(({ id }) => `the document ${id} has not its one file`),
      ...docs.filter((each) => isWaiting(each) && !live.has(each.job_id)).map(({ id }) => `nobody reads ${id}`),
      ...docs
        .filter((each) => readOf(each.id) !== (['pending', 'loading', 'parsed'].includes(each.status) ? 0 : 1))
        .map(({ id, status }) => `${id} is ${status} and has ${readOf(id)} readings`),
      ...files.filter(({ owner_id }) => !known.has(owner_id)).map(({ id }) => `the file ${id} is nobody's`),
      ...readings.filter(({ doc_id }) => !known.has(doc_id)).map(() => 'a reading is nobody’s'),
    ],
  };
}

/** Kills the portal after an upload; the next process reads every accepted file, whose bytes are unchanged. */
async function proveIngest(given) {
  const { portal, person, calls, name, checks, bytes } = given;
  // Read from the database directly, because the product's own statements are counted.
  const settled = async () => {
    const rows = await openRows(portal.databaseUrl);
    const docs = await rows.all('SELECT status FROM docs').finally(() => rows.close());
    return docs.length > 0 && docs.every(({ status }) => !IN_WORK.includes(status));
  };
  const begin = () => upload(portal, person, bytes);
  const title = `${name}: killed after any statement of an upload and its reading, the document is there once or not yet`;
  const how = { begin, isOver: settled, look: taken, ...(given.short ? { most: FEW } : {}) };
  const words = await provePortal({ ...given, name: title }, INGEST, how);
  await portal.start();
  const id = await begin();
  await portal.kill();
  await portal.start();
  await until('the document is read', settled);
  const sent = await fetch(`${portal.url}/api/data/docs/${id}?f=1`, { headers: { cookie: person.cookie } });
  const hashOf = (all) => createHash('sha256').update(all).digest('hex');
  const isSame = hashOf(Buffer.from(await sent.arrayBuffer())) === hashOf(bytes);
  const { obj } = await calls.get(`docs/${id}`);
  checks.check(`${name}: a document whose reading was killed is read after it, and its file is whole`, [
    ...(isSame ? [] : ['its file has other bytes']),
    ...(obj.prep_data?.electricity_used === 1250 ? [] : [`it was not read: ${obj.status}`]),
  ]);
  return { words, id };
}

/** Checks that an applied document has its activity and page link, and that any other has neither. */
async function standing(rows) {
  const [{ status, applied_types }] = await rows.all('SELECT status, applied_types FROM docs');
  const isApplied = status === 'applied';
  const evidence = await rows.all('SELECT record_id FROM doc_evidence WHERE closed_on IS NULL');
  const { activities, calcs, months } = await readTables(rows);
  const own = new Set(activities.map(({ id }) => id));
  return {
    isApplied,
    problems: [
      ...(activities.length === (isApplied ? 1 : 0) ? [] : [`${status} with ${activities.length} activities`]),
      ...(isApplied === (applied_types !== null) ? [] : [`${status} with the types ${applied_types}`]),
      ...(isApplied === evidence.length > 0 ? [] : [`${status} with ${evidence.length} rows of evidence`]),
      ...evidence.filter(({ record_id }) => !own.has(record_id)).map(({ record_id }) => `evidence of ${record_id}`),
      ...calculationProblems({ activities, calcs }),
      ...rollUpProblems({ calcs, months }),
    ],
  };
}

/** Kills the portal while a document is applied or unapplied; repeating the action then completes it. */
async function proveChange(given, action, title) {
  const { portal, calls, name, checks, id } = given;
  const begin = () => calls.post(`docs/${id}/${action}`, {});
  const wanted = action === 'apply';
  const isOver = async () => ((await calls.get(`docs/${id}`)).obj.status === 'applied') === wanted;
  const look = async (rows) => {
    const { isApplied, problems } = await standing(rows);
    return { isNew: isApplied === wanted, problems };
  };
  const how = { begin, isOver, look, ...(given.short ? { most: FEW } : {}) };
  const words = await provePortal({ ...given, name: `${name}: killed after any statement of ${title}` }, CHANGE, how);
  await portal.start();
  const asked = begin().catch(() => undefined);
  await portal.kill();
  await asked;
  await portal.start();
  if (!(await isOver())) await begin();
  await portal.stop();
  const rows = await openRows(portal.databaseUrl);
  const found = await look(rows).finally(() => rows.close());
  checks.check(`${name}: after a kill in the middle of ${title}, asking again does it once`, [
    ...found.problems,
    ...(found.isNew ? [] : ['it did nothing']),
  ]);
  return words;
}

/**
 * Kills the portal with `kill -9` after every statement while a document is uploaded, read, applied and unapplied. It
 * must exist once, with its file, in a state from which a person can continue, and its effects must be complete or
 * absent.
 */
export function proveDocKills({ database, short = false, minutes = 0, checks, print = console.log }) {
  const name = `documents on ${database}`;
  const end = minutes > 0 ? Date.now() + minutes * 60_000 : Number.POSITIVE_INFINITY;
  return runOnPortal({ name, database, checks }, async ({ portal, rows, folder }) => {
    const person = await setUpCompany(portal.url, 'first@proof.example');
    const calls = callsOf(portal, person);
    await rows.all('UPDATE accounts SET modules = ?', [
      JSON.stringify(['activities', 'docs', 'business', 'ai-doc-extract']),
    ]);
    await portal.stop();
    const bytes = await billPdf();
    const common = { portal, folder, calls, person, short, walked: undefined, end, checks, name, bytes };
    const { words, id } = await proveIngest(common);
    print(`${name}: reading: ${words}`);
    await calls.post(`docs/${id}/update`, { prep_data: { location_id: person.locationId } });
    await portal.stop();
    const given = { ...common, id };
    print(`${name}: applying: ${await proveChange(given, 'apply', 'an application, all of it is made or nothing')}`);
    print(
      `${name}: unapplying: ${await proveChange(given, 'unapply', 'taking it back, all of it is gone or nothing')}`,
    );
  });
}

await asProgram(import.meta.url, { numbers: { minutes: '0' }, flags: ['short'] }, proveDocKills);
