import type { Entity, RecordBase } from '@lichen/contracts/entity/entity';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
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
  /** Nothing typed here is unsaved. */
  isSavedByPage: boolean;
}

const asStored = (record: RecordBase) => record;

/** The record as it is now; null when it cannot be read any more. What there is one of has no id in its address. */
const readAgain = ({ name, kind }: Entity, { _id }: RecordBase) =>
  data<RecordAnswer<RecordBase>>(kind === 'singleton' ? name : `${name}/${encodeURIComponent(_id)}`).then(
    ({ obj }) => obj,
    () => null,
  );

/** The model of one form, which hears from here what the page says while it is open. */
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

/** The model of one form, the record that it began with, and what somebody else made of that meanwhile. */
export function useEntityForm(options: Options) {
  const { entity, stored, initial, complete = asStored, isSavedByPage } = options;
  // Made once: later pushes of the same record must not throw away what is being typed. Another record is another form.
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
   * After a refusal because of another's change: the form goes on from their version, with what was typed here kept.
   * Answers whether there is such a version: the note of it then says what to do, which is not to load the page again.
   */
  const takeOver = async (): Promise<boolean> => {
    const found = began && (await readAgain(entity, began));
    if (!began || !found || found.version === began.version) return false;
    const theirs = complete(found);
    const changes = editConflict(entity.fields, began, theirs, api.values);
    start.current = startValues(entity, theirs, initial);
    setBegan(theirs);
    setConflict(changes);
    api.set(changes.taken);
    return true;
  };

  return { model, began, unsaved, conflict, takeOver, input };
}
