import { paths } from '@lichen/contracts/api/paths';
import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import { mayShare } from '@lichen/contracts/docs/sharing/may-share';
import { usePortal, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import type { Doc } from '../shared/documents';

/** Links from a list to the sharing of a document, where it may be shared. */
export function ShareLink({ record }: { record: Doc }) {
  const t = useT();
  const { may } = usePortal();
  if (!mayShare(record) || !may(docShare.allow.create)) return null;
  return (
    <Link
      to={paths.document(record._id, { tab: 'share' })}
      aria-label={t('Share {document}', { document: record.name })}
    >
      {t('Share')}
    </Link>
  );
}
