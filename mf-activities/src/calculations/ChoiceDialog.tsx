import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { failureText, TextField, useDialogFocus, useT, useToggle } from '@lichen/kit';
import { Button, Modal } from '@lichen/kit/antd';
import { useState } from 'react';
import type { Calc } from './calc-words';

/** Another record than the one that counts by itself is used with a reason, which stands with the figure. */
export function ChoiceDialog({ calc, onClose }: { calc: Calc; onClose: () => void }) {
  const t = useT();
  const { toggle, isRunning } = useToggle(emissionCalc);
  const [reason, setReason] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  useDialogFocus();

  const choose = async () => {
    const outcome = await toggle(calc, { used: true, reason: reason ?? '' });
    if (outcome.state === 'failed')
      return setProblem(Object.values(outcome.error.errors)[0] ?? failureText(outcome.error));
    onClose();
  };

  return (
    <Modal open title={t('Use for reporting')} footer={null} onCancel={onClose} width={480} destroyOnHidden>
      <form
        className="act-choice"
        onSubmit={(event) => {
          event.preventDefault();
          void choose();
        }}
      >
        <p className="act-quiet">
          {t(
            'Another record would be used by default. State why this one is used instead. The reason is shown with the figure.',
          )}
        </p>
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
        <div className="act-choice-buttons">
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={isRunning && { delay: 200 }}>
            {t('Use for reporting')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
