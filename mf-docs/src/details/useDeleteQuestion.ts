import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import { usePortal, useRecords, useT, useTn } from '@lichen/kit';

/**
 * Returns the confirmation before a document is deleted: how many companies lose it, and that its shares are recalled.
 */
export function useDeleteQuestion(doc_id: string): { title: string; text: string } {
  const t = useT();
  const tn = useTn();
  const { may } = usePortal();
  const shared = useRecords(docShare, { doc_id, status: 'shared', limit: 1 }, { enabled: may(docShare.allow.list) });
  const companies = shared.data?.total ?? 0;
  const lost = tn(
    companies,
    '{count} company loses this document at once.',
    '{count} companies lose this document at once.',
  );
  const recalled = t('All shares of this document are cancelled and recalled. This action cannot be undone.');
  return { title: 'Delete document', text: companies > 0 ? `${lost} ${recalled}` : recalled };
}
