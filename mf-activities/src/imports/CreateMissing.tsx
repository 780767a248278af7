import type { Entity, RecordBase } from '@lichen/contracts/entity/entity';
import { SchemaForm, usePortal, useSave, useT, useNotify } from '@lichen/kit';
import { Button, Modal } from '@lichen/kit/antd';
import { useState } from 'react';
import { useDialogFocus } from '../shared/useDialogFocus';
import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import { MISSING_RECORDS, type MissingRecord } from './missing-records';

interface Props {
  /** Entity that the column names records of. */
  entity: string;
  /** Text of the file, which becomes the name. */
  text: string;
  onCreated: (id: string) => void;
}

/** Makes the record that a file names and the company does not have: at once where a name is all it needs. */
export function CreateMissing({ entity, text, onCreated }: Props) {
  const { may } = usePortal();
  const asked = MISSING_RECORDS[entity];
  if (asked) return may(asked.entity.allow.create) && <CreateAsked of={asked} text={text} onCreated={onCreated} />;
  const pick = PICKABLE_RECORDS[entity as keyof typeof PICKABLE_RECORDS];
  if (!pick || !('quickAdd' in pick) || !may(pick.entity.allow.create)) return null;
  const { label, draft } = pick.quickAdd;
  return <CreateNamed of={pick.entity} label={label} draft={draft(text, {})} onCreated={onCreated} />;
}

interface NamedProps extends Pick<Props, 'onCreated'> {
  of: Entity;
  label: string;
  draft: Readonly<Record<string, unknown>>;
}

function CreateNamed({ of, label, draft, onCreated }: NamedProps) {
  const t = useT();
  const notify = useNotify();
  const { create, isSaving } = useSave(of);
  const add = async () => {
    const outcome = await create(draft);
    if (outcome.state === 'failed') notify(t(outcome.error.errors['name'] ?? outcome.error.message), 'bad');
    if (outcome.state === 'saved') onCreated((outcome.record as RecordBase)._id);
  };
  return (
    <Button loading={isSaving} onClick={() => void add()}>
      {t(label)}
    </Button>
  );
}

interface AskedProps extends Pick<Props, 'text' | 'onCreated'> {
  of: MissingRecord;
}

function CreateAsked(props: AskedProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(props.of.label)}</Button>
      {isOpen && <AskedDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function AskedDialog({ of, text, onCreated, onClose }: AskedProps & { onClose: () => void }) {
  const t = useT();
  const { create } = useSave(of.entity);
  const [initial] = useState(() => of.start(text));
  useDialogFocus();
  return (
    <Modal open title={t(of.label)} footer={null} onCancel={onClose} width={520} destroyOnHidden>
      <SchemaForm
        entity={of.entity}
        initial={initial}
        layout={[{ fields: of.fields, columns: 1 }]}
        overrides={of.overrides}
        pick={PICKABLE_RECORDS}
        onFieldChange={(name, form) => of.follow?.[name] && form.set(of.follow[name])}
        submitLabel="Add"
        onSubmit={(draft) => create(draft)}
        onSaved={(saved) => {
          onClose();
          onCreated((saved as RecordBase)._id);
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}
