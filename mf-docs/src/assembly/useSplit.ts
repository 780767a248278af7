import type { PageRange } from '@lichen/contracts/docs/assembly/page-range';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { failureText, useAction, useNotify, useNotifyOutcome, useT } from '@lichen/kit';
import type { Doc } from '../shared/documents';

/** Splits a document, with the way back in the notice that says so. */
export function useSplit(record: Doc) {
  const t = useT();
  const notify = useNotify();
  const splitting = useAction(doc, 'split');
  const { joinBack } = useJoinBack();
  /** Answers whether it is split. */
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

/** Takes a split back. */
export function useJoinBack() {
  const notifyOutcome = useNotifyOutcome();
  const joining = useAction(doc, 'join_back');
  const joinBack = async (whole: Doc) => notifyOutcome(await joining.run(whole, {}), 'Joined back');
  return { joinBack, isJoining: joining.isRunning };
}
