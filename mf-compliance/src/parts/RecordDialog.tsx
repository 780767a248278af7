import type { Entity, RecordBase } from '@lichen/contracts/entity';
import {
  type FieldTouch,
  SchemaForm,
  type Section,
  useConfirm,
  useMayLeave,
  usePortal,
  useRemove,
  useSave,
  useT,
  useTell,
  type Values,
} from '@lichen/kit';
import { Button, Modal } from '@lichen/kit/antd';

interface Props {
  entity: Entity;
  /** Already in the reader's language. */
  title: string;
  stored: RecordBase | undefined;
  initial: Values;
  layout: readonly Section[];
  touches?: Readonly<Record<string, FieldTouch>>;
  removal: { title: string; text: string };
  onClose: () => void;
}

/** Adds, changes or removes one record that belongs to the partner on screen. */
export function RecordDialog({ entity, title, stored, removal, onClose, ...form }: Props) {
  const t = useT();
  const { create, update } = useSave(entity);
  const mayLeave = useMayLeave();
  const close = () => void mayLeave().then((yes) => yes && onClose());
  return (
    <Modal
      open
      title={title}
      footer={null}
      closable={{ 'aria-label': t('Close') }}
      onCancel={close}
      width={720}
      destroyOnHidden
    >
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
  removal: Props['removal'];
  onRemoved: () => void;
}

function RemoveButton({ entity, id, label, removal, onRemoved }: RemoveProps) {
  const t = useT();
  const tell = useTell();
  const confirm = useConfirm();
  const { may } = usePortal();
  const { remove, isRemoving } = useRemove(entity);
  if (!may(entity.allow.remove)) return null;
  const askAndRemove = async () => {
    if (!(await confirm({ ...removal, action: 'Confirm', dangerous: true }))) return;
    const outcome = await remove(id);
    if (outcome.state === 'failed') return tell(t(outcome.error.message), 'bad');
    onRemoved();
  };
  return (
    <Button danger type="text" className="vc-remove" loading={isRemoving} onClick={() => void askAndRemove()}>
      {label}
    </Button>
  );
}
