import { EMISSION_GROUPS, type EmissionGroup } from '@lichen/contracts/activities/charts/emission-groups';
import {
  type ActivitySummaryRow,
  activitySummarys,
  emissionStats,
} from '@lichen/contracts/activities/list/summary.call';
import { isMarketBased } from '@lichen/contracts/activities/calculations/counted-calculations';
import { utcDay } from '@lichen/contracts/formats/days';
import { kgOf } from '@lichen/contracts/formats/mass';
import { handler } from '../../../platform/module';
import type { Row } from '../../../platform/store/sql';
import type { Sums } from '../../../platform/store/scoped-sums';
import { EMISSION_MONTHS } from '../calculations/emission-months';

interface AskedMonths {
  year: number;
  months?: number | undefined;
}

/** Periods of an answer. The remaining months are those of the asked year after its first `months`. */
interface Periods {
  now: Row[];
  last: Row[];
  later: Row[] | undefined;
}

const monthsOf = (year: number, first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => utcDay(year, first + at, 1));

/**
 * Sums the year or its first `months` months, the same months of the year before, and the remaining months of the
 * year. One statement reads all three: the way to the database costs more than the sums.
 */
async function periodsOf(sums: Sums, { year, months = 12 }: AskedMonths, by: readonly string[]): Promise<Periods> {
  const now = monthsOf(year, 1, months);
  const last = monthsOf(year - 1, 1, months);
  const later = monthsOf(year, months + 1, 12);
  const starts = [last, now, later].flatMap(([start]) => start ?? []);
  const rows = await sums(EMISSION_MONTHS, {
    by: ['scope', 'scope2_basis', ...by, { column: 'month', marks: starts, as: 'period' }],
    where: { month: { in: [...last, ...now, ...later] } },
  });
  const from = ([start]: readonly number[]) => rows.filter(({ period }) => Number(period) === start);
  return { now: from(now), last: from(last), later: later.length > 0 ? from(later) : undefined };
}

const total = (rows: readonly Row[], wanted: (row: Row) => boolean): number =>
  kgOf(rows.filter(wanted).reduce((sum, row) => sum + Number(row['co2_ug']), 0));

const SCOPES = [
  ['1', 'scope_1'],
  ['2', 'scope_2'],
  ['3', 'scope_3'],
] as const;

function summaryOf({ now, last, later }: Periods): ActivitySummaryRow[] {
  const inScope = (scope: string) => (row: Row) => row['scope'] === scope && !isMarketBased(row);
  const market = now.some((row) => isMarketBased(row) && Number(row['calcs']) > 0) ? total(now, isMarketBased) : null;
  const counted = (row: Row) => SCOPES.some(([, scope]) => inScope(scope)(row));
  const ofRest = (wanted: (row: Row) => boolean) => (later ? { CO2_later: total(later, wanted) } : {});
  return [
    ...SCOPES.map(([key, scope]) => ({
      key,
      CO2_total: total(now, inScope(scope)),
      CO2_last: total(last, inScope(scope)),
      ...ofRest(inScope(scope)),
      market_CO2: key === '2' ? market : null,
    })),
    {
      key: 'Total',
      CO2_total: total(now, counted),
      CO2_last: total(last, counted),
      ...ofRest(counted),
      market_CO2: null,
    },
  ];
}

/** Returns the kilograms of a year by scope from the roll-up; the cost does not grow with the number of activities. */
export const activitySummarysCall = handler(activitySummarys, async ({ input, sums }) => {
  const list = summaryOf(await periodsOf(sums, input, []));
  return { list, total: list.length, count: list.length };
});

const inGroup = ({ scope, types }: EmissionGroup) => {
  const wanted = new Set<string>(types);
  return (row: Row) =>
    row['scope'] === `scope_${scope}` && !isMarketBased(row) && wanted.has(String(row['activity_type']));
};

export const emissionStatsCall = handler(emissionStats, async ({ input, sums }) => {
  const { now, last } = await periodsOf(sums, input, ['activity_type']);
  const groups = EMISSION_GROUPS.flatMap((group) => [
    [group.key, total(now, inGroup(group))],
    [`${group.key}_last`, total(last, inGroup(group))],
  ]);
  return { ok: true, obj: Object.fromEntries(groups) };
});
