import { type DocQueueCounts, docQueues } from '@lichen/contracts/docs/doc.call';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { useAnswer, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { paths } from '@lichen/contracts/api/paths';
import { TABS, type Tab, tabWords } from './doc-filters';

/** How many documents each queue has. */
export const useQueueCounts = (): DocQueueCounts | undefined =>
  useAnswer<RecordAnswer<DocQueueCounts>>(['docs', 'call'], docQueues.name, { poll: 'documents' }).data?.obj;

/** Queues of the documents, with how many stand in each. */
export function DocTabs({ open, counts }: { open: Tab; counts: DocQueueCounts | undefined }) {
  const t = useT();
  return (
    <nav className="doc-tabs" aria-label={t('Queues')}>
      {TABS.map((tab) => (
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
    </nav>
  );
}
