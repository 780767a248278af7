import { ADMIN } from '@lichen/contracts/portal/roles';
import { yearOf } from '@lichen/contracts/formats/days';
import type { ActivitySummaryRow } from '@lichen/contracts/activities/list/summary.call';
import { ScopeTag, useFormat, usePortal, useT, useDialogFocus } from '@lichen/kit';
import { Modal } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { periodName } from '../comparison/period-words';
import { EmissionSums } from '../shared/EmissionSums';
import { rowsAddress } from '../shared/year-rows';
import type { YearComparison } from './year-comparison';
import { PowerGaps } from './PowerGaps';

interface Props {
  row: ActivitySummaryRow;
  all: readonly ActivitySummaryRow[];
  compared: YearComparison;
  /** True if nothing was recorded in the earlier period. */
  isBeforeUnrecorded: boolean;
  onClose: () => void;
}

/** Explanation of a dashboard figure: the figures it adds up, and a link to its rows. */
export function SummaryInfo({ row, all, compared, isBeforeUnrecorded, onClose }: Props) {
  const t = useT();
  const format = useFormat();
  const { may } = usePortal();
  const { now, before, isComparable } = compared;
  const year = periodName(now, format);
  useDialogFocus();
  const parts = row.key === 'Total' ? all.filter(({ key }) => key !== 'Total') : [];
  const earlier = {
    ...{ label: t('Total of {year}', { year: periodName(before, format) }), kg: row.CO2_last },
    isUnrecorded: row.CO2_last === 0 && isBeforeUnrecorded,
  };
  return (
    <Modal open title={t('How this was calculated')} footer={null} onCancel={onClose} width={520}>
      <p>
        {t('The total of all calculations used for reporting for the days in {year}.', { year })}{' '}
        {row.key === 'Total' || row.key === '2'
          ? t('Scope 2 is location-based. The market-based figure is shown separately.')
          : null}
      </p>
      <EmissionSums
        sums={[
          ...parts.map((part) => ({ label: <ScopeTag scope={part.key} />, kg: part.CO2_total })),
          { label: t('Total of {year}', { year }), kg: row.CO2_total, isTotal: true },
          ...(isComparable ? [earlier] : []),
          { label: t('Market-based'), kg: row.market_CO2 },
        ]}
      />
      {row.key === '3' && <PowerGaps year={yearOf(now.from)} months={compared.months} />}
      <p className="act-summary-foot">
        {may(ADMIN) ? (
          <Link to={rowsAddress(row.key, now)}>{t('Show the activities included')}</Link>
        ) : (
          row.key !== 'Total' && <ScopeTag scope={row.key} />
        )}
      </p>
    </Modal>
  );
}
