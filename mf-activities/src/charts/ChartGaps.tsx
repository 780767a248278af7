import type { ChartSeries } from '@lichen/contracts/activities/charts/chart-data.call';
import type { ChartFilters } from '@lichen/contracts/activities/charts/chart-words';
import { EmptyMonths, WithoutFigure } from '../comparison/TotalGaps';
import { queryOfRows, totalFilters } from './bar-filters';

interface Props {
  series: ChartSeries;
  filters: ChartFilters;
  /** Nothing at all is drawn: then the chart says so itself. */
  isEmpty: boolean;
}

/** What the total of a chart lacks. */
export function ChartGaps({ series, filters, isEmpty }: Props) {
  const { without_figure, empty_months, show } = series;
  const query = queryOfRows(totalFilters(series, filters));
  const count = show === 'CO2' || show === 'carbon_basis' ? without_figure : 0;
  const months = isEmpty ? [] : empty_months;
  if (count === 0 && months.length === 0) return null;
  const isHatched = series.bars.some(({ lacks }) => lacks === 'entries');
  return (
    <p className={`act-compared cha-gaps${isHatched ? ' cha-gaps-hatched' : ''}`}>
      <WithoutFigure count={count} filters={query} />
      <EmptyMonths months={months} locations={[query['locations'] ?? []].flat()} />
    </p>
  );
}
