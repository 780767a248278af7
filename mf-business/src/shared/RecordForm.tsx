import type { Entity, RecordBase, RecordOf } from '@lichen/contracts/entity/entity';
import { SchemaForm, type SchemaFormProps, useSave, useT, useNotify } from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { PICK } from './pickables';

interface Props<E extends Entity>
  extends Pick<SchemaFormProps, 'initial' | 'layout' | 'beside' | 'overrides' | 'onFieldChange' | 'onValues'> {
  entity: E;
  stored?: RecordOf<E> | undefined;
  /** Address of one record, where a save leads. */
  to: (id: string) => string;
  /** The list, where leaving a new record leads. */
  list: string;
}

/** One form for a new record and for a stored one; a save leads to the record. */
export function RecordForm<E extends Entity>({ entity, stored, to, list, ...rest }: Props<E>) {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const { create, update } = useSave(entity);
  return (
    <SchemaForm
      {...rest}
      entity={entity}
      stored={stored}
      pick={PICK}
      submitLabel={stored ? 'Update' : 'Add'}
      onSubmit={(values, began) => (began ? update(began, values) : create(values as never))}
      onCancel={() => navigate(stored ? to(stored._id) : list)}
      onSaved={(saved) => {
        notify(t('Saved'));
        navigate(to((saved as RecordBase)._id));
      }}
    />
  );
}
