import type { Entity } from '@lichen/contracts/entity';
import { createContext, useContext } from 'react';
import type { FieldProps } from '../fields/FieldFrame';
import { RecordPicker } from '../fields/RecordPicker';

/** How records of an entity are picked: the entity itself and the words for one of its records. */
export interface Pickable {
  entity: Entity;
  labelOf: (record: Readonly<Record<string, unknown>>) => string;
}

/** The pages that use a form name the entities its references point to; the kit knows none of them. */
export const PickableContext = createContext<Readonly<Record<string, Pickable>>>({});

interface Props extends FieldProps<string> {
  name: string;
  where: Readonly<Record<string, string | number | null | undefined>>;
}

export function RefControl({ name, where, ...field }: Props) {
  const pickable = useContext(PickableContext)[name];
  if (!pickable) throw new Error(`The form does not say how ${name} are picked`);
  return <RecordPicker {...field} entity={pickable.entity} labelOf={pickable.labelOf} where={where} />;
}
