import type { Doc } from '../shared/documents';

/** The field that stands in the way of applying; null where none does. */
export const blockedBy = ({ field_states }: Pick<Doc, 'field_states'>): string | null =>
  Object.entries(field_states ?? {}).find(([, state]) => state === 'does_not_hold')?.[0] ?? null;
