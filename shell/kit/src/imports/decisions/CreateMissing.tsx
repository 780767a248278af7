import { repairImport } from '@lichen/contracts/imports/import.call';
import { SchemaForm, useDialogFocus, usePortal, useT } from '../../index';
import { Button, Modal } from '../../modules/antd';
import { useState } from 'react';
import { type MissingRecord, useImportArea } from '../import-area';
import type { ImportCall } from '../useImportCall';

interface Props {
  /** Entity whose records the column names. */
  entity: string;
  field: string;
  /** Text in the file, which becomes the record's name; any one of them if all are added. */
  text: string;
  /** Number of names, if all unknown names of the group are added. */
  count?: number | undefined;
  /** Choices for other texts, sent along with it. */
  fixes: Readonly<Record<string, unknown>>;
  call: ImportCall;
}

type Draft = Readonly<Record<string, unknown>>;

/** Returns the request body: one record for the text, or one for each name of the group with shared values. */
const bodyOf = ({ field, text, count, fixes }: Props, draft: Draft) =>
  count === undefined ? { fixes, create: [{ field, text, draft }] } : { fixes, create_all: [{ field, draft }] };

const keyOf = ({ field, text, count }: Props) => `add ${field} ${count === undefined ? text : '*'}`;

const LABELS_OF_ALL = { partners: 'Add all {count} partners', products: 'Add all {count} products' } as const;

/** Plans the creation of records that a file names; without a dialog if they need only a name. */
export function CreateMissing(props: Props) {
  const { entity, text, count, call } = props;
  const t = useT();
  const { may } = usePortal();
  const { records, missing } = useImportArea();
  const asked = missing[entity];
  if (asked) return may(asked.entity.allow.create) && <CreateAsked {...props} of={asked} />;
  const pick = records[entity];
  if (!pick?.quickAdd || !may(pick.entity.allow.create)) return null;
  const { label, draft } = pick.quickAdd;
  const body = bodyOf(props, count === undefined ? draft(text, {}) : {});
  const key = keyOf(props);
  return (
    <Button loading={call.pending.includes(key)} onClick={() => void call.send(repairImport, body, key)}>
      {count === undefined ? t(label) : t(LABELS_OF_ALL[entity as keyof typeof LABELS_OF_ALL], { count })}
    </Button>
  );
}

interface AskedProps extends Props {
  of: MissingRecord;
}

function CreateAsked(props: AskedProps) {
  const { of, count, call } = props;
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const title = count === undefined ? t(of.label) : t(of.labelOfAll, { count });
  return (
    <>
      <Button loading={call.pending.includes(keyOf(props))} onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && <AskedDialog {...props} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}

function AskedDialog({ title, onClose, ...props }: AskedProps & { title: string; onClose: () => void }) {
  const { of, text, count, call } = props;
  const t = useT();
  const [initial] = useState(() => of.start(text));
  const { records } = useImportArea();
  useDialogFocus();
  const fields = count === undefined ? of.fields : of.fields.filter((name) => !of.names.includes(name));
  return (
    <Modal open title={title} footer={null} onCancel={onClose} width={520} destroyOnHidden>
      {count !== undefined && (
        <p className="k-quiet">{t('Each is named as in the file. The rest applies to all of them.')}</p>
      )}
      <SchemaForm
        entity={of.entity}
        initial={initial}
        layout={[{ fields, columns: 1 }]}
        overrides={of.overrides}
        pick={records}
        onFieldChange={(name, form) => of.follow?.[name] && form.set(of.follow[name])}
        submitLabel="Add"
        onSubmit={async (draft) => {
          const answer = await call.ask(repairImport, bodyOf(props, draft), keyOf(props));
          if (!answer) return null;
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
