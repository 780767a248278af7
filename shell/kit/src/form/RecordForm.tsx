import type { RecordBase } from '@lichen/contracts/entity/entity';
import { useSave } from '../data/writes';
import { useT } from '../i18n/texts';
import { useNavigate } from '../modules/router';
import { useNotify } from '../data/notify';
import type { Values } from './form-fields';
import { SchemaForm } from './SchemaForm';
import type { SchemaFormProps } from './SchemaFormView';

interface Props extends Omit<SchemaFormProps, 'submitLabel' | 'onSubmit' | 'onSaved' | 'onCancel'> {
  /** Address of a record, opened after saving. */
  to: (id: string) => string;
  /** Address of the list, opened when a new record is cancelled. */
  list: string;
  /** Set if the form is part of another page, so that saving does not navigate. */
  within?: { onSaved: () => void; onCancel: () => void } | undefined;
  /** Message after a new record is saved, in English. */
  added?: string;
  /** Called before a stored record is changed; false cancels the save. */
  mayUpdate?: ((stored: RecordBase) => Promise<boolean>) | undefined;
  /** Called with the input before anything is sent; false cancels the save. */
  maySave?: ((values: Values, began: RecordBase | undefined) => Promise<boolean>) | undefined;
}

/** A form for new and stored records: saves, notifies, and opens the record. */
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
