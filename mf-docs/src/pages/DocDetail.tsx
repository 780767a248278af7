import { paths } from '@lichen/contracts/api/paths';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { isUnderWay } from '@lichen/contracts/docs/doc-statuses';
import { NoPermission, Page, QueryStates, Skeleton, usePortal, useRecord, useT } from '@lichen/kit';
import { useParams } from '@lichen/kit/router';
import { useEffect, useState } from 'react';
import { Review } from '../review/Review';
import '../shared/docs.css';
import '../review/foot.css';
import '../review/review.css';
import '../form/fields.css';

export default function DocDetail() {
  const { may } = usePortal();
  return may(doc.allow.read) ? <Opened /> : <NoPermission who={doc.allow.read} />;
}

function Opened() {
  const t = useT();
  const { id = '' } = useParams();
  const [isSettled, setSettled] = useState(false);
  const found = useRecord(doc, id, isSettled ? {} : { poll: 'document' });
  const status = found.data?.status;
  useEffect(() => setSettled(status !== undefined && !isUnderWay(status)), [status]);
  if (found.data) return <Review key={found.data._id} record={found.data} />;
  return (
    <Page title={t('Document')} back={{ to: paths.documents, label: 'Documents' }}>
      <QueryStates of={found} missing="Error: No doc" skeleton={<Skeleton rows={3} height={200} />}>
        {() => null}
      </QueryStates>
    </Page>
  );
}
