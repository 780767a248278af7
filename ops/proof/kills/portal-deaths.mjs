import path from 'node:path';
import { openRows } from '../drivers.mjs';
import { storedState } from '../stored-state.mjs';
import { LONGEST_WAIT, until } from '../until.mjs';
import { walkOf } from '../walked-points.mjs';
import { counting, killPoints, listed } from './kill-points.mjs';

/** Further statements to kill after, in case timed statements moved the end of the work. */
const FURTHER = [3, 6, 12, 24];

/**
 * Kills the portal once after one statement, starting from the saved state. @returns the resulting database contents
 */
async function deathAfter(last, { portal, kept, work, begin, look }) {
  await kept.restore();
  await portal.start(counting({ ...work, last }));
  // The process may be killed before it answers.
  await begin().catch(() => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT, 'late').unref());
  const isDead = (await Promise.race([portal.gone(), late])) !== 'late';
  if (!isDead) await portal.stop();
  await kept.untilLetGo();
  const rows = await openRows(portal.databaseUrl);
  const { isNew, problems } = await look(rows).finally(() => rows.close());
  return { isNew, problems: isDead ? problems : ['it was not killed', ...problems] };
}

/** Returns at most `most` of the points, including the first and the last. */
const spread = (points, most = points.length) =>
  points.filter(
    (_, at) =>
      points.length <= most ||
      Math.floor((at * (most - 1)) / (points.length - 1)) > Math.floor(((at - 1) * (most - 1)) / (points.length - 1)),
  );

/**
 * Kills the portal after each statement of some work, always starting from the same state. The portal must be stopped
 * before, and is stopped afterwards.
 */
export async function provePortal({ name, portal, folder, short, walked, end, checks }, work, how) {
  const list = path.join(folder, 'statements');
  const kept = await storedState(portal.databaseUrl);
  await portal.start(counting({ ...work, list }));
  await how.begin();
  await until('the work is done', how.isOver);
  await portal.stop();
  const statements = listed(list);
  const points = spread(killPoints(statements, work.watched, short), how.most);
  const walk = walkOf({ name, points, file: walked });
  const problems = [];
  const dieAfter = async (last) => {
    const { isNew, problems: found } = await deathAfter(last, { portal, kept, work, ...how });
    if (found.length === 0) walk.walked(last, isNew);
    problems.push(...found.map((words) => `after statement ${last}: ${words}`));
  };
  for (const last of walk.left()) {
    if (Date.now() > end) break;
    await dieAfter(last);
  }
  const counted = points.at(-1) ?? 0;
  for (const further of FURTHER) {
    if (!walk.isAllOld() || problems.length > 0 || Date.now() > end) break;
    walk.add(counted + further);
    await dieAfter(counted + further);
  }
  await kept.restore();
  checks.check(name, [...problems, ...walk.problems({ isCut: Date.now() > end })]);
  return `${statements.length} statements seen, ${walk.words()}`;
}
