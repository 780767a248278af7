import { annualStatement } from '@lichen/contracts/business/statements/annual-statement.entity';
import { STATEMENT_TEXTS } from '@lichen/contracts/business/statements/statement-texts';
import { failureText, useConfirm, useNotify, useSave, useT } from '@lichen/kit';
import type { Statement } from './statement-words';

/** Changes a statement; where it is approved, only after the person knows that it has to be approved again. */
export function useEditStatement(statement: Statement) {
  const t = useT();
  const notify = useNotify();
  const confirm = useConfirm();
  const { update, isSaving } = useSave(annualStatement);
  const isApproved = statement.status === 'approved';

  const mayReset = async (): Promise<boolean> => {
    if (!isApproved) return true;
    const question = { title: t('Reset the approval?'), text: STATEMENT_TEXTS.resets, action: 'Continue' };
    return confirm(question);
  };

  const change = async (values: Partial<Statement>): Promise<void> => {
    if (!(await mayReset())) return;
    const result = await update(statement, { ...statement, ...values });
    if (result.state === 'failed') notify(failureText(result.error), 'bad');
  };

  return { change, mayReset, update, isSaving };
}
