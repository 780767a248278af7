import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { type FieldOverrides, SchemaForm, useConfirmLeave, useSave, useT } from '@lichen/kit';
import { Modal } from '@lichen/kit/antd';
import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import { BasisField, BasisActivity } from './BasisField';
import { type Calc, METHOD_WORDS } from './calc-words';
import { useDialogFocus } from '../shared/useDialogFocus';

const OVERRIDES: Record<string, FieldOverrides> = {
  basis: { control: BasisField },
  CO2: { unitField: 'units' },
  method: { words: METHOD_WORDS },
  scope: { words: { scope_1: 'Scope 1', scope_2: 'Scope 2', scope_3: 'Scope 3', no_scope: 'No scope' } },
  reason: { wide: true },
};

const LAYOUT = [{ fields: ['CO2', 'scope', 'method', 'partner_id', 'used', 'basis', 'basis_units', 'reason'] }];
const START = { units: 'kg', method: 'manual', scope: 'scope_2', used: false };

interface Props {
  activityId: string;
  stored: Calc | undefined;
  onClose: () => void;
}

/** A figure that a person states, beside the calculated ones. */
export function CalcDialog({ activityId, stored, onClose }: Props) {
  const t = useT();
  const { create, update } = useSave(emissionCalc);
  const mayLeave = useConfirmLeave();
  useDialogFocus();
  const close = () => void mayLeave().then((yes) => yes && onClose());
  return (
    <Modal open title={t('Add emission record')} footer={null} onCancel={close} width={640} destroyOnHidden>
      <BasisActivity value={activityId}>
        <SchemaForm
          entity={emissionCalc}
          stored={stored}
          initial={{ ...(stored ? {} : START), activity_id: activityId }}
          layout={LAYOUT}
          overrides={OVERRIDES}
          pick={PICKABLE_RECORDS}
          submitLabel={stored ? 'Update' : 'Add'}
          onSubmit={(values, began) => (began ? update(began, values) : create(values))}
          onSaved={onClose}
          onCancel={onClose}
        />
      </BasisActivity>
    </Modal>
  );
}
