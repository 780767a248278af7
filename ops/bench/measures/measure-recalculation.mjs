import { copies, dialectOf } from '../worlds/copies.mjs';
import { countProcessor, sayProcessorRatio, watchMemory } from '../processes.mjs';
import { rawInserts } from '../baselines/raw-inserts.mjs';
import { billOn, DAY, makeWorld } from '../worlds/world.mjs';

const SPEED_GOAL = 0.3;
const MEMORY_GOAL_MB = 300;
const USUAL = 20_000;
/** Maximum number of rows for the raw inserts; more would give the same rate. */
const MOST_RAW = 500_000;
const WAIT_MS = 250;
/** 17 days of 2025 and 83 of 2026, so that the rule for factor years changes every row. */
const FIRST = Date.UTC(2025, 11, 15);
const LAST = FIRST + 99 * DAY;

async function ended(call, id, wanted) {
  for (;;) {
    const { body } = await call('GET', `/api/data/recalculations/${id}`);
    if (body.obj.state === wanted) return body.obj;
    if (body.obj.state === 'failed') throw new Error(`the recalculation failed after ${body.obj.seen}`);
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
}

/** Inserts copies of one saved bill and its rows, so that every activity is realistic. */
async function load({ rows, databaseUrl, call, person }, count) {
  const { body } = await call('POST', '/api/data/electricity_activitys', billOn(person, FIRST, LAST));
  const sample = body.obj._id;
  const { id } = dialectOf(databaseUrl);
  const of = (table, row, prefix, changed) =>
    copies(rows, { url: databaseUrl, table, id: row, count: count - 1, changed: { id: id(prefix, 'n'), ...changed } });
  const calcs = await rows.all('SELECT id FROM emission_calcs WHERE activity_id = ?', [sample]);
  await of('activities', sample, '019d0000', {});
  for (const [at, calc] of calcs.entries())
    await of('emission_calcs', calc.id, `019d000${at + 1}`, { activity_id: id('019d0000', 'n') });
  return calcs.length;
}

/** Proposes and writes a recalculation; returns the time of both and the peak memory. */
async function recalculated({ call, portal, pids }, count) {
  const memory = watchMemory(portal.pid());
  const used = countProcessor(pids());
  const began = performance.now();
  const { body } = await call('POST', '/api/data/recalculate', {});
  await ended(call, body.obj._id, 'proposed');
  const proposed = (performance.now() - began) / 1000;
  await call('POST', '/api/data/decide_recalculation', { id: body.obj._id, decision: 'commit' });
  const { written } = await ended(call, body.obj._id, 'committed');
  const whole = (performance.now() - began) / 1000;
  memory.stop();
  if (written !== count) throw new Error(`${written} of ${count} activities were written`);
  return { proposed, whole, memory, processor: used() };
}

const heldRow = (figure, memory) => ({
  figure: `${figure}: memory over the idle process (${Math.round(memory.idle)} MB)`,
  ...{ product: `${Math.round(memory.most())} MB at most`, limit: '' },
  ...{ goal: `≤ ${MEMORY_GOAL_MB} MB`, met: memory.most() <= MEMORY_GOAL_MB },
});

/**
 * Measures proposing and writing a recalculation that changes every activity, against bulk writes of the same rows.
 * @param {{ rows?: number, memoryAlone?: boolean }} asked how many activities, and whether their speed is left out
 */
export async function measureRecalculation({ rows: count = USUAL, memoryAlone = false } = {}) {
  const world = await makeWorld('mysql');
  try {
    const perActivity = await load(world, count);
    await world.call('PATCH', '/api/data/account', { factor_year_rule: 'majority' });
    const { proposed, whole, memory, processor } = await recalculated(world, count);
    const figure = `Recalculation of ${count} activities (${count * perActivity} rows) on MariaDB`;
    const held = heldRow(figure, memory);
    if (memoryAlone) return [held];
    const raw = await rawInserts(world, 'emission_calcs', { where: 'superseded_by IS NULL', most: MOST_RAW });
    sayProcessorRatio({ rows: count * perActivity, seconds: processor }, { rows: raw.count, seconds: raw.processor });
    const speed = (count * perActivity) / whole;
    const limit = raw.count / raw.seconds;
    return [
      {
        figure,
        product: `${Math.round(speed)} rows/s: proposed in ${proposed.toFixed(1)} s, written in ${(whole - proposed).toFixed(1)} s`,
        limit: `${Math.round(limit)} rows/s in bulk`,
        ...{ ratio: speed / limit, goal: `≥ ${SPEED_GOAL}`, met: speed / limit >= SPEED_GOAL },
      },
      held,
    ];
  } finally {
    await world.stop();
  }
}
