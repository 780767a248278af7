import { runProgram, startBaseline } from '../child-programs.mjs';
import { dialectOf } from '../worlds/copies.mjs';
import { load, rollUp, samples } from '../worlds/million.mjs';
import { interleaved, perSecond } from '../rounds.mjs';
import { billOn, makeWorld } from '../worlds/world.mjs';

const GOAL = 0.5;
const ROWS = Number(process.env['BENCH_ACTIVITIES'] ?? 1_000_000);
const OTHERS = 50;
const ROWS_OF_OTHERS = 4000;
const YEAR = 2024;
const WAVES = 5;
const MILLIONS = (ROWS / 1e6).toFixed(ROWS % 1e6 === 0 ? 0 : 2);
const BILLS = '/api/data/electricity_activitys';
const PATH = `/api/data/activity_summarys?year=${YEAR}`;
/** All activities are on one day, so that every row of a type and component is in the same sum. */
const HOT_DAY = Date.UTC(YEAR, 5, 15);

/** Compares the year's kilograms summed over all calculation rows with the dashboard's figure. */
async function expectFullSum({ rows, call }, companyId) {
  const [{ ug }] = await rows.all(
    'SELECT CAST(SUM(co2_ug) AS CHAR) AS ug FROM emission_calcs WHERE company_id = ? AND used = 1 AND superseded_by IS NULL ' +
      "AND COALESCE(scope2_basis, '') <> 'market' AND `from` BETWEEN ? AND ?",
    [companyId, Date.UTC(YEAR, 0, 1), Date.UTC(YEAR, 11, 31)],
  );
  const { body, text } = await call('GET', PATH);
  const total = body.list.find(({ key }) => key === 'Total').CO2_total;
  if (total !== Number(ug) / 1e6) throw new Error(`the dashboard says ${total} kg, the rows ${ug} × 10⁻⁶ kg`);
  return { text, total };
}

function line(name, found) {
  const ratio = found.product.rps / found.limit.rps;
  return {
    figure: name,
    ...{ product: perSecond(found.product), limit: perSecond(found.limit) },
    ...{ ratio, goal: `≥ ${GOAL.toFixed(2)}`, met: ratio >= GOAL },
  };
}

async function limitOver(world, { companyId }) {
  const { databaseUrl, databaseSettings } = world;
  const limit = await startBaseline('baselines/baseline-summary.mjs', {
    databaseUrl,
    companyId,
    year: YEAR,
    connections: 10,
  });
  console.log(`limit: ${JSON.stringify(limit.about)}; database: ${databaseSettings.join(' ')}`);
  return limit;
}

function targetsOf({ person, port }, limit) {
  const requests = [{ path: PATH, headers: { cookie: person.cookie } }];
  return { limit: { port: limit.port, requests }, product: { port, requests } };
}

async function expectSameBytes({ port }, ours) {
  const theirs = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  if (theirs !== ours) throw new Error(`the limit answers other bytes:\n${ours}\n${theirs}`);
}

/** Saves concurrently on the hot day, and checks after each wave that the dashboard equals the full sum. */
async function expectFullSumAfterWrites(world, companyId) {
  for (let wave = 0; wave < WAVES; wave += 1) {
    const saves = Array.from({ length: 8 }, () => world.call('POST', BILLS, billOn(world.person, HOT_DAY)));
    for (const { status, text } of await Promise.all(saves))
      if (status !== 201) throw new Error(`a save on the hot day answered ${status}: ${text}`);
    await expectFullSum(world, companyId);
  }
}

/** P5's worst case: a million activities on one day, in one sum, with further bills saved on that day. */
export async function measureHotDay() {
  const world = await makeWorld('mysql');
  let limit;
  try {
    const sample = await samples(world);
    await load(world, { ...sample, count: ROWS, prefix: '019d0000', amount: '1000000 + n', from: String(HOT_DAY) });
    await rollUp(world);
    await expectFullSum(world, sample.companyId);
    await expectFullSumAfterWrites(world, sample.companyId);
    limit = await limitOver(world, sample);
    const targets = targetsOf(world, limit);
    const { text } = await expectFullSum(world, sample.companyId);
    await expectSameBytes(limit, text);
    const quiet = await interleaved(targets, { seconds: 3 });
    const bills = [
      { method: 'POST', path: BILLS, headers: { cookie: world.person.cookie }, body: billOn(world.person, HOT_DAY) },
    ];
    const writers = { port: world.port, connections: 2, seconds: 30, requests: bills };
    const writing = runProgram('loads/load.mjs', writers);
    const busy = await interleaved(targets, { seconds: 3 });
    const { rps, statuses } = await writing;
    await expectFullSum(world, sample.companyId);
    console.log(`saves on the hot day beside the reads: ${rps.toFixed(0)}/s ${JSON.stringify(statuses)}`);
    return [
      line(
        `P5 hot day: ${MILLIONS} million activities on one day, equal to the full sum after ${WAVES * 8} more saves`,
        quiet,
      ),
      line(`P5 hot day while 2 writers save on it (${rps.toFixed(0)} saves/s), equal to the full sum afterwards`, busy),
    ];
  } finally {
    limit?.stop();
    await world.stop();
  }
}

/** P5: the dashboard's year over a million activities of one company, alone and beside fifty other companies. */
export async function measureSummary() {
  const world = await makeWorld('mysql');
  let limit;
  try {
    const sample = await samples(world);
    await load(world, { ...sample, count: ROWS, prefix: '019d0000', amount: '1000000 + n' });
    await rollUp(world);
    limit = await limitOver(world, sample);
    const targets = targetsOf(world, limit);
    const alone = await expectFullSum(world, sample.companyId);
    await expectSameBytes(limit, alone.text);
    const first = await interleaved(targets, { seconds: 3 });
    const company = dialectOf(world.databaseUrl).id('019c0000', `n % ${OTHERS}`);
    await load(world, { ...sample, count: OTHERS * ROWS_OF_OTHERS, company, prefix: '019e0000', amount: '7' });
    await rollUp(world);
    const beside = await expectFullSum(world, sample.companyId);
    if (beside.text !== alone.text) throw new Error('other companies changed the answer');
    const second = await interleaved(targets, { seconds: 3 });
    return [
      line(`P5 year of ${MILLIONS} million activities, equal to the full sum (${alone.total} kg)`, first),
      line(`P5 beside ${OTHERS} companies with ${(OTHERS * ROWS_OF_OTHERS) / 1e6} million more`, second),
    ];
  } finally {
    limit?.stop();
    await world.stop();
  }
}
