import type { ProductStats } from '@lichen/contracts/activities/totals/record-stats.call';
import { unitText, useFormat, useT } from '@lichen/kit';
import { FactStrip } from '../shared/FactStrip';
import { useScopeFacts } from '../shared/useScopeFacts';

/** The emissions of a product in a year, and the amounts purchased, produced and sold. */
export function ProductStrip({ stats, isOlder }: { stats: ProductStats; isOlder: boolean }) {
  const t = useT();
  const format = useFormat();
  const amount = (value: number | null) => (value === null ? '–' : `${format.stat(value)} ${unitText(stats.units)}`);
  const facts = [
    ...useScopeFacts(stats.total_co2, stats),
    { label: t('Purchased'), value: amount(stats.purchased) },
    { label: t('Produced'), value: amount(stats.produced) },
    { label: t('Sold'), value: amount(stats.sold) },
  ];
  return <FactStrip facts={facts} isOlder={isOlder} />;
}
