import type { Entity } from '@lichen/contracts/entity/entity';
import { createContext, useContext } from 'react';
import type { FieldProps } from '../fields/FieldFrame';
import { useSave } from '../data/writes';
import { usePortal } from '../portal/portal';
import type { QuickAdd } from '../fields/QuickAdd';
import { RecordPicker } from '../fields/RecordPicker';

/** Records to choose from: their entity, and the label of a record. */
export interface Pickable {
  entity: Entity;
  labelOf: (record: Readonly<Record<string, unknown>>) => string;
  /** Creates a new record from its name and the list's filter; offered to people who may create them. */
  quickAdd?: {
    label: string;
    /** A further field of the entity to fill in at once. */
    also?: string;
    draft: (name: string, where: Props['where']) => Readonly<Record<string, unknown>>;
  };
}

/** Entities of a form's references by name; pages set it, because the kit knows no entities. */
export const PickableContext = createContext<Readonly<Record<string, Pickable>>>({});

interface Props extends FieldProps<string> {
  name: string;
  where: Readonly<Record<string, string | number | null | undefined>>;
}

/** Picker of a referenced record; throws if the form got no way to pick records of its entity. */
export function RefControl({ name, where, ...field }: Props) {
  const pickable = useContext(PickableContext)[name];
  if (!pickable) throw new Error(`The form has no way to pick ${name}: give it pick={PICKABLE_RECORDS}`);
  const { entity, labelOf } = pickable;
  return <Picker {...field} entity={entity} labelOf={labelOf} where={where} quickAdd={pickable.quickAdd} />;
}

type PickerProps = FieldProps<string> & Pick<Props, 'where'> & Pick<Pickable, 'entity' | 'labelOf'>;

function Picker({ quickAdd, ...picker }: PickerProps & { quickAdd: Pickable['quickAdd'] }) {
  const { create } = useSave(picker.entity);
  const { may } = usePortal();
  if (!quickAdd || !may(picker.entity.allow.create)) return <RecordPicker {...picker} />;
  const { label, draft, also: field = '' } = quickAdd;
  const asked = picker.entity.fields[field];
  const also = asked && { field, label: asked.label };
  const add: QuickAdd['add'] = (name, said) => create({ ...draft(name, picker.where), ...said });
  return <RecordPicker {...picker} quickAdd={{ label, also, add }} />;
}
