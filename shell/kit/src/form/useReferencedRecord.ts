import type { Entity } from '@lichen/contracts/entity/entity';
import { useRecord } from '../data/reads';
import { fieldOf, type Values } from './form-fields';
import type { Pickable } from './RefControl';

/** Returns the record of the reference `name`; null until one is chosen and has loaded. */
export function useReferencedRecord(
  entity: Entity,
  name: string | undefined,
  id: unknown,
  pick: Readonly<Record<string, Pickable>>,
): Values | null {
  const field = name ? fieldOf(entity, name) : undefined;
  const referenced = field?.kind === 'ref' ? pick[field.entity]?.entity : undefined;
  const found = useRecord(referenced ?? entity, referenced && typeof id === 'string' ? id : null).data;
  return found?._id === id ? (found as unknown as Values) : null;
}
