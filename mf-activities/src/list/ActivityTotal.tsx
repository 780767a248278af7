import { TEXTS } from '@lichen/contracts/text/texts';
import { Figure, lazyOverlay, type UrlState, useFormat, useT, useTn } from '@lichen/kit';
import { Suspense } from 'react';
import { Change } from '../shared/Change';
import { TOTAL_NAME, TOTAL_OPEN } from '../shared/total-in-address';
import { type ListQuery, periodName, useTotals } from './useTotals';

const TotalInfo = lazyOverlay(async () => ({ default: (await import('./TotalInfo')).TotalInfo }));

interface Props {
  url: UrlState;
  query: ListQuery;
  count: number | undefined;
}

/** Number of activities, their emissions, and the change from the year before; follows every filter. */
export function ActivityTotal({ url, query, count }: Props) {
  const t = useT();
  const tn = useTn();
  const format = useFormat();
  const isOpen = url.one(TOTAL_NAME) === TOTAL_OPEN;
  const setOpen = (next: boolean) => url.set({ [TOTAL_NAME]: next ? TOTAL_OPEN : null }, { keepPage: true });
  const { now, last, before } = useTotals(query);
  const total = now.data?.obj.total_co2;
  const earlier = last.data?.obj.total_co2;
  return (
    <>
      {count === undefined ? t('{count} records', { count: '…' }) : tn(count, '{count} record', '{count} records')} ·{' '}
      {now.isError ? (
        <strong>{t(TEXTS.noStats)}</strong>
      ) : (
        <Figure kg={total} of={t('Total')} missing="…" onOpen={() => setOpen(true)} />
      )}{' '}
      {t('in this view')}
      {before && total !== undefined && earlier !== undefined && earlier !== 0 && (
        <>
          {' '}
          · <Change now={total} before={earlier} on={periodName(before, format)} />
        </>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <TotalInfo query={query} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
