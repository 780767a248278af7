import { doc } from '@lichen/contracts/docs/doc.entity';
import { DOC_STATUSES } from '@lichen/contracts/docs/doc-statuses';
import { Card, Page, QueryStates, useRecord, useT } from '@lichen/kit';
import { useParams } from '@lichen/kit/router';
import { docPaths } from '../documents/doc-paths';

export default function DocDetail() {
  const t = useT();
  const { id = '' } = useParams();
  const stored = useRecord(doc, id);
  return (
    <Page title={stored.data?.name ?? t('Document')} back={{ to: docPaths.list, label: 'Documents' }}>
      <QueryStates of={stored}>
        {({ status }) => <Card title={t('Status')}>{t(DOC_STATUSES[status])}</Card>}
      </QueryStates>
    </Page>
  );
}
