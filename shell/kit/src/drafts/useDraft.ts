import type { Entity, RecordBase } from '@lichen/contracts/entity/entity';
import { useMemo, useRef, useState } from 'react';
import { changedFields } from '../data/changed-fields';
import { useLocation } from '../modules/router';
import { usePortal } from '../portal/portal';
import { type Draft, dropDraft, keepDraft, readDraft } from './kept-drafts';

type Values = Readonly<Record<string, unknown>>;

/** Unsaved input of a form, kept in this tab. */
export interface FormDraft {
  /** Draft of an earlier visit to this form, until it is restored or discarded. */
  readonly found: Draft | null;
  /**
   * Stores the changed values, or deletes the draft if there are none; returns false only if they could not be stored.
   */
  keep: (start: Values, changed: Values) => boolean;
  /**
   * Deletes the draft of the current input, after it was saved or discarded. An earlier draft that is still offered
   * stays.
   */
  forget: () => void;
  /** Called when the earlier draft was restored or discarded; from then on only current input is stored. */
  decide: () => void;
}

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

/** A form of a stored record is identified by its id, on whatever page; one of a new record by its address. */
const formName = ({ name }: Entity, stored: RecordBase | undefined, address: string) =>
  stored ? `${name}/${stored._id}` : `${name} ${address}`;

/**
 * The draft of one form: input stays in this tab until it is saved or discarded, even if the page is closed. It is
 * found again when the same person opens the same form.
 */
export function useDraft(entity: Entity, stored: RecordBase | undefined, start: Values): FormDraft {
  const { user, now } = usePortal();
  const { pathname, search } = useLocation();
  // Identifies the form as opened, even if the address changes later.
  const [form] = useState(() => formName(entity, stored, pathname + search));
  const [found, setFound] = useState(() => {
    const draft = readDraft(user._id, form);
    return draft && Object.keys(changedFields(entity.fields, start, draft.values)).length > 0 ? draft : null;
  });
  const open = useRef(found);
  const person = user._id;
  const keeping = useMemo(
    () => ({
      keep: (began: Values, changed: Values) => {
        const values = { ...open.current?.values, ...changed };
        const names = Object.keys(values);
        if (names.length > 0)
          return keepDraft(person, form, {
            on: now(),
            values,
            began: { ...pick(began, names), ...open.current?.began },
          });
        dropDraft(person, form);
        return true;
      },
      forget: () => {
        if (open.current) keepDraft(person, form, open.current);
        else dropDraft(person, form);
      },
      decide: () => {
        open.current = null;
        setFound(null);
      },
    }),
    [form, person, now],
  );
  return { found, ...keeping };
}
