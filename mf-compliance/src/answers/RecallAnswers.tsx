import { complianceCheck } from '@lichen/contracts/compliance/demands/check.entity';
import { surveyAnswers } from '@lichen/contracts/compliance/demands/survey-answers.entity';
import { useAction, useConfirm, useNotifyOutcome, useRecord, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import type { Sheet } from './useAnswers';

/** Recalls answers that were submitted without a review, or rejected; accepted answers stay. */
export function RecallAnswers({ sheet, company }: { sheet: Sheet; company: string }) {
  const t = useT();
  const confirm = useConfirm();
  const notify = useNotifyOutcome();
  const check = useRecord(complianceCheck, sheet.check_id).data;
  const { run, isRunning } = useAction(surveyAnswers, 'recall');
  if (check?.status !== 'submitted' && check?.status !== 'rejected') return null;
  const recall = async () => {
    const text = t('{company} no longer sees the answers. This may impact compliance status.', { company });
    if (await confirm({ title: t('Recall the answers?'), text, action: 'Recall', dangerous: true }))
      notify(await run(sheet, {}), 'Recalled');
  };
  return (
    <div className="cp-acts ca-recall">
      <Button loading={isRunning} onClick={() => void recall()}>
        {t('Recall')}
      </Button>
    </div>
  );
}
