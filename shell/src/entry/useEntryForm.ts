import type { FieldErrors } from '@lichen/contracts/api/problems';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Answer } from './call';

type Value = string | boolean | number | null;

/** State of a form before log-in. Errors appear after an attempt to send; each goes when its field is changed. */
export interface EntryForm<V> {
  values: V;
  errors: FieldErrors;
  /** Error message of the server about the whole form. */
  failure: string | null;
  busy: boolean;
  form: RefObject<HTMLFormElement | null>;
  set: <K extends keyof V & string>(name: K, value: V[K]) => void;
  submit: (event: FormEvent) => void;
}

interface FailedRound<V> {
  /** False when validation stopped the form before it was sent. */
  sent: boolean;
  status: number;
  body: Record<string, unknown>;
  errors: FieldErrors;
  values: V;
  /** Changes a value but keeps its error. */
  put: (change: Partial<V>) => void;
}

interface Plan<V, T> {
  start: V;
  check: (values: V) => FieldErrors;
  send: (values: V) => Promise<Answer<T>>;
  /** Called with the answer after a success. The form stays busy, because every success leads to another page. */
  done: (body: T) => void;
  /** Shows the server's message above the button even when it is also shown beside a field. */
  alerts?: boolean;
  /** Called after every unsuccessful attempt. */
  failed?: (round: FailedRound<V>) => void;
}

/** Keeps values and errors of a form, and sends it once at a time. */
export function useEntryForm<V extends { [K in keyof V]: Value }, T>(plan: Plan<V, T>): EntryForm<V> {
  const [values, setValues] = useState(plan.start);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  // State updates only with the next render; a second click before that must already see this.
  const sending = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  // Depends on the attempt, not on the errors: clearing an error while typing must not move the focus.
  useEffect(() => {
    if (round > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"],[data-invalid]')?.focus();
  }, [round]);

  const refuse = (found: FieldErrors, message: string | null) => {
    setErrors(found);
    setFailure(message);
    setRound((last) => last + 1);
  };

  const put = (change: Partial<V>) => setValues((now) => ({ ...now, ...change }));

  const set: EntryForm<V>['set'] = (name, value) => {
    setValues((now) => ({ ...now, [name]: value }));
    setErrors(({ [name]: _cleared, ...rest }) => rest);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    const found = plan.check(values);
    if (Object.keys(found).length > 0) {
      refuse(found, null);
      plan.failed?.({ sent: false, status: 0, body: {}, errors: found, values, put });
      return;
    }
    sending.current = true;
    setBusy(true);
    setFailure(null);
    setErrors({});
    const answer = await plan.send(values);
    if (answer.ok) {
      plan.done(answer.body);
      return;
    }
    sending.current = false;
    setBusy(false);
    const isEnough = !plan.alerts && shownBeside(answer.err, answer.errors, values);
    refuse(answer.errors, isEnough ? null : answer.err);
    plan.failed?.({ sent: true, status: answer.status, body: answer.body, errors: answer.errors, values, put });
  };

  return { values, errors, failure, busy, form, set, submit };
}

/** The server repeats the first field's message as the general one; it is shown only once. */
const shownBeside = (err: string, errors: FieldErrors, values: object): boolean =>
  Object.entries(errors).some(([name, message]) => name in values && message === err);
