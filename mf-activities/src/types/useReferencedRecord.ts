import type { RecordBase } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { useRecord, type Values } from '@lichen/kit';
import { PICK } from './pickable';
import type { TypeForm } from './type-form';

/** The record of the reference that a type wants to know, as it is chosen. */
export function useReferencedRecord({ entity, knows }: TypeForm, values: Values): Values | null {
  const field = knows ? (entity.fields as Record<string, Field>)[knows] : undefined;
  const pickable =
    field?.kind === 'ref' ? (PICK as Record<string, { entity: typeof entity }>)[field.entity] : undefined;
  const id = knows ? values[knows] : null;
  const found = useRecord(pickable?.entity ?? entity, pickable && typeof id === 'string' ? id : null).data;
  return found && (found as RecordBase)._id === id ? { ...found } : null;
}
