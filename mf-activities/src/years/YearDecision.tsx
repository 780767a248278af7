import { decideInventoryYear, type InventoryYearRow } from '@lichen/contracts/activities/years/inventory-year.call';
import { asDataError, data, TextField, useSingleFlight, useT, useDialogFocus } from '@lichen/kit';
import { Button, Modal } from '@lichen/kit/antd';
import { type FormEvent, useState } from 'react';
import { YearReview } from './YearReview';
import type { Decision } from './YearSealCard';
import '../shared/dialog.css';

interface Props {
  readonly row: InventoryYearRow;
  readonly decision: Decision;
  /** `done` is true once the decision is made. */
  onClose: (done: boolean) => void;
}

/** Dialog to approve or reopen a year with a reason, which is kept with the year and in the audit log. */
export function YearDecision({ row: { year, state }, decision, onClose }: Props) {
  const t = useT();
  const [note, setNote] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const { run, isRunning } = useSingleFlight<void>();
  const isApproval = decision === 'approve';
  const needsReason = !isApproval && state === 'approved';
  useDialogFocus();

  const decide = async () => {
    const body = { year, decision, ...(note?.trim() ? { note: note.trim() } : {}) };
    try {
      await data(decideInventoryYear.name, { method: 'POST', body, patience: 120_000 });
      onClose(true);
    } catch (error) {
      const { message, errors } = asDataError(error);
      setProblem(errors['note'] ?? message);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(decide);
  };
  const params = { year: String(year) };

  return (
    <Modal
      open
      title={isApproval ? t('Approve {year}', params) : t('Reopen {year}', params)}
      footer={null}
      onCancel={() => onClose(false)}
      width={560}
      destroyOnHidden
    >
      <form className="act-dialog" onSubmit={submit}>
        <p className="act-quiet">
          {isApproval
            ? t(
                'Its rows and totals are sealed as they are now. Recalculations leave them unchanged, and changes require a reason.',
              )
            : t('Recalculations can change its figures again, and the approved totals are no longer compared.')}
        </p>
        {isApproval && <YearReview year={year} />}
        <TextField
          label="Reason"
          value={note}
          required={needsReason}
          error={problem && t(problem)}
          onChange={(typed) => {
            setNote(typed);
            setProblem(undefined);
          }}
        />
        <div className="act-dialog-buttons">
          <Button onClick={() => onClose(false)}>{t('Cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={isRunning}>
            {isApproval ? t('Approve') : t('Reopen')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
