import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { type RetentionReach, retentionReach } from '@lichen/contracts/docs/retention/retention.call';
import { asDataError, data, failureText, useConfirm, useFormat, useNotify, useT, useTn } from '@lichen/kit';

/**
 * Returns a function that asks for confirmation where documents are already older than a retention period. It resolves
 * to true where the period may be set.
 */
export function useAskBeforeDeletion() {
  const t = useT();
  const tn = useTn();
  const format = useFormat();
  const confirm = useConfirm();
  const notify = useNotify();

  const wordsOf = ({ documents, isMore }: RetentionReach): string =>
    isMore
      ? t('More than {count} documents are older than this. They are deleted within a day and cannot be restored.', {
          count: format.number(documents),
        })
      : tn(
          documents,
          '{count} document is older than this. It is deleted within a day and cannot be restored.',
          '{count} documents are older than this. They are deleted within a day and cannot be restored.',
        );

  return async (doc_type: string, months: number): Promise<boolean> => {
    try {
      const query = { doc_type, months };
      const { obj } = await data<RecordAnswer<RetentionReach>>(retentionReach.name, { query });
      if (obj.documents === 0 && !obj.isMore) return true;
      const question = { title: 'Delete older documents?', action: 'Delete older documents', dangerous: true };
      return await confirm({ ...question, text: wordsOf(obj) });
    } catch (error) {
      notify(failureText(asDataError(error)), 'bad');
      return false;
    }
  };
}
