import type { Entity, RecordBase } from '@lichen/contracts/entity/entity';
import { useMemo, useRef, useState } from 'react';
import { changedFields } from '../data/changed-fields';
import { useLocation } from '../modules/router';
import { usePortal } from '../portal/portal';
import { type Draft, dropDraft, keepDraft, readDraft } from './kept-drafts';

type Values = Readonly<Record<string, unknown>>;

export interface FormDraft {
  /** What was kept of an earlier visit to this form, until it is restored or discarded. */
  readonly found: Draft | null;
  /** Keeps what differs from the start; nothing where nothing does. Answers whether it is kept. */
  keep: (start: Values, changed: Values) => boolean;
  /** What is typed now is saved or given up. What was found and never decided on stays. */
  forget: () => void;
  /** What was found is decided on: from here on only what is typed now is kept. */
  decide: () => void;
}

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

/** A stored record is told by its id, wherever it is edited; a new one by the address at which it is entered. */
const formName = ({ name }: Entity, stored: RecordBase | undefined, address: string) =>
  stored ? `${name}/${stored._id}` : `${name} ${address}`;

/**
 * The draft of one form: what is typed stays in this tab until it is saved or given up, whatever becomes of the page. It
 * is found again when the same person opens the same form.
 */
export function useDraft(entity: Entity, stored: RecordBase | undefined, start: Values): FormDraft {
  const { user, now } = usePortal();
  const { pathname, search } = useLocation();
  // The form that was opened, also once the address says something else.
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
