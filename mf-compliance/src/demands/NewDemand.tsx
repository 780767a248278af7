import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { SURVEY_DEMAND } from '@lichen/contracts/compliance/demands/demand-words';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { type Pickable, SchemaForm, useConfirmLeave, useSave, useT } from '@lichen/kit';
import { Modal } from '@lichen/kit/antd';
import { PICKED_SURVEY } from '../shared/picked-survey';

const LAYOUT = [
  { fields: ['partner_id', 'demand_type_id', 'survey_type_id', 'mandatory', 'frequency', 'requires_review'] },
];
const BEGINS = { mandatory: true, frequency: 'on_expiry', requires_review: true };
const PICKED: Readonly<Record<string, Pickable>> = {
  ...PICKED_SURVEY,
  partners: { entity: partner, labelOf: ({ name }) => String(name) },
};

/** Dialog that creates a demand; `partnerId` preselects the partner of the open page. */
export function NewDemand({ partnerId, onClose }: { partnerId?: string; onClose: () => void }) {
  const t = useT();
  const { create } = useSave(demand);
  const mayLeave = useConfirmLeave();
  return (
    <Modal
      open
      title={t('Create new compliance demand')}
      footer={null}
      onCancel={() => void mayLeave().then((yes) => yes && onClose())}
      width={640}
      destroyOnHidden
    >
      <SchemaForm
        entity={demand}
        stored={undefined}
        initial={partnerId === undefined ? BEGINS : { ...BEGINS, partner_id: partnerId }}
        layout={LAYOUT}
        pick={PICKED}
        overrides={({ demand_type_id }) =>
          demand_type_id === SURVEY_DEMAND
            ? { survey_type_id: { required: true } }
            : { survey_type_id: { hidden: true } }
        }
        submitLabel="Create demand"
        onSubmit={(values) => create(values)}
        onSaved={onClose}
        onCancel={onClose}
      />
    </Modal>
  );
}
