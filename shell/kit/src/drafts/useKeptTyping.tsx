import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { usePortal } from '../portal/portal';
import { useUnsavedChanges } from '../unsaved-changes/UnsavedChangesGuard';
import { DraftNote } from './DraftNote';
import { dropDraft, keepDraft, readDraft } from './kept-drafts';

interface Options<T extends object> {
  /** Identifies this input among the person's others. */
  name: string;
  /** Unsaved input; null if there is none. Must keep its identity while it is unchanged. */
  typed: T | null;
  /** Restores the input of an earlier visit. */
  restore: (kept: T) => void;
  /** Merges the earlier input with the current one, until the person has restored or discarded the earlier one. */
  join: (kept: T, typed: T) => T;
}

export interface KeptTyping {
  /** The offer to restore earlier input, if there is any. */
  note: ReactNode;
  /** Called after saving: the current input no longer counts as unsaved. */
  forget: () => void;
}

/**
 * Keeps input that is not a record's form, such as a sheet, in this tab until it is saved or discarded, even if the
 * page is closed. Leaving the page asks for confirmation.
 */
export function useKeptTyping<T extends object>({ name, typed, restore, join }: Options<T>): KeptTyping {
  const { user, now } = usePortal();
  const unsaved = useUnsavedChanges();
  const person = user._id;
  const [found, setFound] = useState(() => readDraft(person, name));
  const open = useRef(found);
  const latest = useRef({ join, now });
  useEffect(() => {
    latest.current = { join, now };
  });

  const work = useMemo(
    () => ({
      keep: (input: T | null): boolean => {
        const kept = open.current;
        if (!input && kept) return keepDraft(person, name, kept);
        if (!input) {
          dropDraft(person, name);
          return true;
        }
        const { join: joined, now: clock } = latest.current;
        const values = kept ? joined(kept.values as T, input) : input;
        return keepDraft(person, name, { on: clock(), values: values as Record<string, unknown>, began: {} });
      },
      forget: (): void => {
        unsaved.mark(false);
        work.keep(null);
      },
      decide: (): void => {
        open.current = null;
        setFound(null);
      },
    }),
    [person, name, unsaved],
  );

  useEffect(() => unsaved.mark(typed !== null, work.keep(typed)), [typed, unsaved, work]);
  // Leaving by choice discards the input; a page that is closed or replaced keeps it.
  useEffect(() => () => (unsaved.isGivenUp() ? work.forget() : undefined), [unsaved, work]);

  const putBack = () => {
    if (!found) return;
    work.decide();
    restore(found.values as T);
  };
  const discard = () => {
    work.decide();
    work.keep(typed);
  };
  const note = found && <DraftNote on={found.on} restore={putBack} discard={discard} />;
  return { note, forget: work.forget };
}
