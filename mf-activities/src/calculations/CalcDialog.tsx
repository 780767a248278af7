import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { inventoryLines } from '@lichen/contracts/activities/calculations/inventory-lines';
import type { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type OverridesOf, SchemaForm, useConfirmLeave, usePortal, useSave, useT, useDialogFocus } from '@lichen/kit';
import { Modal } from '@lichen/kit/antd';
import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import { BasisField, BasisActivity } from './BasisField';
import { type Calc, METHOD_WORDS } from './calc-words';
import { InventoryLineField, InventoryLines } from './InventoryLineField';

const { factor: _calculated, ...STATED_METHODS } = METHOD_WORDS;

const OVERRIDES: OverridesOf = ({ evidence, method }) => ({
  basis: { control: BasisField },
  CO2: { unitField: 'units' },
  method: { words: method === 'factor' ? METHOD_WORDS : STATED_METHODS },
  scope: { control: InventoryLineField },
  reason: { wide: true, hint: 'Why this figure is used in place of the calculated one' },
  evidence: { wide: true, hint: 'Document, link or measurement that others can check' },
  no_evidence_reason: { wide: true, hidden: Boolean(evidence) },
});

const LAYOUT = [
  { fields: ['CO2', 'scope', 'method', 'partner_id', 'used', 'basis', 'basis_units'] },
  { fields: ['reason', 'evidence', 'no_evidence_reason'] },
];

interface Props {
  activity: Pick<RecordOf<typeof activity>, '_id' | 'activity_type' | 'scope'>;
  /** Calculation rows of the activity; their lines are offered for the figure. */
  rows: readonly Calc[];
  stored: Calc | undefined;
  onClose: () => void;
}

/** Dialog for a stated figure, which is kept beside the calculated ones. */
export function CalcDialog({ activity: of, rows, stored, onClose }: Props) {
  const t = useT();
  const { account } = usePortal();
  const lines = inventoryLines(of, rows);
  const start = { units: account.emission_units, method: 'manual', used: false, ...lines[0] };
  const { create, update } = useSave(emissionCalc);
  const mayLeave = useConfirmLeave();
  useDialogFocus();
  const close = () => void mayLeave().then((yes) => yes && onClose());
  return (
    <Modal open title={t('Add emission record')} footer={null} onCancel={close} width={640} destroyOnHidden>
      <InventoryLines value={lines}>
        <BasisActivity value={of._id}>
          <SchemaForm
            entity={emissionCalc}
            stored={stored}
            initial={{ ...(stored ? {} : start), activity_id: of._id }}
            layout={LAYOUT}
            overrides={OVERRIDES}
            pick={PICKABLE_RECORDS}
            submitLabel={stored ? 'Update' : 'Add'}
            onSubmit={(values, began) => (began ? update(began, values) : create(values))}
            onSaved={onClose}
            onCancel={onClose}
          />
        </BasisActivity>
      </InventoryLines>
    </Modal>
  );
}
