import { openRows } from '../drivers.mjs';
import { calculationProblems, readTables, rollUpProblems } from '../rows-agree.mjs';
import { until } from '../until.mjs';
import { provePortal } from './portal-deaths.mjs';

/** First statement of a grid change, and the tables whose every row must be entirely old or entirely new. */
const CHANGE = { from: 'UPDATE .?locations', watched: /locations|jobs|activities|emission_calcs/ };
const OTHER = 'France';

/** Returns what an activity was calculated with. */
const madeOf = (calcs) =>
  calcs
    .filter(({ used, superseded_by }) => used === 1 && superseded_by === null)
    .map(({ component, scope2_basis, factor_id }) => `${component} ${scope2_basis ?? ''} ${factor_id}`)
    .sort()
    .join('; ');

async function gridState(rows, id) {
  const [site] = await rows.all('SELECT electricity_grid, recalculation_job_id FROM locations WHERE id = ?', [id]);
  const { activities, calcs, months } = await readTables(rows);
  const of = activities.map((each) => madeOf(calcs.filter(({ activity_id }) => activity_id === each.id)));
  return { site, activities, calcs, months, of };
}

/**
 * Checks that every activity is entirely of the old or of the new grid, and that each grid is one of its location's.
 */
function gridProblems({ site, activities, calcs, months, of }, { before, count }) {
  const others = new Set(of.filter((each) => each !== before));
  return [
    ...(activities.length === count ? [] : [`${activities.length} activities instead of ${count}`]),
    ...(others.size < 2 ? [] : [`figures of ${others.size} kinds: ${[...others].join(' | ')}`]),
    ...(others.size > 0 && site.electricity_grid !== OTHER ? ['figures of a grid that the location has not'] : []),
    ...calculationProblems({ activities, calcs }),
    ...rollUpProblems({ calcs, months }),
  ];
}

const isChanged = ({ site, of }, before) => site.electricity_grid === OTHER && of.every((each) => each !== before);

/**
 * Kills the portal after statements of a grid change: the location must have one of the two grids, and each activity
 * must be entirely of one. An accepted change must continue by itself until all figures use the new grid.
 */
export async function proveGridChange(given) {
  const { portal, calls, name, checks, most } = given;
  await portal.start();
  const [{ _id: id }] = (await calls.get('locations')).list;
  await portal.stop();
  const seen = async (look) => {
    const rows = await openRows(portal.databaseUrl);
    return look(await gridState(rows, id).finally(() => rows.close()));
  };
  const { before, count } = await seen(({ of }) => ({ before: of[0], count: of.length }));
  if (!before) throw new Error('nothing takes power from the grid that is changed');
  const begin = () => calls.post(`locations/${id}/change_grid`, { grid: OTHER, recalculate: true });
  const isOver = async () => {
    const { obj } = await calls.get(`locations/${id}`);
    return obj.electricity_grid === OTHER && obj.recalculation_job_id === null;
  };
  const title = `${name}: killed after any statement of a change of grid, each figure is of one grid`;
  const words = await provePortal({ ...given, name: title }, CHANGE, {
    ...{ begin, isOver, most },
    look: async (rows) => {
      const state = await gridState(rows, id);
      return { isNew: isChanged(state, before), problems: gridProblems(state, { before, count }) };
    },
  });
  await portal.start();
  await begin();
  await portal.kill();
  await portal.start();
  await until('the change of grid is over', isOver);
  await portal.stop();
  checks.check(
    `${name}: a change of grid that was killed goes on to its end`,
    await seen((state) => [
      ...gridProblems(state, { before, count }),
      ...(isChanged(state, before) ? [] : ['figures of the old grid are left']),
    ]),
  );
  return words;
}
