import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { type ComplianceStats, complianceStats } from '@lichen/contracts/compliance/demands/compliance-stats.call';
import { lastOfMonth } from '@lichen/contracts/formats/days';
import { Card, QueryStates, Skeleton, useCall, useFormat, useT } from '@lichen/kit';

const useStats = () => useCall<RecordAnswer<ComplianceStats>>(complianceStats, {});

/** How all demands stand now. */
export function StatusFigures() {
  return (
    <QueryStates of={useStats()} skeleton={<Skeleton rows={2} height={80} />}>
      {({ obj }) => <Figures stats={obj} />}
    </QueryStates>
  );
}

/** What runs out in the next twelve months. */
export function ComingMonths() {
  const { data } = useStats();
  return data ? <Months stats={data.obj} /> : null;
}

function Figures({ stats }: { stats: ComplianceStats }) {
  const t = useT();
  const format = useFormat();
  const percent = (value: number | null) => (value === null ? '–' : format.percent(value));
  const figures = [
    { label: 'Compliant', value: percent(stats.compliant) },
    { label: 'Not compliant in the next week', value: percent(stats.non_compliant_in_next_week) },
    { label: 'Not compliant in the next month', value: percent(stats.non_compliant_in_next_month) },
    { label: 'Mandatory', value: stats.mandatory },
    { label: 'Submitted', value: stats.submitted },
    { label: 'Errors', value: stats.errors },
    { label: 'Total', value: stats.total },
  ];
  return (
    <div className="cp-figures">
      {figures.map(({ label, value }) => (
        <dl key={label} className="cp-figure">
          <dt>{t(label)}</dt>
          <dd>{value}</dd>
        </dl>
      ))}
    </div>
  );
}

function Months({ stats: { monthlyNonCompliantCount: months, counted } }: { stats: ComplianceStats }) {
  const t = useT();
  const format = useFormat();
  if (counted === 0) return null;
  return (
    <Card title={t('Not compliant by month, if nothing new is submitted')}>
      <table className="cp-months">
        <tbody>
          {months.map(({ month, count }) => (
            <tr key={month}>
              <th scope="row">{format.months(month, lastOfMonth(month))}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
