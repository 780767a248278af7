import { doc } from '@lichen/contracts/docs/doc.entity';
import { failureText, useAction, useConfirm, useNotify, useNotifyOutcome, useT } from '@lichen/kit';
import type { SaveValues } from '../../form/useSaveValues';
import type { Doc } from '../../shared/documents';
import { useAskBeforeApply } from './useAskBeforeApply';

/** A document may make hundreds of records, and each of them is calculated. */
const LONG = { patience: 120_000 };

/** Returns the actions on a whole document, with their confirmations. */
export function useDocActs(record: Doc, { settle, newest }: Pick<SaveValues, 'settle' | 'newest'>) {
  const t = useT();
  const confirm = useConfirm();
  const notify = useNotify();
  const notifyOutcome = useNotifyOutcome();
  const mayApply = useAskBeforeApply();
  const applying = useAction(doc, 'apply', LONG);
  const unapplying = useAction(doc, 'unapply', LONG);
  const postponing = useAction(doc, 'postpone');
  const ignoring = useAction(doc, 'toggle_ignore_entry');
  const reading = useAction(doc, 'read_again');
  const typing = useAction(doc, 'update_types');

  const takeBack = async (applied: Doc) => notifyOutcome(await unapplying.run(applied, {}), 'Unapplied');

  /** Resolves to true where the document has been applied. */
  const apply = async (): Promise<boolean> => {
    if (!(await settle())) return false;
    // The latest confirmed field may not be rendered yet.
    if (!(await mayApply(newest()))) return false;
    const outcome = await applying.run(newest(), {});
    if (outcome.state === 'failed') notify(failureText(outcome.error), 'bad');
    if (outcome.state !== 'saved') return false;
    const { record: applied } = outcome;
    notify(t('Applied'), 'good', { label: t('Undo'), run: () => void takeBack(applied) });
    return true;
  };

  const unapply = async () => {
    const question = { title: 'Unapply', text: 'All data linked to this will be deleted', action: 'Unapply' };
    if (await confirm({ ...question, dangerous: true })) await takeBack(record);
  };

  /** Resolves to true where the document has moved to the other queue. */
  const postpone = async (postponed: boolean): Promise<boolean> => {
    if (!(await settle())) return false;
    const outcome = await postponing.run(newest(), { postponed });
    notifyOutcome(outcome, postponed ? 'Postponed' : 'Back to review');
    return outcome.state === 'saved';
  };

  const ignore = async () => {
    const outcome = await ignoring.run(record, {});
    if (outcome.state === 'failed') notify(failureText(outcome.error), 'bad');
  };

  const removeType = async (id: string) => {
    const question = { title: 'Remove document type', text: 'Are you sure', action: 'Remove', dangerous: true };
    if (!(await confirm(question))) return;
    const types = (record.doc_ids ?? []).filter((one) => one !== id);
    notifyOutcome(await typing.run(record, { types }), 'Removed');
  };

  const readAgain = async () => notifyOutcome(await reading.run(record, {}), 'Reading document...');

  return {
    ...{ apply, unapply, postpone, ignore, removeType, readAgain },
    isApplying: applying.isRunning,
    isUnapplying: unapplying.isRunning,
    isIgnoring: ignoring.isRunning,
  };
}
