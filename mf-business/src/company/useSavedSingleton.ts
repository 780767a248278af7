import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { type QueryResult, useSingleton } from '@lichen/kit';
import { useState } from 'react';

type Of<E extends Entity> = RecordOf<E>;

/**
 * The company's one record with a form that stays open after it was saved: what the save answered is what the form
 * begins with anew. What others change meanwhile does not take away what is being typed; saving tells of it.
 */
export function useSavedSingleton<E extends Entity>(entity: E) {
  const found: QueryResult<Of<E>> = useSingleton(entity);
  const [saved, setSaved] = useState<Of<E> | null>(null);
  const isNewer = saved !== null && (found.data === undefined || saved.version >= found.data.version);
  const newest = isNewer ? saved : found.data;
  return {
    found: { ...found, data: newest },
    /** Begins the form anew after each save of its own. */
    round: saved?.version ?? 0,
    setSaved: (record: object) => setSaved(record as Of<E>),
  };
}
