import type { PageRange } from '@lichen/contracts/docs/assembly/page-range';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { failureText, useAction, useNotify, useNotifyOutcome, useT } from '@lichen/kit';
import type { Doc } from '../shared/documents';

/** Splits a document and offers to undo the split in the notification. */
export function useSplit(record: Doc) {
  const t = useT();
  const notify = useNotify();
  const splitting = useAction(doc, 'split');
  const { joinBack } = useJoinBack();
  /** Resolves to true where the document has been split. */
  const split = async (parts: readonly PageRange[]): Promise<boolean> => {
    const outcome = await splitting.run(record, { parts: [...parts] });
    if (outcome.state === 'failed') notify(failureText(outcome.error), 'bad');
    if (outcome.state !== 'saved') return false;
    const { record: whole } = outcome;
    notify(t('Split'), 'good', { label: t('Undo'), run: () => void joinBack(whole) });
    return true;
  };
  return { split, isSplitting: splitting.isRunning };
}

/** Undoes a split. */
export function useJoinBack() {
  const notifyOutcome = useNotifyOutcome();
  const joining = useAction(doc, 'join_back');
  const joinBack = async (whole: Doc) => notifyOutcome(await joining.run(whole, {}), 'Joined back');
  return { joinBack, isJoining: joining.isRunning };
}
