import { ADMIN } from '@lichen/contracts/roles';
import type { ActivitySummaryRow } from '@lichen/contracts/activities/summary.call';
import { Facts, ScopeTag, useFormat, usePortal, useT } from '@lichen/kit';
import { Modal } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { useDialogFocus } from '../parts/useDialogFocus';
import { rowsAddress } from './rows-address';

interface Props {
  row: ActivitySummaryRow;
  all: readonly ActivitySummaryRow[];
  year: number;
  onClose: () => void;
}

/** How a figure of the dashboard was made: which figures were added, and where its rows are. */
export function SummaryInfo({ row, all, year, onClose }: Props) {
  const t = useT();
  const format = useFormat();
  const { may } = usePortal();
  useDialogFocus();
  const figure = (kg: number) => `${format.co2(kg)} ${format.unit} CO₂e`;
  const parts = row.key === 'Total' ? all.filter(({ key }) => key !== 'Total') : [];
  return (
    <Modal open title={t('How this was made')} footer={null} onCancel={onClose} width={520}>
      <p>
        {t('The sum of all calculations used for reporting whose days fall in {year}.', { year })}{' '}
        {row.key === 'Total' || row.key === '2' ? t('Scope 2 is location-based; market-based stands beside it.') : null}
      </p>
      <Facts
        facts={[
          ...parts.map((part) => ({ label: t('Scope {scope}', { scope: part.key }), value: figure(part.CO2_total) })),
          { label: t('Total of {year}', { year }), value: <strong>{figure(row.CO2_total)}</strong> },
          { label: t('Total of {year}', { year: year - 1 }), value: figure(row.CO2_last) },
          { label: t('Market-based'), value: row.market_CO2 === null ? null : figure(row.market_CO2) },
        ]}
      />
      <p className="act-summary-foot">
        {may(ADMIN) ? (
          <Link to={rowsAddress(row.key, year)}>{t('Show the activities behind it')}</Link>
        ) : (
          row.key !== 'Total' && <ScopeTag scope={row.key} />
        )}
      </p>
    </Modal>
  );
}
