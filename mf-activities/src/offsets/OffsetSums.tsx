import { type OffsetTotals, offsetTotals } from '@lichen/contracts/activities/offsets/offset-totals.call';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { useCall, useT } from '@lichen/kit';
import { EmissionSums } from '../shared/EmissionSums';
import { OFFSET_WORDS } from './offset-words';

/** Totals of credits and of removals in a period, shown separately. */
export function OffsetSums({ period }: { period: { start_date?: number; end_date?: number } }) {
  const t = useT();
  const { data } = useCall<RecordAnswer<OffsetTotals>>(offsetTotals, period);
  const kinds = data?.obj.kinds ?? [];
  return <EmissionSums sums={kinds.map(({ kind, kg }) => ({ label: t(OFFSET_WORDS[kind].all), kg }))} />;
}
