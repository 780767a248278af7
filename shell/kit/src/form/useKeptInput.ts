import type { Entity, RecordBase } from '@lichen/contracts/entity/entity';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { changedFields, sameValue } from '../data/changed-fields';
import { useDraft } from '../drafts/useDraft';
import type { useUnsavedChanges } from '../unsaved-changes/UnsavedChangesGuard';
import type { EditConflict } from './edit-conflict';
import type { Values } from './form-fields';
import type { OpenForm } from './open-form';

interface Options {
  entity: Entity;
  stored: RecordBase | undefined;
  api: OpenForm;
  /** Initial values of the form. */
  start: RefObject<Values>;
  unsaved: ReturnType<typeof useUnsavedChanges>;
  setConflict: (conflict: EditConflict) => void;
  isSavedByPage: boolean;
}

/** Stores the input of a form as a draft, and restores earlier drafts. */
export function useKeptInput({ entity, stored, api, start, unsaved, setConflict, isSavedByPage }: Options) {
  const { found, keep, forget, decide } = useDraft(entity, stored, start.current);
  // Values that the form fills in itself are not a draft.
  const isTyped = useRef(false);
  const look = useCallback(() => {
    if (isSavedByPage) return;
    const changed = api.read((values) => changedFields(entity.fields, start.current, values));
    const isKept = isTyped.current && keep(start.current, changed);
    unsaved.mark(Object.keys(changed).length > 0, isKept);
  }, [api, entity, unsaved, keep, start, isSavedByPage]);
  const typed = useCallback(() => {
    isTyped.current = true;
    look();
  }, [look]);

  useEffect(() => api.subscribe(look), [api, look]);
  // Leaving by choice discards the input; a page that is closed or replaced keeps it.
  useEffect(() => () => (unsaved.isGivenUp() ? forget() : undefined), [unsaved, forget]);

  const restore = () => {
    if (!found) return;
    const { values, began } = found;
    const others = stored ? changedFields(values, began, start.current) : {};
    const contested = Object.entries(others).filter(([name, theirs]) => !sameValue(theirs, values[name]));
    if (contested.length > 0) setConflict({ taken: {}, contested: Object.fromEntries(contested) });
    isTyped.current = true;
    decide();
    api.set(values);
  };

  const discard = () => {
    decide();
    if (isTyped.current) look();
    else forget();
  };

  return { found, restore, discard, forget, typed };
}
