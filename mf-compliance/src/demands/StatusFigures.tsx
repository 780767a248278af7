import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { type ComplianceStats, complianceStats } from '@lichen/contracts/compliance/demands/compliance-stats.call';
import { QueryStates, Skeleton, useCall, useFormat, useT } from '@lichen/kit';
import { ComingMonths } from './ComingMonths';

const useStats = () => useCall<RecordAnswer<ComplianceStats>>(complianceStats, {});

/** Key figures over all demands. */
export function StatusFigures() {
  return (
    <QueryStates of={useStats()} skeleton={<Skeleton rows={2} height={80} />}>
      {({ obj }) => <Figures stats={obj} />}
    </QueryStates>
  );
}

/** Forecast of demands without valid proof in the next twelve months. */
export function ComingMonthsCard() {
  const { data } = useStats();
  return data ? <ComingMonths of={data.obj} /> : null;
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
