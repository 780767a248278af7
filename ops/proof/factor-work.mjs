import { send } from './company-account.mjs';
import { calculationProblems, readTables, rollUpProblems } from './rows-agree.mjs';

const AT_ONCE = 16;
export const FIRST_YEAR = 2027;

/** Returns a person's calls: `get` and `post` return the body and throw when the call fails. */
export function callsOf({ url }, { cookie }) {
  const call = async (method, name, body) => {
    const answer = await send({ url, cookie, method, path: name.startsWith('/') ? name : `/api/data/${name}`, body });
    if (answer.status >= 300) throw new Error(`${method} ${name}: ${answer.status} ${answer.text.slice(0, 300)}`);
    return answer.body;
  };
  return { get: (name) => call('GET', name), post: (name, body) => call('POST', name, body) };
}

export async function createBills({ post }, locationId, count) {
  let next = 0;
  const one = async () => {
    while (next < count) {
      next += 1;
      const days = { from: Date.UTC(FIRST_YEAR, 0, 1 + (next % 200)), to: Date.UTC(FIRST_YEAR, 7, 1) };
      const bill = { location_id: locationId, ...days, amount: 100 + next, units: 'kWh', renewable_amount: 0 };
      await post('electricity_activitys', bill);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Returns the UK edition of a year, with another figure in every row of the newest edition. */
export async function editionOf({ get }, year) {
  const { list } = await get('factors?set=uk-2026&limit=2000');
  const rows = [...new Set(list.map(({ publisher_row }) => publisher_row))].filter((row) => /^\d+(_\d+){4}$/.test(row));
  const lines = rows.map((row) => `${row},kWh,kg CO2e,0.${year},${year}`);
  return ['id,uom,ghg_unit,factor,year', ...lines].join('\n');
}

/** Finds sets that have only some of their factors. */
export async function halfSets(rows) {
  const sets = await rows.all('SELECT id, factors FROM factor_sets');
  const counts = await rows.all('SELECT set_id, COUNT(*) AS found FROM factors GROUP BY set_id');
  const found = new Map(counts.map((each) => [each.set_id, Number(each.found)]));
  const known = new Set(sets.map(({ id }) => id));
  const problems = sets
    .filter((set) => Number(set.factors) !== found.get(set.id))
    .map(({ id, factors }) => `${id} has ${found.get(id) ?? 0} of ${factors} factors`);
  const orphans = [...found.keys()].filter((id) => !known.has(id)).map((id) => `factors of ${id}, and no such set`);
  return { problems: [...problems, ...orphans], known };
}

export async function upload({ url }, { cookie }, text) {
  const body = new FormData();
  body.set('entity', 'factor_imports');
  body.set('file', new Blob([text], { type: 'text/csv' }), 'edition.csv');
  const answer = await fetch(`${url}/api/upload`, { method: 'POST', headers: { cookie }, body });
  return (await answer.json()).obj._id;
}

/** Finds activities with calculations from two editions, and counts that differ from the record's. */
export async function recalculatedHalf(rows, id) {
  const { activities, calcs, months } = await readTables(rows);
  const standing = calcs.filter(({ superseded_by, used }) => superseded_by === null && used === 1);
  const sets = new Map();
  for (const { activity_id, factor_set } of standing)
    sets.set(activity_id, (sets.get(activity_id) ?? new Set()).add(factor_set));
  const mixed = [...sets].filter(([, own]) => own.size > 1).map(([one, own]) => `${one}: ${[...own].join(', ')}`);
  const [record] = await rows.all(`SELECT written FROM recalculations WHERE id = '${id}'`);
  const changes = await rows.all(
    `SELECT activity_id, state FROM recalculation_changes WHERE recalculation_id = '${id}'`,
  );
  const written = changes.filter(({ state }) => state === 'written').length;
  const counted = written === Number(record.written) ? [] : [`says ${record.written} written, ${written} are`];
  return {
    written,
    problems: [
      ...mixed,
      ...counted,
      ...calculationProblems({ activities, calcs }),
      ...rollUpProblems({ calcs, months }),
    ],
  };
}
