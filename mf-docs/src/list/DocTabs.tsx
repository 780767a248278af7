import { type DocQueueCounts, docQueues } from '@lichen/contracts/docs/doc.call';
import { email } from '@lichen/contracts/docs/emails/email.entity';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { useAnswer, useOpenInSight, useRecords, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { emailPaths } from '@lichen/contracts/docs/emails/email-paths';
import { paths } from '@lichen/contracts/api/paths';
import { TABS, type Tab, tabWords } from './doc-filters';
import '../shared/docs.css';

/** Reads the number of documents in each queue; undefined until loaded. */
export const useQueueCounts = (): DocQueueCounts | undefined =>
  useAnswer<RecordAnswer<DocQueueCounts>>(['docs', 'call'], docQueues.name, { poll: 'documents' }).data?.obj;

/** The tab with received emails, set apart because it is not a queue of documents. */
function EmailsTab({ isOpen }: { isOpen: boolean }) {
  const t = useT();
  const total = useRecords(email, { limit: 1 }, { poll: 'emails' }).data?.total;
  return (
    <Link to={emailPaths.all} className="doc-tab-apart" {...(isOpen ? { 'aria-current': 'page' as const } : {})}>
      {t('Emails')} {total !== undefined && <span className="doc-count">{total}</span>}
    </Link>
  );
}

/** The queues of documents with their counts. */
export function DocTabs({ open, counts }: { open: Tab | 'emails'; counts: DocQueueCounts | undefined }) {
  const t = useT();
  const row = useOpenInSight([open, counts !== undefined].join());
  return (
    <nav ref={row} className="doc-tabs" aria-label={t('Queues')}>
      {TABS.filter((tab) => tab !== 'replaced' || tab === open || (counts?.replaced ?? 0) > 0).map((tab) => (
        <Link
          key={tab}
          to={tab === 'to_review' ? paths.documents : `${paths.documents}?tab=${tab}`}
          {...(tab === open ? { 'aria-current': 'page' as const } : {})}
        >
          {t(tabWords(tab))}{' '}
          {counts && (
            <span className={`doc-count${tab === 'to_review' && counts[tab] > 0 ? ' doc-count-due' : ''}`}>
              {counts[tab]}
            </span>
          )}
        </Link>
      ))}
      <EmailsTab isOpen={open === 'emails'} />
    </nav>
  );
}
