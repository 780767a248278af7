import path from 'node:path';
import { readFileSync } from 'node:fs';
import { measured } from './children.mjs';
import { copies, dialectOf } from './copies.mjs';
import { billOn, DAY, makeWorld } from './world.mjs';

const SINGLES_GOAL = 200_000;
const RECALCULATION_GOAL = 0.3;
const COUNT = Number(process.env.BENCH_RECALCULATED ?? 20_000);
const BATCH = 1000;
const WAIT_MS = 250;
/** 17 days of 2025 and 83 of 2026: the rule for factor years moves every row. */
const FIRST = Date.UTC(2025, 11, 15);
const LAST = FIRST + 99 * DAY;

const rate = (found) => `${Math.round(found.core)} a second of processor time, ${Math.round(found.clock)} by the clock`;

/** Single calculations in memory on one core, row included, without the seal. */
export async function measureEngine() {
  const found = await measured('engine.mjs', {});
  return Object.entries(found).map(([type, rates]) => ({
    figure: `Engine: ${type}, calculations (rows) in memory`,
    ...{ product: rate(rates), limit: '', ratio: rates.core / SINGLES_GOAL },
    ...{ goal: `≥ ${SINGLES_GOAL}/s`, met: rates.core >= SINGLES_GOAL },
  }));
}

async function ended(call, id, wanted) {
  for (;;) {
    const { body } = await call('GET', `/api/data/recalculations/${id}`);
    if (body.obj.state === wanted) return body.obj;
    if (body.obj.state === 'failed') throw new Error(`the recalculation failed after ${body.obj.seen}`);
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
}

/** Copies of one saved bill with its rows, so that every activity is a real one. */
async function load({ rows, databaseUrl, call, person }) {
  const { body } = await call('POST', '/api/data/electricity_activitys', billOn(person, FIRST, LAST));
  const sample = body.obj._id;
  const { id } = dialectOf(databaseUrl);
  const of = (table, row, prefix, changed) =>
    copies(rows, { url: databaseUrl, table, id: row, count: COUNT - 1, changed: { id: id(prefix, 'n'), ...changed } });
  const calcs = await rows.all('SELECT id FROM emission_calcs WHERE activity_id = ?', [sample]);
  await of('activities', sample, '019d0000', {});
  for (const [at, calc] of calcs.entries())
    await of('emission_calcs', calc.id, `019d000${at + 1}`, { activity_id: id('019d0000', 'n') });
  return calcs.length;
}

/** The rows that the recalculation wrote, written once more under new ids by bulk inserts alone. */
async function rawInsert({ rows }) {
  const written = await rows.all('SELECT * FROM emission_calcs WHERE superseded_by IS NULL');
  const names = Object.keys(written[0]);
  const values = written.map((row, at) => names.map((name) => (name === 'id' ? `raw-${at}` : row[name])));
  await rows.all('CREATE TABLE raw_calcs LIKE emission_calcs');
  const began = performance.now();
  for (let at = 0; at < values.length; at += BATCH) {
    const columns = names.map((name) => `\`${name}\``).join(', ');
    await rows.all(`INSERT INTO raw_calcs (${columns}) VALUES ?`, [values.slice(at, at + BATCH)]);
  }
  return { count: values.length, seconds: (performance.now() - began) / 1000 };
}

const megabytes = (pid) => {
  const [, pages] = readFileSync(path.join('/proc', String(pid), 'statm'), 'utf8').split(' ');
  return (Number(pages) * 4096) / 1e6;
};

/** A company whose every activity changes: proposed, then written, against writing the same rows in bulk. */
export async function measureRecalculation() {
  const world = await makeWorld('mysql');
  try {
    const { call, portal } = world;
    const perActivity = await load(world);
    await call('PATCH', '/api/data/account', { factor_year_rule: 'majority' });
    const idle = portal.pid() ? megabytes(portal.pid()) : null;
    const began = performance.now();
    const { body } = await call('POST', '/api/data/recalculate', {});
    await ended(call, body.obj._id, 'proposed');
    const proposed = (performance.now() - began) / 1000;
    await call('POST', '/api/data/decide_recalculation', { id: body.obj._id, decision: 'commit' });
    const { written } = await ended(call, body.obj._id, 'committed');
    const whole = (performance.now() - began) / 1000;
    if (written !== COUNT) throw new Error(`${written} of ${COUNT} activities were written`);
    const raw = await rawInsert(world);
    const speed = (COUNT * perActivity) / whole;
    const limit = raw.count / raw.seconds;
    const memory = idle === null ? '' : `, ${Math.round(megabytes(portal.pid()) - idle)} MB more`;
    return [
      {
        figure: `Recalculation of ${COUNT} activities (${COUNT * perActivity} rows) on MariaDB`,
        product: `${Math.round(speed)} rows/s: proposed in ${proposed.toFixed(1)} s, written in ${(whole - proposed).toFixed(1)} s${memory}`,
        limit: `${Math.round(limit)} rows/s in bulk`,
        ...{ ratio: speed / limit, goal: `≥ ${RECALCULATION_GOAL}`, met: speed / limit >= RECALCULATION_GOAL },
      },
    ];
  } finally {
    await world.stop();
  }
}
