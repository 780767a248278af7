import { dataQualityOf } from '@lichen/contracts/activities/calculations/data-quality';
import {
  Facts,
  type Formats,
  ScopeTag,
  type Translate,
  useCodeLabels,
  useFormat,
  useT,
  useDialogFocus,
} from '@lichen/kit';
import { Modal } from '@lichen/kit/antd';
import { type Calc, calcKg, calcName, isStated, methodName, partnerName } from './calc-words';
import { useMemberNames } from '../shared/useMemberNames';
import { QualityBadge } from './QualityBadge';
import { noteText } from './note-words';
import { problemText } from './problem-words';
import { categoryName } from '../recalculation/recalculation-words';

function QualityFacts({ calc }: { calc: Calc }) {
  const t = useT();
  return (
    <>
      <QualityBadge quality={dataQualityOf(calc)} />{' '}
      {calc.data_quality && t('{score} of 5', { score: calc.data_quality })}
    </>
  );
}

/** Facts of the supplier's statement, if the calculation uses it. */
function partnerFacts(calc: Calc, { t, format }: { t: Translate; format: Formats }) {
  // Preview rows lack the values that the server adds to stored rows.
  const isSaid = (value: unknown) => (value ?? null) !== null;
  const stated = (value: string | null, units: string | null) =>
    !isSaid(value) ? null : `${format.figure('supplier', value)} ${units ?? ''}`;
  return [
    { label: t('Partner'), value: partnerName(calc) },
    { label: t('Partner revenue'), value: stated(calc.partner_revenue, calc.partner_currency) },
    { label: t('Partner emissions'), value: stated(calc.partner_emissions, calc.partner_emissions_units) },
    {
      label: t('Intensity'),
      value: !isSaid(calc.intensity) ? null : `${format.digits('every', calc.intensity)} ${calc.factor_units ?? ''}`,
    },
  ];
}

/** Shows every detail of one calculation row. */
export function CalcInfo({ calc, onClose }: { calc: Calc; onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const nameOf = useMemberNames();
  useDialogFocus();
  const regionName = useCodeLabels('electricity_grids');
  const amount = (value: number | string | null, units: string | null) =>
    value === null ? null : `${format.digits('every', value)} ${units ?? ''}`.trim();
  const facts = [
    { label: t('Method'), value: t(methodName(calc.method)) },
    { label: t('Result'), value: t(calcName(calc)) },
    { label: t('Scope'), value: <ScopeTag scope={calc.scope} /> },
    {
      label: t('Scope 3 category'),
      value: calc.scope3_category && `${calc.scope3_category} ${t(categoryName(String(calc.scope3_category)))}`,
    },
    {
      label: 'CO₂e',
      value: calc.err_msg ? (
        <span className="act-wrong">{problemText(t, calc)}</span>
      ) : (
        `${format.co2(calcKg(calc))} ${format.unit} CO₂e`
      ),
    },
    { label: t('Period'), value: format.period(calc.from, calc.to) },
    { label: t('Basis'), value: amount(calc.basis, calc.basis_units) },
    { label: t('Factor basis'), value: amount(calc.calc_basis, calc.calc_units) },
    { label: t('Factor'), value: amount(calc.factor, calc.factor_units) },
    ...partnerFacts(calc, { t, format }),
    { label: t('Factor set'), value: calc.factor_set },
    { label: t('Factor year'), value: calc.factor_year },
    { label: t('Region'), value: calc.region_used && regionName(calc.region_used) },
    { label: t('Source'), value: calc.source },
    { label: t('Data quality'), value: calc.err_msg ? null : <QualityFacts calc={calc} /> },
    { label: t('Used for reporting'), value: t(calc.used ? 'Yes' : 'No') },
    { label: t('Reason'), value: calc.reason && t(calc.reason) },
    { label: t('Evidence'), value: calc.evidence },
    { label: t('Explanation for missing evidence'), value: calc.no_evidence_reason },
    { label: t('Note'), value: calc.note && noteText(t, calc.note) },
    { label: t('Entered by'), value: isStated(calc) ? nameOf(calc.profile_id ?? calc.created_by) : null },
    {
      label: t('Created'),
      // Preview rows are not stored.
      value: calc.created_on ? format.moment(calc.created_on) : null,
    },
  ];
  return (
    <Modal open title={t('Emission calculation info')} footer={null} onCancel={onClose} width={560}>
      <Facts facts={facts} />
    </Modal>
  );
}
