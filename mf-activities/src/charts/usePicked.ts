import type { ChartSeries } from '@lichen/contracts/activities/charts/chart-data.call';
import type { ChartFilters } from '@lichen/contracts/activities/charts/chart-words';
import type { ChartPlace } from '@lichen/kit/chart';
import { useCallback, useState } from 'react';
import { barFilters, stretchFilters } from './bar-filters';

/** Selection in a chart: its labels, the filters that find its rows, and the position of the menu. */
export interface ChartSelection {
  readonly keys: readonly string[];
  readonly filters: ChartFilters;
  readonly place: ChartPlace;
}

/** Keeps the selection: a clicked label, or a dragged range of months. */
export function usePicked(series: ChartSeries, filters: ChartFilters) {
  const [picked, setPicked] = useState<ChartSelection | null>(null);
  const pick = useCallback(
    (key: string, place: ChartPlace) => {
      const found = barFilters(series, filters, key);
      setPicked(found && { keys: [key], filters: found, place });
    },
    [series, filters],
  );
  const pickStretch = useCallback(
    (first: string, last: string, place: ChartPlace) =>
      setPicked({ keys: [first, last], filters: stretchFilters(series, filters, first, last), place }),
    [series, filters],
  );
  const leave = useCallback(() => setPicked(null), []);
  return { picked, pick, pickStretch, leave };
}
