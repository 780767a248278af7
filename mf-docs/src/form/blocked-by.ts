import type { Doc } from '../shared/documents';

/** Returns the message for a field that blocks applying; a field without a value is missing. */
export const blockedText = ({ prep_data }: Pick<Doc, 'prep_data'>, field: string): string =>
  [undefined, null, ''].includes(prep_data?.[field] as never) ? '{field} is missing' : '{field} does not hold';

/** Returns the name of a field that blocks applying; null where none does. */
export const blockedBy = ({ field_states }: Pick<Doc, 'field_states'>): string | null =>
  Object.entries(field_states ?? {}).find(([, state]) => state === 'does_not_hold')?.[0] ?? null;
