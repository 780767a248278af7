import { annualStatement } from '@lichen/contracts/business/statements/annual-statement.entity';
import { STATEMENT_TEXTS } from '@lichen/contracts/business/statements/statement-texts';
import { failureText, useConfirm, useNotify, useSave, useT } from '@lichen/kit';
import type { Statement } from './statement-words';

/** Changes a statement. An approved one is changed only after the user confirms that this resets the approval. */
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
