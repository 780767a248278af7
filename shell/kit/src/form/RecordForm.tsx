import type { RecordBase } from '@lichen/contracts/entity/entity';
import { useSave } from '../data/writes';
import { useT } from '../i18n/texts';
import { useNavigate } from '../modules/router';
import { useNotify } from '../data/notify';
import type { Values } from './form-fields';
import { SchemaForm } from './SchemaForm';
import type { SchemaFormProps } from './SchemaFormView';

interface Props extends Omit<SchemaFormProps, 'submitLabel' | 'onSubmit' | 'onSaved' | 'onCancel'> {
  /** Address of one record, where a save leads. */
  to: (id: string) => string;
  /** The list, where leaving a new record leads. */
  list: string;
  /** Set when the form is part of another page: saving then leads nowhere. */
  within?: { onSaved: () => void; onCancel: () => void } | undefined;
  /** Message after a new record is saved, in English. */
  added?: string;
  /** Asked before a stored record is changed; false leaves the form as it is. */
  mayUpdate?: ((stored: RecordBase) => Promise<boolean>) | undefined;
  /** Asked before anything is sent, of what is typed; false leaves the form as it is. */
  maySave?: ((values: Values, began: RecordBase | undefined) => Promise<boolean>) | undefined;
}

/** One form for a new record and for a stored one: saves, tells, and leads to the record. */
export function RecordForm({ entity, stored, to, list, within, added, mayUpdate, maySave, ...form }: Props) {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const { create, update } = useSave(entity);
  return (
    <SchemaForm
      {...form}
      entity={entity}
      stored={stored}
      submitLabel={stored ? 'Update' : 'Add'}
      onSubmit={async (values, began) => {
        if (maySave && !(await maySave(values, began))) return null;
        if (!began) return create(values);
        return !mayUpdate || (await mayUpdate(began)) ? update(began, values) : null;
      }}
      onCancel={within?.onCancel ?? (() => navigate(stored ? to(stored._id) : list))}
      onSaved={(saved) => {
        notify(t(stored ? 'Saved' : (added ?? 'Saved')));
        if (within) within.onSaved();
        else navigate(to((saved as RecordBase)._id));
      }}
    />
  );
}
