import { failureText, type Outcome, TextField, useDialogFocus, useT } from '@lichen/kit';
import { Button, Modal } from '@lichen/kit/antd';
import { type ReactNode, useState } from 'react';
import './dialog.css';

interface ReasonDialogProps {
  title: string;
  /** Text about what needs a reason. */
  children: ReactNode;
  /** Label of the confirming button. */
  act: string;
  isRunning: boolean;
  onAct: (reason: string) => Promise<Outcome<unknown>>;
  onClose: (done: boolean) => void;
}

/** Asks for the reason of an action; a refusal is shown at the field. */
export function ReasonDialog({ title, children, act, isRunning, onAct, onClose }: ReasonDialogProps) {
  const t = useT();
  const [reason, setReason] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  useDialogFocus();

  const run = async () => {
    const outcome = await onAct(reason ?? '');
    if (outcome.state === 'failed')
      return setProblem(Object.values(outcome.error.errors)[0] ?? failureText(outcome.error));
    onClose(true);
  };

  return (
    <Modal open title={title} footer={null} onCancel={() => onClose(false)} width={480} destroyOnHidden>
      <form
        className="act-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <p className="act-quiet">{children}</p>
        <TextField
          label="Reason"
          required
          value={reason}
          error={problem}
          onChange={(typed) => {
            setReason(typed);
            setProblem(undefined);
          }}
        />
        <div className="act-dialog-buttons">
          <Button onClick={() => onClose(false)}>{t('Cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={isRunning && { delay: 200 }}>
            {act}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
