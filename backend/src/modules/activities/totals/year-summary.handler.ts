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

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

function sumsOf(sums: Sums, year: number, months: readonly number[]): Promise<Row[]> {
  return sums(EMISSION_MONTHS, {
    by: ['activity_type', 'scope', 'scope2_basis', 'scope3_category'],
    where: { month: { in: months.map((month) => utcDay(year, month, 1)) } },
  });
}

/** Returns the sums of a calendar year, or of its first `months` months. */
const yearOf = (sums: Sums, { year, months = 12 }: AskedMonths): Promise<Row[]> =>
  sumsOf(sums, year, MONTHS.slice(0, months));

/** Returns the sums of the remaining months; undefined for a whole year. */
const laterOf = (sums: Sums, { year, months = 12 }: AskedMonths): Promise<Row[]> | undefined =>
  months < 12 ? sumsOf(sums, year, MONTHS.slice(months)) : undefined;

/** Returns the sums of the same months in the year and in the one before. */
const bothYears = (sums: Sums, { year, months }: AskedMonths) =>
  Promise.all([yearOf(sums, { year, months }), yearOf(sums, { year: year - 1, months })]);

const total = (rows: readonly Row[], wanted: (row: Row) => boolean): number =>
  kgOf(rows.filter(wanted).reduce((sum, row) => sum + Number(row['co2_ug']), 0));

const SCOPES = [
  ['1', 'scope_1'],
  ['2', 'scope_2'],
  ['3', 'scope_3'],
] as const;

function summaryOf(now: readonly Row[], last: readonly Row[], later: readonly Row[] | undefined): ActivitySummaryRow[] {
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
  const [[now, last], later] = await Promise.all([bothYears(sums, input), laterOf(sums, input)]);
  const list = summaryOf(now, last, later);
  return { list, total: list.length, count: list.length };
});

const inGroup = ({ scope, types }: EmissionGroup) => {
  const wanted = new Set<string>(types);
  return (row: Row) =>
    row['scope'] === `scope_${scope}` && !isMarketBased(row) && wanted.has(String(row['activity_type']));
};

export const emissionStatsCall = handler(emissionStats, async ({ input, sums }) => {
  const [now, last] = await bothYears(sums, input);
  const groups = EMISSION_GROUPS.flatMap((group) => [
    [group.key, total(now, inGroup(group))],
    [`${group.key}_last`, total(last, inGroup(group))],
  ]);
  return { ok: true, obj: Object.fromEntries(groups) };
});
