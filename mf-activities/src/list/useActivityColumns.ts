import { useFormat, useT } from '@lichen/kit';
import type { Activity } from '../shared/ActivityFacts';
import { activityColumns } from './activity-columns';
import type { ActivityFilters } from '../shared/address/activity-filters';
import { useRowQualities } from './useRowQualities';
import { useWithoutCountry } from './useWithoutCountry';

interface ColumnContext {
  rows: readonly Activity[];
  filters: Pick<ActivityFilters, 'showTags' | 'showQuality'>;
  isNarrowed: boolean;
  onHow: (row: Activity, how: string) => void;
}

/** Returns the columns of the list and loads the data of the optional ones that are shown. */
export function useActivityColumns({ rows, filters: { showTags, showQuality }, ...parts }: ColumnContext) {
  const t = useT();
  const format = useFormat();
  const qualitiesOf = useRowQualities(rows, showQuality);
  const lacksCountry = useWithoutCountry(rows);
  return activityColumns({ ...parts, t, format, showTags, qualitiesOf, lacksCountry });
}
