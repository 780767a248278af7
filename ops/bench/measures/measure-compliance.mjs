import { setTimeout as pause } from 'node:timers/promises';
import { connectPartners, insertAll } from '../../proof/connected-partners.mjs';
import { callsOf } from '../../proof/factor-work.mjs';
import { until } from '../../proof/until.mjs';
import { watchMemory } from '../processes.mjs';
import { p95, timed } from '../rounds.mjs';
import { DAY, makeWorld } from '../worlds/world.mjs';
import { decisions } from './measure-decisions.mjs';

const PARTNERS = 500;
const DEMANDS_EACH = 20;
const PERIODS = 5;
/** Demands that the daily work leaves unchanged, besides those that change. */
const QUIET = 40_000;
const AT_ONCE = 500;
const ASKED = 30;
const PAGE_MS = 100;
const ACTIVATION_S = 5;
const DAY_S = 10;
const DAY_MB = 300;
const ASK_MS = 100;
const TODAY = Math.floor(Date.now() / DAY) * DAY;
const DAILY = 'compliance.demand-days';
const DEMANDS = 'partner_compliance_demands';
const CONFIGURATION = 'partner_compliance_config';

const numbers = (count) => Array.from({ length: count }, (_, at) => at);
const no = (at) => String(at).padStart(4, '0');

async function fill(rows, table, all) {
  for (let at = 0; at < all.length; at += AT_ONCE) await insertAll(rows, table, all.slice(at, at + AT_ONCE));
}

/** Inserts five years of demands with their proof; the newest proof ended yesterday. */
async function fillDemands(rows, companyId, demandRow) {
  const stands = { inforce: 1, compliant: 1, non_compliant_reason: null, renewal_date: TODAY - DAY };
  const listed_in = JSON.stringify(['all', 'compliant']);
  const base = { ...demandRow, ...stands, listed_in, submission_count: PERIODS, next_change_on: TODAY, status: 'sent' };
  const due = numbers(PARTNERS).flatMap((partner) =>
    numbers(DEMANDS_EACH).map((type) => ({
      ...{ ...base, id: `due-${no(partner)}-${type}`, partner_id: `to-${no(partner)}` },
      ...{ demand_key: `due ${no(partner)} ${type}`, with_company: `company-${no(partner)}`, stage: 'accepted' },
    })),
  );
  await fill(rows, DEMANDS, due);
  const proof = {
    version: 1,
    created_by: 'connection',
    updated_on: 1,
    demand_type_id: 'insurance',
    name: 'policy.pdf',
  };
  const flags = { company_id: companyId, status: 'expired', manual: 0, has_file: 1, is_valid: 1 };
  const submissions = due.flatMap(({ id, partner_id }) =>
    numbers(PERIODS).map((period) => {
      const to = TODAY - DAY - (PERIODS - 1 - period) * 365 * DAY;
      const days = { received_on: to - 364 * DAY, from: to - 364 * DAY, to, created_on: to - 364 * DAY };
      const status = period === PERIODS - 1 ? 'accepted' : 'expired';
      const ids = { id: `${id}-${period}`, check_id: `c-${id}-${period}`, share_id: `s-${id}-${period}` };
      return { ...proof, ...flags, ...days, ...ids, status, demand_id: id, partner_id };
    }),
  );
  await fill(rows, 'partner_compliance_submissions', submissions);
  const quiet = numbers(QUIET).map((at) => ({
    ...{ ...base, id: `quiet-${at}`, partner_id: `to-${no(at % PARTNERS)}`, demand_key: `quiet ${at}` },
    ...{ renewal_date: TODAY + 200 * DAY, next_change_on: TODAY + 170 * DAY, stage: 'accepted' },
  }));
  return { due, quiet };
}

async function pageFigure(figure, { call }, place) {
  const ask = async () => {
    const { status, text } = await call('GET', `/api/data/${place}`);
    if (status !== 200) throw new Error(`${status}: ${text.slice(0, 300)}`);
  };
  await ask();
  const taken = [];
  for (let at = 0; at < ASKED; at += 1) taken.push(await timed(ask));
  const product = p95(taken);
  const words = `${product.toFixed(0)} ms at the 95th percentile`;
  return { figure, product: words, limit: '', goal: `≤ ${PAGE_MS} ms`, met: product <= PAGE_MS };
}

async function activation({ portal, rows }, { get, post }) {
  const draft = { name: 'All', demand_type_id: 'insurance', frequency: 'every_year' };
  const { _id } = (await post(CONFIGURATION, draft)).obj;
  const began = performance.now();
  await post(`${CONFIGURATION}/${_id}/activate_doc_config`, {});
  await until('it is active', async () => !(await get(`${CONFIGURATION}/${_id}`)).obj.unfinished, 120_000);
  const seconds = (performance.now() - began) / 1000;
  const [{ asked }] = await rows.all(`SELECT COUNT(*) AS asked FROM ${DEMANDS} WHERE config_id = ?`, [_id]);
  if (Number(asked) !== PARTNERS) throw new Error(`${asked} of ${PARTNERS} are asked: ${portal.words()}`);
  const product = `${seconds.toFixed(1)} s`;
  const figure = `activating a configuration for ${PARTNERS} partners`;
  return { figure, product, limit: '', goal: `≤ ${ACTIVATION_S} s`, met: seconds <= ACTIVATION_S };
}

async function day({ portal, rows }, companyId, changing) {
  await portal.kill();
  await rows.all('DELETE FROM daily_work');
  await rows.all('DELETE FROM sweeps');
  await rows.all("DELETE FROM jobs WHERE kind LIKE 'daily.%'");
  const row = { name: DAILY, company_id: companyId, job_id: 'none', day: TODAY - DAY, done_day: TODAY - DAY };
  await insertAll(rows, 'daily_work', [{ ...row, state: 'done', changed_on: 0 }]);
  await portal.start();
  const memory = watchMemory(portal.pid());
  const began = performance.now();
  const left = async () => {
    // Without this pause the bench alone would query the database ninety times a second.
    await pause(ASK_MS);
    const [found] = await rows.all('SELECT done_day FROM daily_work WHERE name = ? AND company_id = ?', [
      DAILY,
      companyId,
    ]);
    return Number(found?.done_day) < TODAY;
  };
  await until('the day is done', async () => !(await left()), 300_000);
  const seconds = (performance.now() - began) / 1000;
  const most = memory.most();
  memory.stop();
  const over = "SELECT COUNT(*) AS found FROM partner_compliance_demands WHERE non_compliant_reason = 'expired'";
  const [{ found }] = await rows.all(over);
  if (Number(found) !== changing) throw new Error(`${found} of ${changing} have ended`);
  const product = `${seconds.toFixed(1)} s, ${most.toFixed(0)} MB`;
  const figure = `daily work over ${QUIET + changing} demands of which ${changing} change`;
  const met = seconds <= DAY_S && most <= DAY_MB;
  return { figure, product, limit: '', goal: `≤ ${DAY_S} s, ${DAY_MB} MB`, met };
}

/**
 * Measures compliance of a large company: its pages, an activation for all partners, and a day on which a fifth
 * expires.
 */
export async function measureCompliance() {
  const world = await makeWorld('mysql');
  const { rows, portal } = world;
  try {
    await rows.all('UPDATE accounts SET modules = ?', [JSON.stringify(['compliance', 'value-chain', 'docs'])]);
    await portal.kill();
    await portal.start();
    const calls = callsOf(portal, world.person);
    const companyId = await connectPartners(rows, calls, PARTNERS);
    await calls.post(DEMANDS, { partner_id: 'to-0000', demand_type_id: 'insurance' });
    const [pattern] = await rows.all(`SELECT * FROM ${DEMANDS}`);
    await rows.all(`DELETE FROM ${DEMANDS}`);
    const { due, quiet } = await fillDemands(rows, companyId, pattern);
    for (const table of [DEMANDS, 'partner_compliance_submissions']) await rows.all(`ANALYZE TABLE ${table}`);
    const figures = [
      await pageFigure(`status of ${due.length} demands`, world, 'partner_compliance_stats'),
      await pageFigure('list of all demands', world, `${DEMANDS}?filter=all&limit=50`),
      await pageFigure('list by renewal', world, `${DEMANDS}?filter=compliant&sort=renewal_date&limit=50`),
      await pageFigure('search', world, `${DEMANDS}?filter=all&search=partner%200123&limit=50`),
      await activation(world, calls),
      await decisions(world, calls, companyId),
    ];
    await fill(rows, DEMANDS, quiet);
    return [...figures, await day(world, companyId, due.length)];
  } finally {
    await world.stop();
  }
}
