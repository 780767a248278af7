import { type Outcome, TextField, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { type FormEvent, type RefObject, useState } from 'react';

interface Props {
  /** Label of the action and its button. */
  act: string;
  /** Hint under the field. */
  hint: string;
  form: RefObject<HTMLFormElement | null>;
  isRunning: boolean;
  run: (reason: string) => Promise<Outcome<object>>;
  /** Shows the result, unless the error belongs to the reason field. */
  tell: (outcome: Outcome<object>) => Promise<void> | void;
  onClose: () => void;
}

/** Form that asks for the reason of an action that cannot be undone. */
export function ReasonForm({ act, hint, form, isRunning, run, tell, onClose }: Props) {
  const t = useT();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await run(reason);
    const said = outcome.state === 'failed' ? outcome.error.errors['reason'] : undefined;
    setError(said);
    if (said) return;
    await tell(outcome);
    if (outcome.state === 'saved') onClose();
  };
  return (
    <form ref={form} className="cp-form" aria-label={t(act)} noValidate onSubmit={(event) => void send(event)}>
      <TextField
        label="Reason"
        required
        long
        value={reason}
        error={error}
        hint={hint}
        onChange={(next) => setReason(next ?? '')}
      />
      <div className="cp-acts">
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button danger type="primary" htmlType="submit" loading={isRunning}>
          {t(act)}
        </Button>
      </div>
    </form>
  );
}
