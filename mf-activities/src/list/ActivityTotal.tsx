import { TEXTS } from '@lichen/contracts/text/texts';
import { Figure, lazyOverlay, type UrlState, useFormat, useT, useTn } from '@lichen/kit';
import { Suspense } from 'react';
import { comparedText, periodName } from '../comparison/period-words';
import { EstimatedTotal } from '../comparison/EstimatedTotal';
import { EmptyMonths, gapMonths, WithoutFigure } from '../comparison/TotalGaps';
import { useTotalGaps } from '../comparison/useTotalGaps';
import { Change } from '../shared/Change';
import { filtersInBody } from '../shared/address/filters-in-body';
import { TOTAL_NAME, TOTAL_OPEN } from '../shared/address/total-in-address';
import { ApprovedFigures } from '../years/ApprovedFigures';
import { type ListQuery, useTotals } from './useTotals';

const TotalInfo = lazyOverlay(async () => ({ default: (await import('./TotalInfo')).TotalInfo }));

interface Props {
  url: UrlState;
  query: ListQuery;
  count: number | undefined;
}

/** Number of activities, their emissions, the change from the year before, and the gaps; follows every filter. */
export function ActivityTotal({ url, query, count }: Props) {
  const t = useT();
  const tn = useTn();
  const isOpen = url.one(TOTAL_NAME) === TOTAL_OPEN;
  const setOpen = (next: boolean) => url.set({ [TOTAL_NAME]: next ? TOTAL_OPEN : null }, { keepPage: true });
  const { all, compared } = useTotals(query);
  const { start_date, end_date } = query;
  return (
    <>
      {count === undefined ? t('{count} records', { count: '…' }) : tn(count, '{count} record', '{count} records')}{' '}
      {/* An empty list shows no emissions, because a zero would be a figure. */}
      {count !== 0 && (
        <>
          ·{' '}
          {all.isError ? (
            <strong>{t(TEXTS.noStats)}</strong>
          ) : (
            <Figure kg={all.data?.obj.total_co2} of={t('Total')} missing="…" onOpen={() => setOpen(true)} />
          )}{' '}
        </>
      )}
      {t('in this view')}
      {compared && <Compared query={query} />}
      <Lacking query={query} />{' '}
      {start_date !== null && end_date !== null && <ApprovedFigures periods={[{ from: start_date, to: end_date }]} />}
      {isOpen && (
        <Suspense fallback={null}>
          <TotalInfo query={query} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Change from the same months a year earlier, naming the months where they differ from the view's. */
function Compared({ query }: { query: ListQuery }) {
  const t = useT();
  const format = useFormat();
  const { compared, now, last } = useTotals(query);
  const [total, earlier] = [now.data?.obj.total_co2, last.data?.obj.total_co2];
  if (!compared || total === undefined || earlier === undefined || earlier === 0) return null;
  const isCut = compared.now.to !== query.end_date;
  return (
    <>
      {' '}
      ·{' '}
      <Change
        now={total}
        before={earlier}
        on={periodName(compared.before, format)}
        words={isCut ? comparedText(compared, { t, format }) : undefined}
      />
    </>
  );
}

/** Gaps of the total: activities without a figure, and months without entries in either period. */
function Lacking({ query }: { query: ListQuery }) {
  const { compared, last } = useTotals(query);
  const filters = filtersInBody(query);
  const view = { from: query.start_date, to: query.end_date };
  const gaps = useTotalGaps(compared ? [view, compared.before] : [view], filters);
  const months = compared ? gapMonths(gaps, last.data?.obj.total_co2 === 0) : [];
  const count = gaps[0]?.without_figure ?? 0;
  const { start_date, end_date, locations } = query;
  const { start_date: _from, end_date: _to, locations: _locations, ...others } = filters;
  const isWhole = Object.keys(others).length === 0;
  return (
    <>
      {count > 0 && ' · '}
      <WithoutFigure count={count} filters={filters} />
      {months.length > 0 && ' · '}
      <EmptyMonths months={months} locations={locations} />{' '}
      {isWhole && start_date !== null && end_date !== null && (
        <EstimatedTotal from={start_date} to={end_date} locations={locations} />
      )}
    </>
  );
}
