import type { ActivityQuery } from '@lichen/contracts/activities/list/activity-query';
import type { ChartSeries } from '@lichen/contracts/activities/charts/chart-data.call';
import type { ChartFilters } from '@lichen/contracts/activities/charts/chart-words';
import { EstimatedTotal } from '../comparison/EstimatedTotal';
import { EmptyMonths, WithoutFigure } from '../comparison/TotalGaps';
import { queryOfRows, totalFilters } from './bar-filters';

interface Props {
  series: ChartSeries;
  filters: ChartFilters;
  /** Nothing at all is drawn: then the chart says so itself. */
  isEmpty: boolean;
}

/** What the total of a chart lacks, and what is estimated beside it. */
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

/** Estimates belong to locations and days: of a chart narrowed to anything else nobody knows its part of them. */
const isOfWholeLocations = ({ start_date: _from, end_date: _to, locations: _locations, ...others }: ActivityQuery) =>
  Object.values(others).every((value) => value.length === 0);
