import { type TotalParts, totalParts } from '@lichen/contracts/activities/list/summary.call';
import type { Days } from '@lichen/contracts/activities/comparison/same-period';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { QueryStates, percentOf, ScopeTag, useCall, useFormat, useT, useNotify, useDialogFocus } from '@lichen/kit';
import { Modal } from '@lichen/kit/antd';
import { QualityBadge } from '../calculations/QualityBadge';
import { EmissionSums } from '../shared/EmissionSums';
import { totalText } from './total-text';
import { type ListQuery, useTotals } from './useTotals';
import { periodName } from '../comparison/period-words';
import '../calculations/quality.css';

interface Props {
  query: ListQuery;
  onClose: () => void;
}

/** Explanation of a total: scopes, data quality, and the same days a year earlier. */
export function TotalInfo({ query, onClose }: Props) {
  const t = useT();
  useDialogFocus();
  const parts = useCall<RecordAnswer<TotalParts>>(totalParts, query);
  return (
    <Modal open title={t('How this was calculated')} footer={null} onCancel={onClose} width={560}>
      <QueryStates of={parts}>{({ obj }) => <Made parts={obj} query={query} />}</QueryStates>
    </Modal>
  );
}

function Made({ parts, query }: { parts: TotalParts; query: ListQuery }) {
  const t = useT();
  const notify = useNotify();
  const format = useFormat();
  const { all, now, last, compared } = useTotals(query);
  const figure = (kg: number | null | undefined) =>
    kg === null || kg === undefined ? null : `${format.co2(kg)} ${format.unit} CO₂e`;
  const total = all.data?.obj.total_co2;
  const isCut = compared !== null && compared.now.to !== query.end_date;
  const sumOf = (period: Days, of: typeof now) => ({
    label: t('Total of {year}', { year: periodName(period, format) }),
    kg: of.data?.obj.total_co2,
  });
  const earlier = compared && sumOf(compared.before, last);
  const copy = async () => {
    await navigator.clipboard.writeText(totalText({ parts, total, earlier, query }, { t, format }));
    notify(t('Copied'));
  };
  return (
    <>
      <p>
        {t(
          'The total of all calculations used for reporting for the activities in this view, for the days in its period.',
        )}{' '}
        {t('Scope 2 is location-based. The market-based figure is shown separately.')}
      </p>
      <EmissionSums
        sums={[
          ...parts.scopes.map(({ scope, kg }) => ({ label: <ScopeTag scope={scope} />, kg })),
          { label: t('Total'), kg: total, isTotal: true },
          ...(isCut ? [sumOf(compared.now, now)] : []),
          ...(earlier ? [earlier] : []),
          { label: t('Market-based'), kg: all.data?.obj.market_CO2 },
        ]}
      />
      {parts.qualities.length > 0 && (
        <section aria-label={t('Data quality')} className="act-qualities">
          <h3>{t('Data quality')}</h3>
          <ul>
            {parts.qualities.map(({ quality, kg }) => (
              <li key={quality}>
                <QualityBadge quality={quality} />
                <span className="act-number">{figure(kg)}</span>
                <span className="act-number">{format.percent(percentOf(kg, total), 1)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <button type="button" className="act-link" onClick={() => void copy()}>
        {t('Copy')}
      </button>
    </>
  );
}
