import { paths } from '@lichen/contracts/api/paths';
import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import { asDataError, NoPermission, Page, QueryStates, Skeleton, usePortal, useRecord, useT } from '@lichen/kit';
import { useParams } from '@lichen/kit/router';
import { SharedDocument } from '../received/SharedDocument';
import '../shared/docs.css';

export default function SharedDocDetail() {
  const { may } = usePortal();
  return may(sharedDoc.allow.read) ? <Opened /> : <NoPermission who={sharedDoc.allow.read} />;
}

function Opened() {
  const t = useT();
  const { id = '' } = useParams();
  const found = useRecord(sharedDoc, id);
  // Hides the cached document once the partner has recalled it.
  const isRecalled = found.error !== null && asDataError(found.error).status === 404;
  return (
    <Page
      wide
      title={isRecalled ? t('Document') : (found.data?.name ?? t('Document'))}
      back={{ to: paths.sharedDocuments, label: 'Shared documents' }}
    >
      <QueryStates
        of={isRecalled ? { ...found, data: undefined } : found}
        missing="This document is no longer shared with you."
        skeleton={<Skeleton rows={3} height={200} />}
      >
        {(record) => <SharedDocument key={record._id} record={record} />}
      </QueryStates>
    </Page>
  );
}
