import type { Entity, RecordBase } from '@lichen/contracts/entity/entity';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { useEffect, useRef, useState } from 'react';
import { changedFields } from '../data/changed-fields';
import { data } from '../data/data';
import { useUnsavedChanges } from '../unsaved-changes/UnsavedChangesGuard';
import { createForm, type FormilyForm, onFormValuesChange } from '../modules/form';
import { usePortal } from '../portal/portal';
import { requiredNow, startValues, type Values } from './form-fields';
import { editConflict, type EditConflict } from './edit-conflict';

interface Options {
  entity: Entity;
  stored?: RecordBase | undefined;
  initial?: Values;
  complete?: (record: RecordBase) => RecordBase;
  onValues?: (values: Values) => void;
}

export const plainValues = (form: FormilyForm): Values => JSON.parse(JSON.stringify(form.values)) as Values;

export function setValues(form: FormilyForm, values: Values): void {
  for (const [name, value] of Object.entries(values)) form.setValuesIn(name, value);
}

const asStored = (record: RecordBase) => record;

/** The record as it is now; null when it cannot be read any more. What there is one of has no id in its address. */
const readAgain = ({ name, kind }: Entity, { _id }: RecordBase) =>
  data<RecordAnswer<RecordBase>>(kind === 'singleton' ? name : `${name}/${encodeURIComponent(_id)}`).then(
    ({ obj }) => obj,
    () => null,
  );

/** The model of one form, the record that it began with, and what somebody else made of that meanwhile. */
export function useEntityForm({ entity, stored, initial, complete = asStored, onValues }: Options) {
  // Made once: later pushes of the same record must not throw away what is being typed. Another record is another form.
  const [began, setBegan] = useState(() => stored && complete(stored));
  const [form] = useState(() => createForm({ initialValues: startValues(entity, began, initial) }));
  const [meanwhile, setMeanwhile] = useState<EditConflict | null>(null);
  const start = useRef<Values>(startValues(entity, began, initial));
  const unsaved = useUnsavedChanges();
  const { today } = usePortal();
  const [required, setRequired] = useState(() => requiredNow(entity, start.current, today()));

  useEffect(() => {
    form.addEffects('kit', () => {
      onFormValuesChange((changed) => {
        const values = plainValues(changed);
        unsaved.mark(Object.keys(changedFields(entity.fields, start.current, values)).length > 0);
        setRequired(requiredNow(entity, values, today()));
        onValues?.(values);
      });
    });
    onValues?.(plainValues(form));
    return () => form.removeEffects('kit');
  }, [form, entity, unsaved, onValues, today]);

  /**
   * After a refusal because of another's change: the form goes on from their version, with what was typed here kept.
   * Answers whether there is such a version: the note of it then says what to do, which is not to load the page again.
   */
  const takeOver = async (): Promise<boolean> => {
    const found = began && (await readAgain(entity, began));
    if (!began || !found || found.version === began.version) return false;
    const theirs = complete(found);
    const changes = editConflict(entity.fields, began, theirs, plainValues(form));
    start.current = startValues(entity, theirs, initial);
    setBegan(theirs);
    setMeanwhile(changes);
    setValues(form, changes.taken);
    return true;
  };

  return { form, required, began, unsaved, meanwhile, takeOver };
}
