import type { ActivityQuery } from '@lichen/contracts/activities/list/activity-query';
import type { ChartSeries } from '@lichen/contracts/activities/charts/chart-data.call';
import type { ChartFilters } from '@lichen/contracts/activities/charts/chart-words';
import { EstimatedTotal } from '../comparison/EstimatedTotal';
import { EmptyMonths, WithoutFigure } from '../comparison/TotalGaps';
import { queryOfRows, totalFilters } from './bar-filters';

interface Props {
  series: ChartSeries;
  filters: ChartFilters;
  /** True if nothing is drawn; the chart itself then says so. */
  isEmpty: boolean;
}

/** Gaps of a chart's total, with the estimates for missing months. */
export function ChartGaps({ series, filters, isEmpty }: Props) {
  const { without_figure, empty_months, show, period } = series;
  const query = queryOfRows(totalFilters(series, filters));
  const locations = [query['locations'] ?? []].flat();
  const count = show === 'CO2' || show === 'carbon_basis' ? without_figure : 0;
  const months = isEmpty ? [] : empty_months;
  const estimates = show === 'CO2' && isOfWholeLocations(query) && (
    <EstimatedTotal from={period.from} to={period.to} locations={locations} />
  );
  if (count === 0 && months.length === 0) return estimates && <p className="act-compared cha-gaps">{estimates}</p>;
  const isHatched = series.bars.some(({ lacks }) => lacks === 'entries');
  return (
    <p className={`act-compared cha-gaps${isHatched ? ' cha-gaps-hatched' : ''}`}>
      <WithoutFigure count={count} filters={query} />
      <EmptyMonths months={months} locations={locations} />
      {estimates}
    </p>
  );
}

/** Estimates exist by location and day only; for a chart with any other filter they cannot be determined. */
const isOfWholeLocations = ({ start_date: _from, end_date: _to, locations: _locations, ...others }: ActivityQuery) =>
  Object.values(others).every((value) => value.length === 0);
