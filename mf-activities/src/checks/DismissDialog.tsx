import { dismissedFinding } from '@lichen/contracts/activities/checks/dismissed-finding.entity';
import type { ListedFinding } from '@lichen/contracts/activities/checks/checks.call';
import { TextField, useSave, useT, failureText, useDialogFocus } from '@lichen/kit';
import { Button, Modal } from '@lichen/kit/antd';
import { useState } from 'react';
import { useFindingSentence } from './useFindingSentence';

/** A finding is put aside with a reason, which stays in the audit log. */
export function DismissDialog({ finding, onClose }: { finding: ListedFinding; onClose: (done: boolean) => void }) {
  const t = useT();
  const sentence = useFindingSentence();
  const { create, isSaving } = useSave(dismissedFinding);
  const [reason, setReason] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  useDialogFocus();

  const dismiss = async () => {
    const outcome = await create({ finding: finding._id, kind: finding.kind, reason: reason ?? '' });
    if (outcome.state === 'failed')
      return setProblem(Object.values(outcome.error.errors)[0] ?? failureText(outcome.error));
    onClose(true);
  };

  return (
    <Modal open title={t('Dismiss finding')} footer={null} onCancel={() => onClose(false)} width={480} destroyOnHidden>
      <form
        className="act-dismiss"
        onSubmit={(event) => {
          event.preventDefault();
          void dismiss();
        }}
      >
        <p className="act-quiet">{sentence(finding)}</p>
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
        <div className="act-dismiss-buttons">
          <Button onClick={() => onClose(false)}>{t('Cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={isSaving && { delay: 200 }}>
            {t('Dismiss')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
