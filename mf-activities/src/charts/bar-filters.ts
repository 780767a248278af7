import type { ChartSeries } from '@lichen/contracts/activities/charts/chart-data.call';
import { monthsWithin } from '@lichen/contracts/activities/charts/chart-periods';
import { CHART_MAPS, type ChartFilters, type ReportBy } from '@lichen/contracts/activities/charts/chart-words';
import { paths } from '@lichen/contracts/api/paths';
import { NO_RECORD_FILTER } from '@lichen/contracts/api/api-responses';

/** Filter of the list that keeps the rows of one label; months narrow the period instead. */
const FILTER_OF: Readonly<Record<Exclude<ReportBy, 'time'>, (typeof CHART_MAPS)[number]>> = {
  activities: 'activity',
  task_activitys: 'tasks',
  scope: 'scopes',
  locations: 'locations',
  vehicles: 'vehicles',
  profiles: 'profiles',
  partners: 'partners',
  power_sources: 'power_sources',
  products: 'products',
};

/** Labels that are no records: every activity has one. */
const OWN: readonly ReportBy[] = ['activities', 'task_activitys', 'scope', 'time'];

type Drawn = Pick<ChartSeries, 'report_by' | 'period'>;

const within = (filters: ChartFilters, from: number, to: number): ChartFilters => ({
  ...filters,
  ...{ start_date: from, end_date: to, relativeDate: '' },
});

/** The filters of a chart narrowed to one label; null where no filter finds its rows. */
export function barFilters({ report_by, period }: Drawn, filters: ChartFilters, key: string): ChartFilters | null {
  if (key === '' && OWN.includes(report_by)) return null;
  const narrowed = within(filters, period.from, period.to);
  if (report_by !== 'time') return { ...narrowed, [FILTER_OF[report_by]]: { [key || NO_RECORD_FILTER]: true } };
  const month = monthsWithin(period).find(({ from }) => String(from) === key);
  return month ? within(filters, month.from, month.to) : narrowed;
}

/** The filters that find what all labels of a chart stand for, those without a name among them. */
export function totalFilters({ report_by, period }: Drawn, filters: ChartFilters): ChartFilters {
  const narrowed = within(filters, period.from, period.to);
  // Only activities of tasks have one.
  return report_by === 'task_activitys' ? { ...narrowed, activity: { task_activitys: true } } : narrowed;
}

/** The filters of a chart over time narrowed to the months from one label to another, whichever comes first. */
export function stretchFilters({ period }: Drawn, filters: ChartFilters, one: string, other: string): ChartFilters {
  const ends = [Number(one), Number(other)];
  const months = monthsWithin(period).filter(({ from }) => from >= Math.min(...ends) && from <= Math.max(...ends));
  return within(filters, months[0]?.from ?? period.from, months.at(-1)?.to ?? period.to);
}

/** Filters of a chart in the words of the list of activities. */
export function queryOfRows(filters: ChartFilters): Record<string, string | string[]> {
  const maps = CHART_MAPS.map((name) => [
    name,
    Object.entries(filters[name] ?? {}).flatMap(([one, isChosen]) => (isChosen ? [one] : [])),
  ]);
  const words = Object.entries({
    start_date: String(filters.start_date ?? ''),
    end_date: String(filters.end_date ?? ''),
    field_filter: filters.field_filter ?? '',
    email_filter: filters.email_filter ?? '',
  }).filter(([, text]) => text !== '');
  return { ...(Object.fromEntries(maps) as Record<string, string[]>), ...Object.fromEntries(words) };
}

/** Address of the rows that filters of a chart keep. Their total is the figure of what was narrowed to. */
export const rowsAddress = (filters: ChartFilters): string => paths.activities(queryOfRows(filters));
