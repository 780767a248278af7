import { setUpCompany } from '../company-account.mjs';
import { connectPartners, insertAll } from '../connected-partners.mjs';
import { openRows } from '../drivers.mjs';
import { callsOf } from '../factor-work.mjs';
import { asProgram, runOnPortal } from '../run-on-portal.mjs';
import { until } from '../until.mjs';
import { provePortal } from './portal-deaths.mjs';

const DAY = 86_400_000;
const TODAY = Math.floor(Date.now() / DAY) * DAY;
const DAILY = 'compliance.demand-days';
/** Number of partners, for more than two portions of an activation. */
const PARTNERS = 120;
/** Number of partners in the short form: slightly more than one portion, with few kills. */
const SHORT_PARTNERS = 60;
const FEW = 3;
const CONFIGURATION = 'partner_compliance_config';
const DEMANDS = 'partner_compliance_demands';

const ACTIVATION = { from: 'UPDATE .?partner_compliance_config', watched: /partner_compliance|INTO .?jobs/ };
const RETURN = {
  from: 'UPDATE .?partner_compliance_config',
  watched: /partner_compliance|removed_records|INTO .?jobs/,
};
const DAYS = { from: 'INSERT INTO .?daily_work|UPDATE .?daily_work', watched: /partner_compliance|daily_work/ };

/** Checks that demands and requests match one to one, and that no partner received a demand twice. */
async function asked(rows, all) {
  const demands = await rows.all(`SELECT id, partner_id, status FROM ${DEMANDS}`);
  const requests = await rows.all('SELECT demand_id FROM partner_compliance_requests');
  const partners = new Set(demands.map(({ partner_id }) => partner_id));
  const known = new Set(demands.map(({ id }) => id));
  const of = new Set(requests.map(({ demand_id }) => demand_id));
  return {
    isNew: partners.size === all,
    problems: [
      ...(partners.size < demands.length ? ['a partner is asked twice'] : []),
      ...(of.size < requests.length ? ['a demand has two requests'] : []),
      ...demands.filter(({ id }) => !of.has(id)).map(({ id }) => `the demand ${id} has no request`),
      ...requests.filter(({ demand_id }) => !known.has(demand_id)).map(({ demand_id }) => `no demand ${demand_id}`),
    ],
  };
}

async function proveActivation(given) {
  const { portal, calls, name, checks, short, partners } = given;
  const draft = { name: 'Insurance', demand_type_id: 'insurance', role_id: ['supplier'], frequency: 'every_year' };
  const { _id } = (await calls.post(CONFIGURATION, draft)).obj;
  await portal.stop();
  const begin = () => calls.post(`${CONFIGURATION}/${_id}/activate_doc_config`, {});
  const record = async () => (await calls.get(`${CONFIGURATION}/${_id}`)).obj;
  const isOver = async () => !(await record()).unfinished;
  const title = `${name}: killed after any statement of an activation, each partner is asked once or not at all`;
  const how = { begin, isOver, look: (rows) => asked(rows, partners), ...(short ? { most: FEW } : {}) };
  const words = await provePortal({ ...given, name: title }, ACTIVATION, how);
  await portal.start();
  await begin();
  await portal.kill();
  await portal.start();
  await until('the activation has ended', isOver);
  await portal.stop();
  const rows = await openRows(portal.databaseUrl);
  const { isNew, problems } = await asked(rows, partners).finally(() => rows.close());
  checks.check(`${name}: an activation that was killed goes on to its end`, [
    ...problems,
    ...(isNew ? [] : ['a partner is not asked']),
  ]);
  return { words, config: _id };
}

/** Inserts one accepted submission for each demand, valid for some days. */
async function proveAll(rows, companyId, days) {
  const demands = await rows.all(`SELECT id, partner_id FROM ${DEMANDS}`);
  const base = { company_id: companyId, version: 1, created_on: 1, created_by: 'connection', updated_on: 1 };
  const proof = { status: 'accepted', demand_type_id: 'insurance', name: 'policy.pdf' };
  const flags = { manual: 0, has_file: 1, is_valid: 1 };
  await rows.all('DELETE FROM partner_compliance_submissions');
  await insertAll(
    rows,
    'partner_compliance_submissions',
    demands.map(({ id, partner_id }) => ({
      ...{ ...base, ...proof, ...flags, ...days, id: `proof-${id}`, demand_id: id, partner_id },
      ...{ check_id: `check-${id}`, share_id: `share-${id}` },
    })),
  );
}

/** Checks that each demand was removed and kept, or stands with its proof and exactly one request. */
async function returned(rows, all) {
  const ids = async (sql) => (await rows.all(sql)).map(({ id }) => id);
  const standing = new Set(await ids(`SELECT id FROM ${DEMANDS}`));
  const kept = await ids(`SELECT record_id AS id FROM removed_records WHERE entity_name = '${DEMANDS}'`);
  const proofs = await ids('SELECT demand_id AS id FROM partner_compliance_submissions');
  const requests = await ids('SELECT demand_id AS id FROM partner_compliance_requests WHERE asked = 1');
  const twice = (some) => some.length > new Set(some).size;
  return {
    isNew: standing.size === all,
    problems: [
      ...(standing.size + kept.length === all ? [] : [`${standing.size} stand and ${kept.length} are kept of ${all}`]),
      ...kept.filter((id) => standing.has(id)).map((id) => `${id} stands and is kept`),
      ...(twice(requests) || twice(proofs) ? ['a demand has come back twice'] : []),
      ...[...standing].filter((id) => !requests.includes(id)).map((id) => `${id} is not asked for`),
      ...[...standing].filter((id) => !proofs.includes(id)).map((id) => `${id} has lost its proof`),
      ...[...requests, ...proofs].filter((id) => !standing.has(id)).map((id) => `there is no demand ${id}`),
    ],
  };
}

async function proveReturn(given, config) {
  const { portal, calls, name, checks, short, companyId, partners } = given;
  const proofs = await openRows(portal.databaseUrl);
  const days = { received_on: TODAY - 30 * DAY, from: TODAY - 30 * DAY, to: TODAY + 300 * DAY };
  await proveAll(proofs, companyId, days).finally(() => proofs.close());
  await portal.start();
  const record = async () => (await calls.get(`${CONFIGURATION}/${config}`)).obj;
  await calls.post(`${CONFIGURATION}/${config}/deactivate_doc_config`, {});
  await until('nobody is asked', async () => !(await record()).unfinished);
  await portal.stop();
  const begin = () => calls.post(`${CONFIGURATION}/${config}/bring_back`, {});
  const isOver = async () => {
    const { active, unfinished } = await record();
    return active && !unfinished;
  };
  const title = `${name}: killed after any statement of a return, each demand stands or is kept, with its proof`;
  const how = { begin, isOver, look: (rows) => returned(rows, partners), ...(short ? { most: FEW } : {}) };
  const words = await provePortal({ ...given, name: title }, RETURN, how);
  await portal.start();
  await begin();
  await portal.kill();
  await portal.start();
  await until('all is back', isOver);
  await portal.stop();
  const rows = await openRows(portal.databaseUrl);
  const { isNew, problems } = await returned(rows, partners).finally(() => rows.close());
  checks.check(`${name}: a return that was killed goes on to its end`, [
    ...problems,
    ...(isNew ? [] : ['a demand has not come back']),
  ]);
  return words;
}

/** Gives every demand a proof that ended yesterday. */
async function endYesterday(rows, companyId) {
  await proveAll(rows, companyId, { received_on: TODAY - 300 * DAY, from: TODAY - 300 * DAY, to: TODAY - DAY });
  const stands = 'inforce = 1, compliant = 1, non_compliant_reason = NULL, renewal_date = ?, next_change_on = ?';
  await rows.all(`UPDATE ${DEMANDS} SET ${stands}`, [TODAY - DAY, TODAY]);
  await rows.all('DELETE FROM daily_work');
  await rows.all("DELETE FROM jobs WHERE kind LIKE 'daily.%'");
  await rows.all('DELETE FROM sweeps');
  const row = { name: DAILY, company_id: companyId, job_id: 'none', day: TODAY - DAY, done_day: TODAY - DAY };
  await insertAll(rows, 'daily_work', [{ ...row, state: 'done', changed_on: 0 }]);
}

/** Checks that a demand has the state of its submission and request, and that the asked company was notified once. */
async function ended(rows, all) {
  const demands = await rows.all(`SELECT id, non_compliant_reason AS reason FROM ${DEMANDS}`);
  const over = new Set(demands.flatMap(({ id, reason }) => (reason === 'expired' ? [id] : [])));
  const list = async (sql) => (await rows.all(sql)).map(({ demand_id }) => demand_id);
  const proofs = await list("SELECT demand_id FROM partner_compliance_submissions WHERE status = 'expired'");
  const requests = await list(
    "SELECT demand_id FROM partner_compliance_requests WHERE non_compliant_reason = 'expired'",
  );
  const told = await rows.all(
    "SELECT record_id, COUNT(*) AS times FROM audit_log WHERE type = 'expire' GROUP BY record_id",
  );
  return {
    isNew: over.size === all,
    problems: [
      ...(proofs.length === over.size ? [] : [`${over.size} demands are over, and ${proofs.length} submissions`]),
      ...(requests.length === over.size ? [] : [`${over.size} demands are over, and ${requests.length} requests`]),
      ...told.filter(({ times }) => Number(times) > 1).map(({ record_id }) => `${record_id} was told twice`),
    ],
  };
}

async function proveDay(given) {
  const { portal, name, checks, short, companyId, partners } = given;
  const rows = await openRows(portal.databaseUrl);
  await endYesterday(rows, companyId).finally(() => rows.close());
  const isOver = async () => {
    const open = await openRows(portal.databaseUrl);
    const found = await open.all('SELECT done_day FROM daily_work WHERE name = ? AND company_id = ?', [
      DAILY,
      companyId,
    ]);
    await open.close();
    return Number(found[0]?.done_day) >= TODAY;
  };
  const title = `${name}: killed after any statement of the daily work, each end is said on both sides or on none`;
  const how = {
    begin: async () => undefined,
    isOver,
    look: (open) => ended(open, partners),
    ...(short ? { most: FEW } : {}),
  };
  const words = await provePortal({ ...given, name: title }, DAYS, how);
  await portal.start();
  await portal.kill();
  await portal.start();
  await until('the day is done', isOver);
  await portal.stop();
  const after = await openRows(portal.databaseUrl);
  const { isNew, problems } = await ended(after, partners).finally(() => after.close());
  checks.check(`${name}: the daily work of demands goes on to its end`, [
    ...problems,
    ...(isNew ? [] : ['an end is not said']),
  ]);
  return words;
}

/**
 * Kills the portal with `kill -9` after statements of an activation for many partners, of the return of its demands,
 * and of the daily work on them. Nobody may be asked twice, no demand lost, and no end announced twice.
 */
export function proveComplianceKills({ database, short = false, minutes = 0, checks, print = console.log }) {
  const name = `compliance on ${database}`;
  const end = minutes > 0 ? Date.now() + minutes * 60_000 : Number.POSITIVE_INFINITY;
  return runOnPortal({ name, database, checks }, async ({ portal, rows, folder }) => {
    const person = await setUpCompany(portal.url, 'first@proof.example');
    const calls = callsOf(portal, person);
    await rows.all('UPDATE accounts SET modules = ?', [JSON.stringify(['compliance', 'value-chain', 'docs'])]);
    await portal.stop();
    await portal.start();
    const partners = short ? SHORT_PARTNERS : PARTNERS;
    const companyId = await connectPartners(rows, calls, partners);
    const given = { portal, folder, calls, short, walked: undefined, end, checks, companyId, partners };
    const { words, config } = await proveActivation({ ...given, name });
    print(`${name}: activating: ${words}`);
    print(`${name}: bringing back: ${await proveReturn({ ...given, name }, config)}`);
    print(`${name}: the day: ${await proveDay({ ...given, name })}`);
  });
}

await asProgram(import.meta.url, { numbers: { minutes: '0' }, flags: ['short'] }, proveComplianceKills);
