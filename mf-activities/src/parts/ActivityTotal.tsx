import type { ActivitiesStats } from '@lichen/contracts/activities/summary.call';
import { TEXTS } from '@lichen/contracts/texts';
import type { RecordAnswer } from '@lichen/contracts/wire';
import { useAnswer, useFormat, useT } from '@lichen/kit';
import type { filterQuery } from './activity-filters';

/** How many, and the carbon of them all; it follows every filter. */
export function ActivityTotal({ query, count }: { query: ReturnType<typeof filterQuery>; count: number | undefined }) {
  const t = useT();
  const format = useFormat();
  const stats = useAnswer<RecordAnswer<ActivitiesStats>>(['get_activities_stats', 'call'], 'get_activities_stats', {
    query,
  });
  const figure = stats.isError
    ? t(TEXTS.noStats)
    : stats.data
      ? `${format.co2(stats.data.obj.total_co2)} ${format.unit} CO₂e`
      : '…';
  return (
    <>
      {count === 1 ? t('1 record') : t('{count} records', { count: count === undefined ? '…' : format.number(count) })}{' '}
      · <strong>{figure}</strong> {t('in this view')}
    </>
  );
}
