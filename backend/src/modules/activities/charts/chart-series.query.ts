import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import type { ChartBar, ChartSeries } from '@lichen/contracts/activities/charts/chart-data.call';
import { chartPeriods } from '@lichen/contracts/activities/charts/chart-periods';
import { type ChartQuestion, isPeriodComparison, type Show } from '@lichen/contracts/activities/charts/chart-words';
import { UG_IN_KG } from '@lichen/contracts/formats/mass';
import { DECIMALS } from '@lichen/contracts/entity/fields';
import { firstOfMonth } from '@lichen/contracts/formats/days';
import { isRunning } from '@lichen/contracts/activities/comparison/same-period';
import type { TotalGaps } from '@lichen/contracts/activities/comparison/total-gaps.call';
import type { CumulativeRead } from '../aggregates/cumulative-totals.query';
import type { Amount } from './chart-amount';
import { chartAmounts } from './chart-amounts.query';
import { totalGaps } from '../aggregates/total-gaps.query';
import { type ChartFilter, chartFilter, isByTask, SCOPE_KEYS } from './chart-filter.query';
import { namesOf } from './record-names.query';

const SMALLEST: Readonly<Record<Show, number>> = {
  CO2: UG_IN_KG,
  carbon_basis: 10 ** DECIMALS,
  cost: 100,
  price: 100,
};

type Sum = Readonly<Record<'whole' | 'count', number>>;

function summed(amounts: readonly Amount[], of: (amount: Amount) => string): Map<string, Sum> {
  const found = new Map<string, Sum>();
  for (const amount of amounts) {
    const before = found.get(of(amount)) ?? { whole: 0, count: 0 };
    found.set(of(amount), { whole: before.whole + amount.whole, count: before.count + amount.count });
  }
  return found;
}

/** Returns the unit of most activities for the axis; other units are left out. */
function drawnUnit(amounts: readonly Amount[]): { unit: string; left_out: ChartSeries['left_out'] } {
  const units = [...summed(amounts, ({ unit }) => unit)].sort(
    ([a, { count: inA }], [b, { count: inB }]) => inB - inA || (a < b ? -1 : 1),
  );
  const [first, ...others] = units;
  return { unit: first?.[0] ?? '', left_out: others.map(([unit, { count }]) => ({ unit, count })) };
}

/** Returns labels that are shown even without an amount. */
function fixedKeys({ by, stretches, scopes }: ChartFilter): readonly string[] {
  if (by === 'time') return stretches.map(({ from }) => String(from));
  return by === 'scope' ? SCOPE_KEYS.filter((scope) => scopes.includes(scope)) : [];
}

interface Drawn {
  readonly ask: ChartFilter;
  readonly unit: string;
  readonly left_out: ChartSeries['left_out'];
  readonly sums: ReadonlyMap<string, Sum>;
  readonly gaps: TotalGaps;
}

/** Returns what the chart's totals lack; charts by task consider tasks only. */
const gapsOf = (reading: CumulativeRead, { query, period, by, show }: ChartFilter, today: number) =>
  totalGaps(reading, {
    query: isByTask(by) ? { ...query, activity: ['task_activitys'] } : query,
    ...{ period, today, isOfEmissions: show === 'CO2' },
  });

async function drawn(reading: CumulativeRead, ask: ChartFilter, today: number): Promise<Drawn> {
  const [amounts, gaps] = await Promise.all([chartAmounts(reading, ask), gapsOf(reading, ask, today)]);
  const { unit, left_out } = drawnUnit(amounts);
  return {
    ask,
    unit,
    left_out,
    gaps,
    sums: summed(
      amounts.filter((amount) => amount.unit === unit),
      ({ key }) => key,
    ),
  };
}

/** Returns the labels of each chart, in one order for comparison; months keep their own. */
function keysOf(charts: readonly Drawn[], excludeLabel: boolean): string[][] {
  const [first] = charts;
  if (!first) return [];
  const isOver = (chart: Drawn, key: string) => (chart.sums.get(key)?.whole ?? 0) !== 0;
  if (first.ask.by === 'time') {
    const lengths = charts.map(({ ask }) => fixedKeys(ask));
    const isEmpty = (at: number) => charts.every((chart, index) => !isOver(chart, lengths[index]?.[at] ?? ''));
    return lengths.map((keys) => keys.filter((_key, at) => !(excludeLabel && isEmpty(at))));
  }
  const fixed = fixedKeys(first.ask);
  const found = new Set(charts.flatMap(({ sums }) => [...sums.keys()]));
  const others = [...found].filter((key) => !fixed.includes(key));
  const size = (key: string) => Math.max(...charts.map(({ sums }) => sums.get(key)?.whole ?? 0));
  const ordered = [...fixed, ...others.sort((a, b) => size(b) - size(a) || (a < b ? -1 : 1))];
  const kept = excludeLabel ? ordered.filter((key) => charts.some((chart) => isOver(chart, key))) : ordered;
  return charts.map(() => kept);
}

function labelOf(by: ChartFilter['by'], key: string, names: ReadonlyMap<string, string>): string {
  if (by === 'activities')
    return Object.hasOwn(ACTIVITY_TYPES, key) ? ACTIVITY_TYPES[key as keyof typeof ACTIVITY_TYPES] : key;
  return names.get(key) ?? key;
}

/** Returns why a month is empty: no entries, or not over yet. */
function lackOf({ ask, sums, gaps }: Drawn, key: string, today: number): ChartBar['lacks'] {
  if (ask.by !== 'time' || (sums.get(key)?.whole ?? 0) !== 0) return undefined;
  if (Number(key) >= firstOfMonth(today)) return 'end';
  return gaps.empty_months.includes(Number(key)) ? 'entries' : undefined;
}

function seriesOf(chart: Drawn, keys: readonly string[], names: ReadonlyMap<string, string>, today: number) {
  const { ask, unit, left_out, sums, gaps } = chart;
  const smallest = SMALLEST[ask.show];
  const bars: ChartBar[] = keys.map((key) => {
    const lacks = lackOf(chart, key, today);
    const value = (sums.get(key)?.whole ?? 0) / smallest;
    return { key, label: labelOf(ask.by, key, names), value, ...(lacks ? { lacks } : {}) };
  });
  const total = keys.reduce((sum, key) => sum + (sums.get(key)?.whole ?? 0), 0) / smallest;
  const running = isRunning(ask.period, today) ? ({ running: true } as const) : {};
  return { show: ask.show, report_by: ask.by, period: ask.period, ...running, unit, total, bars, left_out, ...gaps };
}

/** Returns the one or two charts of a question; relative periods refer to `today`. */
export async function chartSeries(
  reading: CumulativeRead,
  question: ChartQuestion,
  today: number,
): Promise<ChartSeries[]> {
  const { comparison, show, report_by, excludeLabel = false } = question;
  const other = comparison && !isPeriodComparison(comparison) ? comparison : show;
  const asks = chartPeriods(question, today).map((period, at) =>
    chartFilter(question, at === 0 ? show : other, period),
  );
  const charts = await Promise.all(asks.map((ask) => drawn(reading, ask, today)));
  const keys = keysOf(charts, excludeLabel);
  const names = await namesOf(reading.read, report_by, [...new Set(keys.flat())]);
  return charts.map((chart, at) => seriesOf(chart, keys[at] ?? [], names, today));
}
