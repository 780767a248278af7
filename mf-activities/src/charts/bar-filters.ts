import type { ChartSeries } from '@lichen/contracts/activities/charts/chart-data.call';
import { monthsWithin } from '@lichen/contracts/activities/charts/chart-periods';
import { CHART_MAPS, type ChartFilters, type ReportBy } from '@lichen/contracts/activities/charts/chart-words';
import { paths } from '@lichen/contracts/api/paths';
import { NO_RECORD_FILTER } from '@lichen/contracts/api/api-responses';

/** List filter for each grouping; months narrow the period instead. */
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

/** Groupings by a property that every activity has, so there is no "none" label. */
const OWN: readonly ReportBy[] = ['activities', 'task_activitys', 'scope', 'time'];

type Drawn = Pick<ChartSeries, 'report_by' | 'period'>;

const within = (filters: ChartFilters, from: number, to: number): ChartFilters => ({
  ...filters,
  ...{ start_date: from, end_date: to, relativeDate: '' },
});

/** Returns the filters of a chart narrowed to one label; null where no filter finds its rows. */
export function barFilters({ report_by, period }: Drawn, filters: ChartFilters, key: string): ChartFilters | null {
  if (key === '' && OWN.includes(report_by)) return null;
  const narrowed = within(filters, period.from, period.to);
  if (report_by !== 'time') return { ...narrowed, [FILTER_OF[report_by]]: { [key || NO_RECORD_FILTER]: true } };
  const month = monthsWithin(period).find(({ from }) => String(from) === key);
  return month ? within(filters, month.from, month.to) : narrowed;
}

/** Returns the filters for all labels of a chart together, including activities without one. */
export function totalFilters({ report_by, period }: Drawn, filters: ChartFilters): ChartFilters {
  const narrowed = within(filters, period.from, period.to);
  // Only task activities have this label.
  return report_by === 'task_activitys' ? { ...narrowed, activity: { task_activitys: true } } : narrowed;
}

/** Returns the filters of a chart over time narrowed to the months between two labels, in either order. */
export function stretchFilters({ period }: Drawn, filters: ChartFilters, one: string, other: string): ChartFilters {
  const ends = [Number(one), Number(other)];
  const months = monthsWithin(period).filter(({ from }) => from >= Math.min(...ends) && from <= Math.max(...ends));
  return within(filters, months[0]?.from ?? period.from, months.at(-1)?.to ?? period.to);
}

/** Converts the filters of a chart to the query of the activity list. */
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

/** Returns the address of the rows behind the filters of a chart. Their total equals the figure. */
export const rowsAddress = (filters: ChartFilters): string => paths.activities(queryOfRows(filters));
