import { complianceConfiguration } from '@lichen/contracts/compliance/configurations/configuration.entity';
import { SURVEY_DEMAND } from '@lichen/contracts/compliance/demands/demand-words';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { type Overrides, SchemaForm, useConfirmLeave, useRecords, useSave, type Values } from '@lichen/kit';
import { Modal } from '@lichen/kit/antd';
import { useMemo } from 'react';
import { usePartnerOffers } from '../partners/usePartnerOffers';
import { PICKED_SURVEY } from '../shared/picked-survey';
import type { Configuration } from './configuration-columns';

/** Fields that sent demands depend on; they cannot change while the configuration is active. */
const WHAT = ['demand_type_id', 'survey_type_id', 'frequency', 'mandatory', 'requires_review', 'partner_override'];
const LAYOUT = [
  { title: 'What is asked', fields: ['name', ...WHAT] },
  { title: 'Who is asked', fields: ['role_id', 'custom_category', 'partner_ids'] },
] as const;
const BEGINS = { mandatory: true, frequency: 'on_expiry', requires_review: true, partner_override: false };
const MOST = 2000;

interface Props {
  stored?: Configuration | undefined;
  /** Starting values of a new configuration. */
  initial?: Values | undefined;
  title: string;
  onSaved: (record: Configuration) => void;
  onClose: () => void;
}

/** Form for what a configuration demands, and of which partners. Saving asks nobody; activating does. */
export function ConfigurationForm({ stored, initial = BEGINS, title, onSaved, onClose }: Props) {
  const { create, update } = useSave(complianceConfiguration);
  const mayLeave = useConfirmLeave();
  const { roles, groups } = usePartnerOffers();
  const partners = useRecords(partner, { limit: MOST }).data;
  const fixed = useMemo<Overrides>(() => {
    const names = (partners?.list ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
    return {
      ...Object.fromEntries(WHAT.map((name) => [name, { disabled: stored?.active ?? false }])),
      role_id: { offers: roles, hint: 'Partners with any of them; all partners if empty' },
      custom_category: { offers: groups, hint: 'Partners in any of them; all partners if empty' },
      partner_ids: { offers: names, hint: 'No others are asked, if any are chosen', wide: true },
      partner_override: {
        ...{ disabled: stored?.active ?? false },
        hint: 'A partner that already has its own demand for this is not asked twice',
      },
    };
  }, [partners, roles, groups, stored]);
  return (
    <Modal
      open
      title={title}
      footer={null}
      onCancel={() => void mayLeave().then((yes) => yes && onClose())}
      width={720}
      destroyOnHidden
    >
      <SchemaForm
        entity={complianceConfiguration}
        stored={stored}
        initial={initial}
        layout={LAYOUT}
        pick={PICKED_SURVEY}
        overrides={({ demand_type_id }) => ({
          ...fixed,
          survey_type_id:
            demand_type_id === SURVEY_DEMAND ? { ...fixed['survey_type_id'], required: true } : { hidden: true },
        })}
        submitLabel={stored ? 'Update' : 'Add'}
        onSubmit={(values, began) => (began ? update(began, values) : create(values))}
        onSaved={(record) => onSaved(record as Configuration)}
        onCancel={onClose}
      />
    </Modal>
  );
}
