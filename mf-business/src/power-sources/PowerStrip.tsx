import type { PowerStats } from '@lichen/contracts/activities/totals/record-stats.call';
import { useFormat, useT } from '@lichen/kit';
import { FactStrip } from '../shared/FactStrip';
import { useScopeFacts } from '../shared/useScopeFacts';

/** The emissions and the generated power of a power source in a year. */
export function PowerStrip({ stats, isOlder }: { stats: PowerStats; isOlder: boolean }) {
  const t = useT();
  const format = useFormat();
  const power = (value: number | null) => (value === null ? '–' : `${format.stat(value)} kWh`);
  const facts = [
    ...useScopeFacts(stats.total_co2, stats),
    { label: t('Generated'), value: power(stats.generated) },
    { label: t('Used'), value: power(stats.used) },
    { label: t('Sold'), value: power(stats.sold) },
  ];
  return <FactStrip facts={facts} isOlder={isOlder} />;
}
