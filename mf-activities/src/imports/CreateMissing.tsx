import { repairImport } from '@lichen/contracts/activities/imports/import.call';
import { SchemaForm, usePortal, useT } from '@lichen/kit';
import { Button, Modal } from '@lichen/kit/antd';
import { useState } from 'react';
import { useDialogFocus } from '../shared/useDialogFocus';
import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import { MISSING_RECORDS, type MissingRecord } from './missing-records';
import type { ImportCall } from './useImportCall';

interface Props {
  /** Entity that the column names records of. */
  entity: string;
  field: string;
  /** Text of the file, which becomes the name. */
  text: string;
  /** What was chosen for other texts, which is sent along. */
  fixes: Readonly<Record<string, unknown>>;
  call: ImportCall;
}

/** Has the record that a file names added with the import: at once where a name is all it needs. */
export function CreateMissing(props: Props) {
  const { entity, field, text, fixes, call } = props;
  const t = useT();
  const { may } = usePortal();
  const asked = MISSING_RECORDS[entity];
  if (asked) return may(asked.entity.allow.create) && <CreateAsked {...props} of={asked} />;
  const pick = PICKABLE_RECORDS[entity as keyof typeof PICKABLE_RECORDS];
  if (!pick || !('quickAdd' in pick) || !may(pick.entity.allow.create)) return null;
  const { label, draft } = pick.quickAdd;
  const create = [{ field, text, draft: draft(text, {}) }];
  return (
    <Button loading={call.isRunning} onClick={() => void call.send(repairImport, { fixes, create })}>
      {t(label)}
    </Button>
  );
}

interface AskedProps extends Props {
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

function AskedDialog({ of, field, text, fixes, call, onClose }: AskedProps & { onClose: () => void }) {
  const t = useT();
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
        onSubmit={async (draft) => {
          const answer = await call.ask(repairImport, { fixes, create: [{ field, text, draft }] });
          if (answer instanceof Error) return { state: 'failed', error: answer };
          return { state: 'saved', record: answer.obj };
        }}
        onSaved={() => {
          onClose();
          void call.done();
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}
