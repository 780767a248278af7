import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { usePortal } from '../portal/portal';
import { useUnsavedChanges } from '../unsaved-changes/UnsavedChangesGuard';
import { DraftNote } from './DraftNote';
import { dropDraft, keepDraft, readDraft } from './kept-drafts';

interface Options<T extends object> {
  /** Tells this input from every other of the same person. */
  name: string;
  /** What is typed and not saved; null where nothing is. The same object as long as it is the same. */
  typed: T | null;
  /** Puts back what was kept of an earlier visit. */
  restore: (kept: T) => void;
  /** What was kept before and what is typed now in one, as long as nobody has decided on the former. */
  join: (kept: T, typed: T) => T;
}

export interface KeptTyping {
  /** Offers what was kept, where something was. */
  note: ReactNode;
  /** What is typed is saved, also while it is still on screen: nothing of it is unsaved any more. */
  forget: () => void;
}

/**
 * Input that is no record's form, such as a sheet of many: it is kept in this tab until it is saved or given up, whatever
 * becomes of the page, and leaving it asks first.
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
  // Whoever chose to leave has given it up; a page that is taken away was left by nobody.
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
