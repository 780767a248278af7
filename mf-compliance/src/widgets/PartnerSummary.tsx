import { INVITE_STATES } from '@lichen/contracts/compliance/partner.entity';
import { type PartnerSummary as Summary, partnerSummary } from '@lichen/contracts/compliance/partner-summary.call';
import { Card, lazyInline, QueryStates, Skeleton, useCall, useFormat, usePortal, useT, useTn } from '@lichen/kit';
import { Suspense, useMemo } from 'react';
import './widgets.css';

const Chart = lazyInline(async () => ({ default: (await import('@lichen/kit/chart')).Chart }));

const HEIGHT = 240;

/** Number of partners in each connection state, for corporate accounts. */
export default function PartnerSummary() {
  const { account } = usePortal();
  return account.modules.includes('value-chain') ? <Counts /> : null;
}

function Counts() {
  const t = useT();
  return (
    <Card title={t('Partners by connection')}>
      <QueryStates of={useCall<Summary>(partnerSummary, {})} skeleton={<Skeleton rows={1} height={HEIGHT} />}>
        {(summary) => <States {...summary} />}
      </QueryStates>
    </Card>
  );
}

function States({ states, total, sharing }: Summary) {
  const t = useT();
  const tn = useTn();
  const format = useFormat();
  const drawing = useMemo(
    () => ({
      ...{ type: 'bar_chart' as const, axis: t('Partners'), isCount: true, isOverTime: false, isEarlier: false },
      labels: states.map(({ state, count }) => ({
        ...{ key: state, label: t(INVITE_STATES[state]), value: count },
        ...{ text: format.number(count), tone: 'plain' as const },
      })),
    }),
    [states, format, t],
  );
  const summary = tn(sharing, '{count} partner is sharing with you now.', '{count} partners are sharing with you now.');
  if (total === 0) return <p className="cw-quiet">{t('There are no partners yet.')}</p>;
  return (
    <div className="cw-pair">
      <Suspense fallback={<Skeleton rows={1} height={HEIGHT} />}>
        <Chart drawing={drawing} summary={summary} height={HEIGHT} />
      </Suspense>
      <table className="cw-table">
        <caption>{t('Partners by connection')}</caption>
        <tbody>
          {states.map(({ state, count }) => (
            <tr key={state}>
              <th scope="row">{t(INVITE_STATES[state])}</th>
              <td>{format.number(count)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('Total partners')}</th>
            <td>{format.number(total)}</td>
          </tr>
          <tr>
            <th scope="row">{t('Partners currently sharing')}</th>
            <td>{format.number(sharing)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
