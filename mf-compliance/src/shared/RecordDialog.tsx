import type { Entity, RecordBase } from '@lichen/contracts/entity/entity';
import {
  type OverridesOf,
  SchemaForm,
  type Section,
  useConfirmLeave,
  usePortal,
  useSave,
  useT,
  type Values,
  useConfirmedDelete,
  type DeleteQuestion,
} from '@lichen/kit';
import { Button, Modal } from '@lichen/kit/antd';
import type { ReactNode } from 'react';

interface Props {
  entity: Entity;
  /** Title, already translated. */
  title: string;
  stored: RecordBase | undefined;
  initial: Values;
  layout: readonly Section[];
  overrides?: OverridesOf;
  removal: DeleteQuestion;
  /** Shown above the form. */
  above?: ReactNode;
  onClose: () => void;
}

/** Dialog that adds, edits or deletes a record of the partner on screen. */
export function RecordDialog({ entity, title, stored, removal, above, onClose, ...form }: Props) {
  const t = useT();
  const { create, update } = useSave(entity);
  const mayLeave = useConfirmLeave();
  const close = () => void mayLeave().then((yes) => yes && onClose());
  return (
    <Modal open title={title} footer={null} onCancel={close} width={720} destroyOnHidden>
      {above}
      <SchemaForm
        {...form}
        entity={entity}
        stored={stored}
        submitLabel={stored ? 'Update' : 'Add'}
        onSubmit={(values, began) => (began ? update(began, values) : create(values))}
        onSaved={onClose}
        onCancel={onClose}
      />
      {stored && (
        <RemoveButton entity={entity} id={stored._id} removal={removal} onRemoved={onClose} label={t('Delete')} />
      )}
    </Modal>
  );
}

interface RemoveProps {
  entity: Entity;
  id: string;
  label: string;
  removal: DeleteQuestion;
  onRemoved: () => void;
}

function RemoveButton({ entity, id, label, removal, onRemoved }: RemoveProps) {
  const { may } = usePortal();
  const { confirmAndDelete, isRemoving } = useConfirmedDelete(entity);
  if (!may(entity.allow.remove)) return null;
  const remove = async () => {
    if (await confirmAndDelete(id, removal)) onRemoved();
  };
  return (
    <Button danger type="text" className="vc-remove" loading={isRemoving} onClick={() => void remove()}>
      {label}
    </Button>
  );
}
