import { doc } from '@lichen/contracts/docs/doc.entity';
import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import { mayShare } from '@lichen/contracts/docs/sharing/may-share';
import { SHARE_ROLES } from '@lichen/contracts/docs/sharing/share-roles';
import { SHARE_TEXTS } from '@lichen/contracts/docs/sharing/share-texts';
import type { Slots } from '@lichen/contracts/slots';
import { NoPermission, QueryStates, usePortal, useRecord, useRecords, useT } from '@lichen/kit';
import { ShareForm } from '../sharing/ShareForm';
import '../shared/docs.css';
import '../sharing/sharing.css';

/** Maximum number of shares of one document that are read. */
const MOST = 200;

/** The form that shares one document, for pages of other areas. */
export default function DocumentShare({ doc_id, partner_id, onShared }: Slots['document.share']) {
  const t = useT();
  const { may } = usePortal();
  const found = useRecord(doc, doc_id);
  const shares = useRecords(docShare, { doc_id, limit: MOST });
  if (!may(docShare.allow.create)) return <NoPermission who={SHARE_ROLES} />;
  return (
    <QueryStates of={found} missing="No doc found">
      {(record) =>
        mayShare(record) ? (
          <QueryStates of={shares}>
            {({ list }) => (
              <ShareForm
                record={record}
                shares={list}
                {...(partner_id === undefined ? {} : { withPartner: partner_id })}
                {...(onShared ? { onShared } : {})}
              />
            )}
          </QueryStates>
        ) : (
          <p>{t(SHARE_TEXTS.notReady)}</p>
        )
      }
    </QueryStates>
  );
}
