import { createHash } from 'node:crypto';
import { setUpCompany } from '../company-account.mjs';
import { openRows } from '../drivers.mjs';
import { callsOf } from '../factor-work.mjs';
import { asProgram, runOnPortal } from '../run-on-portal.mjs';
import { until } from '../until.mjs';
import { provePortal } from './portal-deaths.mjs';

const DAY = 86_400_000;
const TODAY = Math.floor(Date.now() / DAY) * DAY;
/** Number of kills in the short form. */
const FEW = 3;
const PASSPORTS = 'supplier_passports';
const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
const ISSUING = { from: 'INTO .?passport_issuers', watched: /supplier_passports|passport_issuers|files|INTO .?jobs/ };

/** Creates a certificate with its file among the documents. */
async function certificate({ url }, cookie, { get, post }) {
  const form = new FormData();
  form.set('entity', 'docs');
  form.set('file', new Blob([PDF]), 'certificate.pdf');
  const sent = await fetch(`${url}/api/upload`, { method: 'POST', headers: { cookie }, body: form });
  const { _id } = (await sent.json()).obj;
  const isRead = async () => !/pending|loading|parsed|preparing/.test((await get(`docs/${_id}`)).obj.status);
  await until('the document is read', isRead);
  await post(`docs/${_id}/update_types`, { types: ['iso_9001'] });
  const said = { company_name: 'Calder Glass Ltd', standard: 'ISO 9001:2015', certificate_number: 'Q-1' };
  await post(`docs/${_id}/update`, { prep_data: { ...said, issue_date: TODAY - 30 * DAY, expiry_date: TODAY + DAY } });
  return _id;
}

const open = (state) => state === 'waiting' || state === 'running';

/** Checks that each passport is issued with its file or waits for an existing job, and that no file is orphaned. */
async function issued(rows) {
  const passports = await rows.all(`SELECT id, state, file_id, digest, job_id FROM ${PASSPORTS}`);
  const files = await rows.all('SELECT id, owner_id, hash FROM files WHERE entity = ?', [PASSPORTS]);
  const issuers = await rows.all('SELECT id FROM passport_issuers');
  const jobs = await rows.all("SELECT id, state FROM jobs WHERE kind = 'compliance.issue-passport'");
  const live = new Set(jobs.flatMap(({ id, state }) => (open(state) ? [id] : [])));
  const done = passports.filter(({ state }) => state === 'issued');
  const waiting = passports.filter(({ state }) => state === 'making');
  const hasFile = ({ id, file_id, digest }) =>
    files.filter((file) => file.owner_id === id).length === 1 &&
    files.some((file) => file.id === file_id && file.hash === digest);
  return {
    isNew: done.length > 0 && waiting.length === 0,
    problems: [
      ...(issuers.length > 1 ? ['the company has two issuers'] : []),
      ...(issuers.length < Math.min(1, passports.length) ? ['a passport without an issuer'] : []),
      ...done.filter((each) => !hasFile(each)).map(({ id }) => `the passport ${id} is issued without its one file`),
      ...waiting.filter(({ job_id }) => !live.has(job_id)).map(({ id }) => `nobody makes the passport ${id}`),
      ...files
        .filter(({ owner_id }) => !done.some(({ id }) => id === owner_id))
        .map(({ id }) => `the file ${id} is nobody's`),
      ...(passports.length > done.length + waiting.length ? ['a passport has failed'] : []),
    ],
  };
}

/** Checks that every issued passport can be downloaded with the bytes that it names. */
async function downloadProblems({ url }, cookie, { get }) {
  const { list } = await get(`${PASSPORTS}?limit=100`);
  const problems = list.length === 0 ? ['no passport is issued'] : [];
  for (const { _id, digest } of list) {
    const answer = await fetch(`${url}/api/data/${PASSPORTS}/${_id}?f=1`, { headers: { cookie } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (createHash('sha256').update(bytes).digest('hex') !== digest) problems.push(`the file of ${_id} is another`);
  }
  return problems;
}

/**
 * Kills the portal with `kill -9` after every statement while a passport is created and signed: it must be issued once
 * with its one file, or not yet, and the next process must finish it.
 */
export function provePassportKills({ database, short = false, minutes = 0, checks, print = console.log }) {
  const name = `passports on ${database}`;
  const end = minutes > 0 ? Date.now() + minutes * 60_000 : Number.POSITIVE_INFINITY;
  return runOnPortal({ name, database, checks }, async ({ portal, rows, folder }) => {
    const person = await setUpCompany(portal.url, 'first@proof.example');
    const calls = callsOf(portal, person);
    await rows.all('UPDATE accounts SET modules = ?', [JSON.stringify(['compliance', 'value-chain', 'docs'])]);
    // Only a company with a confirmed address issues passports.
    await rows.all('UPDATE users SET confirmed_on = 1');
    await portal.stop();
    await portal.start();
    const doc = await certificate(portal, person.cookie, calls);
    await portal.stop();
    const order = { name: 'For customers', valid_until: TODAY + 300 * DAY, docs: [doc] };
    const begin = () => calls.post('issue_passport', order);
    const isOver = async () => {
      const { list } = await calls.get(`${PASSPORTS}?limit=100`);
      return list.length > 0 && list.every(({ state }) => state !== 'making');
    };
    const title = `${name}: killed after any statement, a passport is issued once with its file or not yet`;
    const how = { begin, isOver, look: issued, ...(short ? { most: FEW } : {}) };
    const given = { portal, folder, short, walked: undefined, end, checks };
    print(`${name}: issuing: ${await provePortal({ ...given, name: title }, ISSUING, how)}`);
    await portal.start();
    await begin();
    await portal.kill();
    await portal.start();
    await until('the passport is issued', isOver);
    const problems = await downloadProblems(portal, person.cookie, calls);
    await portal.stop();
    const after = await openRows(portal.databaseUrl);
    const found = await issued(after).finally(() => after.close());
    checks.check(`${name}: a passport that was killed while it was made is made after it`, [
      ...problems,
      ...found.problems,
      ...(found.isNew ? [] : ['it is not issued']),
    ]);
  });
}

await asProgram(import.meta.url, { numbers: { minutes: '0' }, flags: ['short'] }, provePassportKills);
