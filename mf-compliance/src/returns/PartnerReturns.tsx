import { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import { RETURN_SCOPES } from '@lichen/contracts/compliance/return-coverage';
import { TEXTS } from '@lichen/contracts/text/texts';
import {
  Card,
  ColumnChoice,
  DataTable,
  type OverridesOf,
  useFormat,
  usePortal,
  useRecords,
  useT,
  useTableView,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useMemo } from 'react';
import { QUALITY_WORDS, SCOPE_WORDS } from '../shared/partner-words';
import { RecordDialog } from '../shared/RecordDialog';
import { ReturnSource } from './ReturnSource';
import { returnColumns } from './return-columns';

const VERIFICATION = ['verified_by', 'assurance', 'assurance_standard', 'verified_on'] as const;
const LAYOUT = [
  { fields: ['period_start', 'period_end', 'year', 'quality', ...VERIFICATION] },
  { title: 'Money', columns: 3, fields: ['revenue', 'spend', 'currency'] },
  {
    title: 'Emissions',
    columns: 3,
    fields: ['scope1_co2', 'scope2_co2', 'scope3_co2', 'co2_units', 'scopes_included', 'scope3_coverage', 'co2_share'],
  },
] as const;
/** Hint for the verification fields. */
const BEST = 'With the level and the date, the data quality is 1 instead of 2';
const START = { co2_units: 't', quality: 'reported' };

function useReturnOverrides() {
  const t = useT();
  return useMemo<OverridesOf>(
    () => (values) => ({
      ...Object.fromEntries(
        VERIFICATION.map((name) => [
          name,
          { hidden: values['quality'] !== 'verified', ...(name === 'verified_by' ? { hint: BEST } : {}) },
        ]),
      ),
      year: { hint: 'If empty, taken from the period' },
      quality: { words: QUALITY_WORDS },
      currency: { hint: 'If empty, the partner’s currency or your reporting currency is used' },
      scopes_included: {
        offers: RETURN_SCOPES.map((value) => ({ value, label: t(SCOPE_WORDS[value]) })),
        hint: 'If empty, all scopes with a figure are included',
      },
      scope3_coverage: { hint: 'If empty, all upstream categories (1 to 8) are assumed' },
    }),
    [t],
  );
}

/** Annual returns of a partner: emissions and revenue by year. */
export function PartnerReturns({ partnerId }: { partnerId: string }) {
  const t = useT();
  const format = useFormat();
  const { may } = usePortal();
  const view = useTableView('partner_returns', { isBeside: true });
  const columns = useMemo(() => returnColumns(t, format), [t, format]);
  const overrides = useReturnOverrides();
  const returns = useRecords(partnerReturn, { ...view.query, partner_id: partnerId });
  const openId = view.url.one('return');
  const open = (id: string | null) => view.url.set({ return: id }, { keepPage: true });
  const stored = returns.data?.list.find(({ _id }) => _id === openId);
  const add = may(partnerReturn.allow.create) && <Button onClick={() => open('new')}>{t('Add annual return')}</Button>;
  const actions = (
    <span className="vc-buttons">
      <ColumnChoice columns={columns} view={view} />
      {add}
    </span>
  );
  return (
    <Card title={t('Annual returns')} actions={returns.data?.total ? actions : undefined}>
      <DataTable
        label="Annual returns"
        columns={columns}
        of={returns}
        view={view}
        nameOf={({ year }) => String(year)}
        onOpen={({ _id }) => open(_id)}
        openId={openId}
        empty={{ text: t(TEXTS.listEmpty), action: add }}
      />
      {openId && (openId === 'new' || stored) && (
        <RecordDialog
          entity={partnerReturn}
          title={stored ? t('Annual return {year}', { year: stored.year ?? '' }) : t('Add annual return')}
          stored={stored}
          initial={{ ...START, partner_id: partnerId }}
          layout={LAYOUT}
          overrides={overrides}
          above={stored && <ReturnSource of={stored} />}
          removal={{ title: 'Delete annual return?', text: TEXTS.deleteRecord }}
          onClose={() => open(null)}
        />
      )}
    </Card>
  );
}
