import type { Entity, RecordBase } from '@lichen/contracts/entity/entity';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { changedFields } from '../data/changed-fields';
import { data } from '../data/data';
import { useUnsavedChanges } from '../unsaved-changes/UnsavedChangesGuard';
import { usePortal } from '../portal/portal';
import { type FormApi, type OverridesOf, startValues, type Values } from './form-fields';
import { formModel } from './form-model';
import { type EditConflict, editConflict } from './edit-conflict';
import type { Pickable } from './RefControl';
import { useKeptInput } from './useKeptInput';
import { useReferencedRecord } from './useReferencedRecord';

interface Options {
  entity: Entity;
  stored?: RecordBase | undefined;
  initial?: Values;
  complete?: (record: RecordBase) => RecordBase;
  overrides: OverridesOf;
  knows?: string | undefined;
  pick: Readonly<Record<string, Pickable>>;
  names: readonly string[];
  onFieldChange?: (name: string, form: FormApi) => void;
  /** The page saves the input itself, so it never counts as unsaved. */
  isSavedByPage: boolean;
}

const asStored = (record: RecordBase) => record;

/** Reads the record again; null if it can no longer be read. Singletons have no id in their address. */
const readAgain = ({ name, kind }: Entity, { _id }: RecordBase) =>
  data<RecordAnswer<RecordBase>>(kind === 'singleton' ? name : `${name}/${encodeURIComponent(_id)}`).then(
    ({ obj }) => obj,
    () => null,
  );

/** Creates the model of one form and keeps it up to date with the page's settings. */
function useModel(
  { entity, overrides, knows, pick, names, onFieldChange }: Options,
  initial: Values,
  onTyped: () => void,
) {
  const { today } = usePortal();
  const latest = useRef(onFieldChange);
  const [model] = useState(() =>
    formModel({
      entity,
      initial,
      setting: { overrides, known: null, names },
      today,
      onInput: (name, form) => {
        onTyped();
        latest.current?.(name, form);
      },
    }),
  );
  const { api, setting } = model;
  const id = useSyncExternalStore(api.subscribe, () => (knows ? api.read((values) => values[knows]) : null));
  const known = useReferencedRecord(entity, knows, id, pick);
  useLayoutEffect(() => {
    latest.current = onFieldChange;
  }, [onFieldChange]);
  useLayoutEffect(() => {
    setting.value = { overrides, known, names };
  }, [setting, overrides, known, names]);
  return model;
}

/** Returns the model of one form, the record it began with, and changes that another person saved meanwhile. */
export function useEntityForm(options: Options) {
  const { entity, stored, initial, complete = asStored, isSavedByPage } = options;
  // Set once: pushed versions of the record must not overwrite the input. Another record is another form.
  const [began, setBegan] = useState(() => stored && complete(stored));
  const [first] = useState(() => startValues(entity, began, initial));
  const start = useRef(first);
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  const unsaved = useUnsavedChanges();
  const onTyped = useRef<() => void>(() => undefined);
  const model = useModel(options, first, () => onTyped.current());
  const { api } = model;
  const input = useKeptInput({ entity, stored, api, start, unsaved, setConflict, isSavedByPage });
  const { typed } = input;
  useLayoutEffect(() => {
    onTyped.current = typed;
  }, [typed]);

  /**
   * After a conflict: continues from the other person's version and keeps the input. Returns whether there is such a
   * version; its note then replaces the advice to reload. Returns the record if it already has everything that was
   * sent: an earlier attempt was saved, and its answer lost.
   */
  const takeOver = async (sent: Values): Promise<boolean | RecordBase> => {
    const found = began && (await readAgain(entity, began));
    if (!began || !found || found.version === began.version) return false;
    const theirs = complete(found);
    if (Object.keys(changedFields(entity.fields, theirs, sent)).length === 0) return found;
    const changes = editConflict(entity.fields, began, theirs, api.values);
    start.current = startValues(entity, theirs, initial);
    setBegan(theirs);
    setConflict(changes);
    api.set(changes.taken);
    return true;
  };

  return { model, began, unsaved, conflict, takeOver, input };
}
