import { failureText } from '../i18n/refusal-text';
import type { RecordBase } from '@lichen/contracts/entity/entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { Outcome } from '../data/writes';
import { useSingleFlight } from '../data/writes';
import { useT } from '../i18n/texts';
import { Button, Input } from '../modules/antd';

/** A further field of a new record beside its name, with its own input. */
export interface ExtraField {
  field: string;
  label: string;
}

/** Addition of a record from within a picker, by its name and at most one more field. */
export interface QuickAdd {
  label: string;
  also?: ExtraField | undefined;
  /** `also` contains the value of that input, if it is not empty. */
  add: (typed: string, also: Readonly<Record<string, string>>) => Promise<Outcome<RecordBase>>;
}

/** State of adding a record from within a picker. */
export interface Adding {
  name: string;
  isRunning: boolean;
  /** True until it is known whether a record has the name already. */
  isChecking: boolean;
  error: string | null;
  also: string;
  box: RefObject<HTMLElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  setAlso: (text: string) => void;
  add: () => Promise<unknown>;
  /** Called on Enter in the list: focuses the further input if there is one, otherwise adds the record. */
  goOn: () => void;
  /** Called on an arrow key beyond the list: focuses the controls below it. */
  goBelow: () => void;
  forget: (typed: string) => void;
}

interface Typed {
  name: string;
  isChecking: boolean;
}

/** Adds a record with the typed name; the server's error is shown below the list, which stays open. */
export function useQuickAdd(
  { name, isChecking }: Typed,
  quickAdd: QuickAdd | undefined,
  onAdded: (id: string) => void,
): Adding {
  const [error, setError] = useState<string | null>(null);
  const [also, setAlso] = useState('');
  const box = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { run, isRunning } = useSingleFlight<void>();
  const field = quickAdd?.also?.field ?? '';
  const add = () =>
    run(async () => {
      if (!quickAdd || isChecking) return;
      if (!name) return setError(TEXTS.required);
      setError(null);
      const outcome = await quickAdd.add(name, also.trim() ? { [field]: also.trim() } : {});
      if (outcome.state === 'saved') {
        setAlso('');
        onAdded(outcome.record._id);
      }
      if (outcome.state !== 'failed') return;
      const { errors } = outcome.error;
      setError(errors['name'] ?? errors[field] ?? failureText(outcome.error));
    });
  const forget = (typed: string) => {
    setError(null);
    if (typed === '') setAlso('');
  };
  const goOn = () => (box.current ? box.current.focus() : void add());
  const goBelow = () => (box.current ?? button.current)?.focus();
  return { name, isRunning, isChecking, error, also, box, button, setAlso, add, goOn, goBelow, forget };
}

interface Props {
  quickAdd: QuickAdd;
  adding: Adding;
  /** Returns the focus to the name's input. */
  onBack: () => void;
}

/** Controls below a picker's list: the input of the further field, and the button that adds. */
export function QuickAddFoot({ quickAdd, adding, onBack }: Props) {
  const t = useT();
  const { name, isChecking, also, box, button, error } = adding;
  // The list above would react to every key pressed in here.
  const pressed = (event: KeyboardEvent, onEnter?: () => void) => {
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'ArrowUp') {
      event.preventDefault();
      onBack();
    }
    if (event.key === 'Enter') onEnter?.();
  };
  return (
    <>
      {quickAdd.also && name && (
        <div className="k-field-add-also">
          <Input
            ref={(input) => {
              box.current = input?.input ?? null;
            }}
            aria-label={t(quickAdd.also.label)}
            placeholder={t(quickAdd.also.label)}
            value={also}
            onChange={({ target }) => adding.setAlso(target.value)}
            onKeyDown={(event) => pressed(event, () => void adding.add())}
          />
        </div>
      )}
      <Button
        ref={(element) => {
          button.current = element as HTMLButtonElement | null;
        }}
        type="link"
        block
        loading={adding.isRunning}
        disabled={isChecking}
        onClick={() => void adding.add()}
        onKeyDown={(event) => pressed(event)}
      >
        {name && !isChecking ? `${t(quickAdd.label)}: ${name}` : t(quickAdd.label)}
      </Button>
      {error && (
        <p className="k-field-error k-field-add-error" role="alert">
          {t(error)}
        </p>
      )}
    </>
  );
}
