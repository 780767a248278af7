import { LIST_LIMIT } from '@lichen/contracts/api/api-responses';
import { paths } from '@lichen/contracts/api/paths';
import { docRetention, RETAINED_TYPES } from '@lichen/contracts/docs/retention/doc-retention.entity';
import { Card, NoPermission, Page, QueryStates, usePortal, useRecords, useT } from '@lichen/kit';
import { RetentionRow } from '../retention/RetentionRow';
import '../retention/retention.css';
import '../shared/docs.css';

export default function DocRetention() {
  const { may } = usePortal();
  return may(docRetention.allow.list) ? <Types /> : <NoPermission who={docRetention.allow.list} />;
}

/** The retention period of each document type. */
function Types() {
  const t = useT();
  const { may } = usePortal();
  const found = useRecords(docRetention, { limit: LIST_LIMIT.most });
  return (
    <Page
      title={t('Retention of documents')}
      context={t('Documents are deleted once they are older than their type is kept.')}
      back={{ to: paths.documents, label: 'Documents' }}
    >
      <p className="doc-quiet">
        {t(
          'The time runs from the upload, or from the last day of validity where that is later. Documents that are applied, that prove an activity or that are shared with a partner stay. Deleted documents cannot be restored.',
        )}
      </p>
      <QueryStates of={found}>
        {({ list }) => (
          <Card title={t('Kept for')} className="doc-retention">
            <ul>
              {Object.entries(RETAINED_TYPES).map(([type, label]) => (
                <RetentionRow
                  key={type}
                  type={type}
                  label={label}
                  retention={list.find(({ doc_type }) => doc_type === type) ?? null}
                  mayChange={may(docRetention.allow.create)}
                />
              ))}
            </ul>
          </Card>
        )}
      </QueryStates>
    </Page>
  );
}
