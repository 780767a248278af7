import { copies, dialectOf } from './copies.mjs';
import { billOn, DAY, FIRST_DAY } from './world.mjs';

const DAYS = 1096;
const MONTH = "UNIX_TIMESTAMP(DATE_FORMAT(FROM_UNIXTIME(`from` DIV 1000), '%Y-%m-01')) * 1000";

/** Expression of `n` that spreads rows over three years. */
const SPREAD = `${FIRST_DAY} + ((n * 7919) % ${DAYS}) * ${DAY}`;

/**
 * Inserts activities of one day each with one calculation, copied from a saved bill; `company`, the day, and the
 * columns of the activities in `changed` vary with `n`.
 */
export async function load(
  { rows, databaseUrl },
  { activityId, calcId, count, company = '', prefix, amount, from = SPREAD, changed = {} },
) {
  const { id } = dialectOf(databaseUrl);
  const days = { from, to: from, ...(company ? { company_id: company } : {}) };
  const of = (table, sample, expressions) =>
    copies(rows, { url: databaseUrl, table, id: sample, count, changed: { ...days, ...expressions } });
  await of('activities', activityId, {
    ...{ id: id(prefix, 'n'), scope2_ug: amount, scope3_ug: '0', market_ug: 'NULL' },
    ...changed,
  });
  await of('emission_calcs', calcId, {
    id: id(prefix, 'n'),
    activity_id: id(prefix, 'n'),
    co2_ug: amount,
    parts: 'NULL',
  });
}

const AMOUNTS = ['scope1_ug', 'scope2_ug', 'scope3_ug', 'market_ug'];

/** Inserts the counts and sums of activities of one day each, by the month in which they begin and end. */
async function countByMonth({ rows }) {
  const edges = ['started', 'ended'];
  const names = edges.flatMap((edge) => [edge, ...AMOUNTS.map((name) => `${edge}_${name}`)]);
  const sums = edges.flatMap(() => ['COUNT(*)', ...AMOUNTS.map((name) => `SUM(COALESCE(${name}, 0))`)]);
  const scopes = '(scope1_ug <> 0) + 2 * (scope2_ug <> 0) + 4 * (scope3_ug <> 0)';
  await rows.all('DELETE FROM activity_months');
  await rows.all(
    `INSERT INTO activity_months (company_id, month, activity_type, location_id, scopes, dated, ${names.join(', ')}) ` +
      `SELECT company_id, ${MONTH} AS month, activity_type, COALESCE(location_id, ''), ${scopes}, 'both', ${sums.join(', ')} ` +
      `FROM activities GROUP BY company_id, month, activity_type, COALESCE(location_id, ''), ${scopes}`,
  );
}

/** Creates all roll-ups from the rows, with one statement each. */
export async function rollUp({ rows }) {
  await rows.all("SET time_zone = '+00:00'");
  await rows.all('DELETE FROM emission_months');
  await rows.all(
    'INSERT INTO emission_months (company_id, month, activity_type, scope, scope2_basis, scope3_category, co2_ug, calcs) ' +
      `SELECT company_id, ${MONTH} AS month, activity_type, scope, COALESCE(scope2_basis, ''), COALESCE(scope3_category, 0), ` +
      'SUM(co2_ug), COUNT(*) FROM emission_calcs WHERE used = 1 AND superseded_by IS NULL AND co2_ug IS NOT NULL ' +
      "GROUP BY company_id, month, activity_type, scope, COALESCE(scope2_basis, ''), COALESCE(scope3_category, 0)",
  );
  await countByMonth({ rows });
}

/** Returns a saved bill and its location-based row, to be copied. */
export async function samples({ rows, call, person }) {
  const { body } = await call('POST', '/api/data/electricity_activitys', billOn(person, FIRST_DAY));
  const activityId = body.obj._id;
  const [calc] = await rows.all(
    "SELECT id, company_id FROM emission_calcs WHERE activity_id = ? AND component = 'direct' AND scope2_basis = 'location'",
    [activityId],
  );
  return { activityId, calcId: calc.id, companyId: calc.company_id };
}
