import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { type QueryResult, useSingleton } from '@lichen/kit';
import { useState } from 'react';

type Of<E extends Entity> = RecordOf<E>;

/**
 * Reads the company's one record for a form that stays open after saving: the form starts again from the record that
 * the save returned. A change by somebody else does not discard what the user is typing; saving reports the conflict.
 */
export function useSavedSingleton<E extends Entity>(entity: E) {
  const found: QueryResult<Of<E>> = useSingleton(entity);
  const [saved, setSaved] = useState<Of<E> | null>(null);
  const isNewer = saved !== null && (found.data === undefined || saved.version >= found.data.version);
  const newest = isNewer ? saved : found.data;
  return {
    found: { ...found, data: newest },
    /** Changes after each save by this form, to remount it. */
    round: saved?.version ?? 0,
    setSaved: (record: object) => setSaved(record as Of<E>),
  };
}
