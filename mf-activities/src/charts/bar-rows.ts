import type { ChartSeries } from '@lichen/contracts/activities/chart-data.call';
import { monthsWithin } from '@lichen/contracts/activities/chart-periods';
import { CHART_MAPS, type ChartFilters, type ReportBy } from '@lichen/contracts/activities/chart-words';
import { paths } from '@lichen/contracts/paths';

/** Filter of the list that keeps the rows of one label; months narrow the period instead. */
const FILTER_OF: Readonly<Record<Exclude<ReportBy, 'time'>, string>> = {
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

type Drawn = Pick<ChartSeries, 'report_by' | 'period'>;

/** Address of the rows behind one label; null where no filter finds them. Their total is the label's figure. */
export function barRows({ report_by, period }: Drawn, filters: ChartFilters, key: string): string | null {
  if (key === '') return null;
  const maps = CHART_MAPS.map((name) => [
    name,
    Object.entries(filters[name] ?? {}).flatMap(([one, isChosen]) => (isChosen ? [one] : [])),
  ]);
  const month = report_by === 'time' ? monthsWithin(period).find(({ from }) => String(from) === key) : undefined;
  const { from, to } = month ?? period;
  const words = { field_filter: filters.field_filter ?? '', email_filter: filters.email_filter ?? '' };
  const query: Record<string, string | string[]> = {
    ...(Object.fromEntries(maps) as Record<string, string[]>),
    ...(report_by === 'time' ? {} : { [FILTER_OF[report_by]]: [key] }),
    ...{ start_date: String(from), end_date: String(to) },
    ...Object.fromEntries(Object.entries(words).filter(([, text]) => text !== '')),
  };
  return paths.activities(query);
}
