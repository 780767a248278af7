import { doc } from '@lichen/contracts/docs/doc.entity';
import { SETTLED_STATUSES } from '@lichen/contracts/docs/doc-statuses';
import { NoPermission, QueryStates, Skeleton, usePortal, useRecord } from '@lichen/kit';
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
  const { id = '' } = useParams();
  const [isSettled, setSettled] = useState(false);
  const found = useRecord(doc, id, isSettled ? {} : { poll: 'document' });
  const status = found.data?.status;
  useEffect(() => setSettled(status !== undefined && SETTLED_STATUSES.includes(status)), [status]);
  return (
    <QueryStates of={found} missing="Error: No doc" skeleton={<Skeleton rows={3} height={200} />}>
      {(record) => <Review key={record._id} record={record} />}
    </QueryStates>
  );
}
