import { failureText } from '../i18n/refusal-text';
import type { RecordBase } from '@lichen/contracts/entity/entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { Outcome } from '../data/writes';
import { useSingleFlight } from '../data/writes';
import { useT } from '../i18n/texts';
import { Button, Input } from '../modules/antd';

/** One more field that a new record may say beside its name; a box of its own asks for it. */
export interface ExtraField {
  field: string;
  label: string;
}

export interface QuickAdd {
  label: string;
  also?: ExtraField | undefined;
  /** `also` is what its box holds, and empty where it holds nothing. */
  add: (typed: string, also: Readonly<Record<string, string>>) => Promise<Outcome<RecordBase>>;
}

export interface Adding {
  name: string;
  isRunning: boolean;
  error: string | null;
  also: string;
  box: RefObject<HTMLElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  setAlso: (text: string) => void;
  add: () => Promise<unknown>;
  /** Enter among the offers: on to the box where there is one, and else it is added. */
  goOn: () => void;
  /** The arrow beyond the offers: to what stands below them. */
  goBelow: () => void;
  forget: (typed: string) => void;
}

/** Adds what was typed; what the server says against it stands below the list, which stays open. */
export function useQuickAdd(name: string, quickAdd: QuickAdd | undefined, onAdded: (id: string) => void): Adding {
  const [error, setError] = useState<string | null>(null);
  const [also, setAlso] = useState('');
  const box = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { run, isRunning } = useSingleFlight<void>();
  const field = quickAdd?.also?.field ?? '';
  const add = () =>
    run(async () => {
      if (!quickAdd) return;
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
  return { name, isRunning, error, also, box, button, setAlso, add, goOn, goBelow, forget };
}

interface Props {
  quickAdd: QuickAdd;
  adding: Adding;
  /** Back to where the name is typed. */
  onBack: () => void;
}

/** Foot below the offers of a picker: a box for what is said beside the name, and the button that adds. */
export function QuickAddFoot({ quickAdd, adding, onBack }: Props) {
  const t = useT();
  const { name, also, box, button, error } = adding;
  // The list above hears of every key pressed in here and would take it for its own.
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
        onClick={() => void adding.add()}
        onKeyDown={(event) => pressed(event)}
      >
        {name ? `${t(quickAdd.label)}: ${name}` : t(quickAdd.label)}
      </Button>
      {error && (
        <p className="k-field-error k-field-add-error" role="alert">
          {t(error)}
        </p>
      )}
    </>
  );
}
