import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { isMarketBased, REPORTED } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { type ActivitiesStats, activitiesStats } from '@lichen/contracts/activities/list/summary.call';
import { kgOf } from '@lichen/contracts/formats/mass';
import { type Query, readInTurn, selectionOf } from '../../../platform/engine/list-query';
import type { Read } from '../../../platform/engine/rules';
import { inParts } from '../../../platform/in-parts';
import { handler } from '../../../platform/module';
import { goneInQuery, queryOf } from '../filters/listed-selection.query';
import { amountWithin } from '../calculations/period-sums';
import { AMOUNTS, type ScopeKey } from '../aggregates/activity-months';
import { countActivities } from '../aggregates/activity-count.query';
import { type PeriodAmounts, periodAmounts } from '../aggregates/period-amounts.query';
import type { CumulativeRead } from '../aggregates/cumulative-totals.query';

const EARLIEST = Number.MIN_SAFE_INTEGER;
const LATEST = Number.MAX_SAFE_INTEGER;
const CALC_FIELDS = ['from', 'to', 'co2_ug', 'parts', 'scope', 'scope2_basis'] as const;

type AnyOf = ReturnType<typeof selectionOf>['anyOf'];

interface Window {
  start: number;
  end: number;
  scopes: readonly ScopeKey[];
}

/** Returns the sums of activities wholly inside the window, and the ids of those that cross its bounds. */
async function fromRows(read: Read, anyOf: AnyOf, { start, end }: Window): Promise<PeriodAmounts> {
  const inside = { anyOf: [...anyOf, [{ from: { atLeast: start } }], [{ to: { atMost: end } }]] };
  const cut = { anyOf: [...anyOf, [{ from: { below: start } }, { to: { above: end } }]] };
  const [whole, found] = await Promise.all([read(activity).sum(AMOUNTS, inside), read(activity).part(['_id'], cut)]);
  return { whole, cut: found.map(({ _id }) => _id) };
}

/** Returns the amounts of cut activities for their days inside. */
async function amountsOfCut(
  read: Read,
  ids: readonly string[],
  { start, end, scopes }: Window,
): Promise<[number, number]> {
  const wanted = new Set<string>(scopes.map((scope) => `scope_${scope}`));
  let [total, market] = [0, 0];
  for (const some of inParts(ids)) {
    const where = { activity_id: { in: some }, ...REPORTED };
    for (const row of await read(emissionCalc).part(CALC_FIELDS, { where })) {
      const amount = amountWithin(row, start, end);
      if (isMarketBased(row)) market += amount;
      else if (wanted.has(row.scope)) total += amount;
    }
  }
  return [total, market];
}

const countOf = async (reading: CumulativeRead, query: Query, anyOf: AnyOf): Promise<number> =>
  (await countActivities(reading, query)) ?? reading.read(activity).count({ anyOf });

/** Returns the totals of the filtered activities within the period in kilograms, exact to the last digit. */
export async function activityTotals(reading: CumulativeRead, query: Query): Promise<ActivitiesStats> {
  const { read } = reading;
  // Unknown filters are refused, whichever source answers.
  const { anyOf } = selectionOf(activity, query);
  const window: Window = {
    start: Number(query['start_date']?.[0] || EARLIEST),
    end: Number(query['end_date']?.[0] || LATEST),
    scopes: query['scopes']?.length ? (query['scopes'] as ScopeKey[]) : ['1', '2', '3'],
  };
  const {
    whole,
    cut,
    count = await countOf(reading, query, anyOf),
  } = (await periodAmounts(reading, query)) ?? (await fromRows(read, anyOf, window));
  const [inPart, marketInPart] = await amountsOfCut(read, cut, window);
  const total = window.scopes.reduce((sum, scope) => sum + (whole[`scope${scope}_ug`] ?? 0), inPart);
  const market = (whole['market_ug'] ?? 0) + marketInPart;
  return { total_co2: kgOf(total), market_CO2: window.scopes.includes('2') ? kgOf(market) : null, count };
}

export const activityTotalsCall = handler(activitiesStats, async ({ input, read, sums, entities, context }) => {
  const query = queryOf(input);
  const [obj] = await readInTurn(activity, query, context, () =>
    Promise.all([activityTotals({ read, sums }, query), goneInQuery({ read, entities }, query)]),
  );
  return { ok: true, obj };
});
