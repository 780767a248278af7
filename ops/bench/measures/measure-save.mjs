import { startBaseline } from '../child-programs.mjs';
import { interleaved, perSecond } from '../rounds.mjs';
import { billOn, DAY, FIRST_DAY, makeWorld } from '../worlds/world.mjs';

const GOAL = 0.5;
const PATH = '/api/data/electricity_activitys';

/** Days spread over three years, or all within one month when `isHot` is set. */
const daysOf = (isHot) => Array.from({ length: 500 }, (_, at) => FIRST_DAY + ((at * 7919) % (isHot ? 28 : 1090)) * DAY);

function row(name, found) {
  const ratio = found.product.rps / found.limit.rps;
  return {
    figure: name,
    ...{ product: perSecond(found.product), limit: perSecond(found.limit) },
    ...{ ratio, goal: `≥ ${GOAL.toFixed(2)}`, met: ratio >= GOAL },
  };
}

/**
 * P3: an electricity bill with its calculations, roll-up, audit row and event, against raw inserts of the same rows.
 */
export async function measureSave(database) {
  const world = await makeWorld(database);
  const name = database === 'mysql' ? 'MariaDB' : 'SQLite';
  let limit;
  try {
    const first = await world.call('POST', PATH, billOn(world.person, FIRST_DAY));
    limit = await startBaseline('baselines/baseline-save.mjs', {
      ...{ databaseUrl: world.databaseUrl, activityId: first.body.obj._id, locationId: world.person.locationId },
      ...{ answer: first.text, connections: 10 },
    });
    console.log(`limit: ${JSON.stringify(limit.about)}; database: ${world.databaseSettings.join(' ')}`);
    const targets = (isHot) => {
      const requests = daysOf(isHot).map((day) => ({
        ...{ method: 'POST', path: PATH, headers: { cookie: world.person.cookie }, body: billOn(world.person, day) },
      }));
      return {
        limit: { port: limit.port, requests },
        product: { port: world.port, requests, expected: 201 },
      };
    };
    return [
      row(`P3 audited save with emissions, ${name}`, await interleaved(targets(false))),
      row(`P3 the same, all in one month, ${name}`, await interleaved(targets(true), { seconds: 3 })),
    ];
  } finally {
    limit?.stop();
    await world.stop();
  }
}
