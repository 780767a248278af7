import type { ComplianceStats } from '@lichen/contracts/compliance/demands/compliance-stats.call';
import { lastOfMonth } from '@lichen/contracts/formats/days';
import { Card, lazyInline, Skeleton, useFormat, useT, useTn } from '@lichen/kit';
import { Suspense, useMemo } from 'react';

const Chart = lazyInline(async () => ({ default: (await import('@lichen/kit/chart')).Chart }));

const HEIGHT = 340;

/** Demands without valid proof at the end of each of the next twelve months, as chart and table. */
export function ComingMonths({ of: { monthlyNonCompliantCount: months, counted } }: { of: ComplianceStats }) {
  const t = useT();
  const tn = useTn();
  const format = useFormat();
  const drawing = useMemo(
    () => ({
      ...{ type: 'bar_chart' as const, axis: t('Demands'), isCount: true, isOverTime: true, isEarlier: false },
      labels: months.map(({ month, count }) => ({
        ...{ key: String(month), label: format.months(month, lastOfMonth(month)), value: count },
        ...{ text: format.number(count), tone: 'plain' as const },
      })),
    }),
    [months, format, t],
  );
  if (counted === 0) return null;
  const most = months.reduce((best, one) => (one.count > best.count ? one : best));
  const summary = t('{month} has the most: {count} of {total}.', {
    ...{ month: format.months(most.month, lastOfMonth(most.month)), count: most.count, total: counted },
  });
  return (
    <Card title={t('Not compliant by month, if nothing new is submitted')}>
      <div className="cp-months-pair">
        <div>
          <Suspense fallback={<Skeleton rows={1} height={HEIGHT} />}>
            <Chart drawing={drawing} summary={summary} height={HEIGHT} />
          </Suspense>
          <p className="cp-quiet">{summary}</p>
        </div>
        <table className="cp-months">
          <caption>{tn(counted, 'Of {count} demand that counts', 'Of {count} demands that count')}</caption>
          <tbody>
            {months.map(({ month, count }) => (
              <tr key={month}>
                <th scope="row">{format.months(month, lastOfMonth(month))}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
