import type { Doc } from '../shared/documents';

/** What is said of a field that stands in the way: one without a value is missing. */
export const blockedText = ({ prep_data }: Pick<Doc, 'prep_data'>, field: string): string =>
  [undefined, null, ''].includes(prep_data?.[field] as never) ? '{field} is missing' : '{field} does not hold';

/** The field that stands in the way of applying; null where none does. */
export const blockedBy = ({ field_states }: Pick<Doc, 'field_states'>): string | null =>
  Object.entries(field_states ?? {}).find(([, state]) => state === 'does_not_hold')?.[0] ?? null;
