import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import type { DocType } from '@lichen/contracts/docs/doc-type';
import { SchemaForm, useFillForm } from '@lichen/kit';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Doc } from '../shared/documents';
import { layoutOf, orderOf, overridesOf } from './form-setting';
import { focusField, showField } from './focus-field';
import { nextOpen } from './next-open';
import type { Fill } from './review-context';
import type { SaveValues } from './useSaveValues';

interface Props {
  record: Doc;
  type: DocType;
  save: SaveValues;
  isReadOnly: boolean;
  isOpenOnly: boolean;
  /** The field that the address names. */
  lit: string | null;
  /** Called when a field gets the focus. */
  onField: (name: string) => void;
  /** Called when no field is left to check. */
  onAllChecked: () => void;
  fill: RefObject<Fill | null>;
}

const fieldOfElement = (element: EventTarget): string | null =>
  (element as HTMLElement).closest<HTMLElement>('[data-field]')?.dataset['field'] ?? null;

/** Returns true where the element itself handles Enter: open lists, buttons and multi-line texts. */
const isTaken = (element: HTMLElement): boolean =>
  element.tagName === 'TEXTAREA' ||
  element.tagName === 'BUTTON' ||
  element.getAttribute('aria-expanded') === 'true' ||
  element.closest('.ant-select-open, .ant-picker-dropdown') !== null;

/** Lets components outside the form fill its fields. */
function Filler({ fill }: { fill: RefObject<Fill | null> }) {
  const fillForm = useFillForm();
  useEffect(() => {
    fill.current = (name, value) => fillForm({ [name]: value }, null);
    return () => {
      fill.current = null;
    };
  }, [fill, fillForm]);
  return null;
}

/** The form for the values of one document type. Enter confirms a field and moves to the next one to check. */
export function ReviewForm({ record, type, save, isReadOnly, isOpenOnly, lit, onField, onAllChecked, fill }: Props) {
  const layout = useMemo(() => layoutOf(type), [type]);
  const overrides = useMemo(() => overridesOf(type, isReadOnly), [type, isReadOnly]);

  // Scrolls to the field only on arrival from a figure; later moves of the focus leave the scrolling to the user.
  const asked = useRef(lit);
  useEffect(() => {
    if (asked.current !== null) showField(asked.current);
  }, []);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const element = event.target as HTMLElement;
    const name = fieldOfElement(element);
    if (!name || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && !isTaken(element)) element.blur();
    if (event.key !== 'Enter' || isTaken(element)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.shiftKey && !isReadOnly) save.confirm(name);
    const next = nextOpen(orderOf(type), save.statesNow(), name, event.shiftKey ? -1 : 1);
    if (next) focusField(next);
    else if (!event.shiftKey) onAllChecked();
  };

  return (
    <div
      className={`doc-form${isOpenOnly ? ' doc-form-open' : ''}`}
      onKeyDownCapture={press}
      onFocusCapture={({ target }: FocusEvent) => {
        const name = fieldOfElement(target);
        if (name) onField(name);
      }}
    >
      <SchemaForm
        key={`${record._id} ${type.id} ${record.reading_version ?? 0}`}
        entity={type.form}
        initial={record.prep_data ?? {}}
        layout={layout}
        overrides={overrides}
        pick={PICKABLE_RECORDS}
        notice={<Filler fill={fill} />}
        onFieldChange={(name, form) => save.change(name, form.values[name])}
      />
    </div>
  );
}
