import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import { mayShare } from '@lichen/contracts/docs/sharing/may-share';
import { SHARE_TEXTS } from '@lichen/contracts/docs/sharing/share-texts';
import { QueryStates, usePortal, useRecords, useT } from '@lichen/kit';
import type { Doc } from '../shared/documents';
import { ShareForm } from './ShareForm';
import { SentDocuments } from './SentDocuments';
import './sharing.css';

/** Maximum number of shares of one document that are shown. */
const MOST = 200;

/** The shares of a document, with a form to share it with another partner. */
export function ShareTab({ record }: { record: Doc }) {
  const t = useT();
  const { may } = usePortal();
  const found = useRecords(docShare, { doc_id: record._id, limit: MOST });
  return (
    <div className="doc-sharing">
      {mayShare(record) ? (
        may(docShare.allow.create) && <ShareForm record={record} shares={found.data?.list ?? []} />
      ) : (
        <p>{t(SHARE_TEXTS.notReady)}</p>
      )}
      <QueryStates of={found}>{({ list }) => <SentDocuments shares={list} docId={record._id} />}</QueryStates>
    </div>
  );
}
