import { LIST_LIMIT } from '@lichen/contracts/api/api-responses';
import { paths } from '@lichen/contracts/api/paths';
import { docAutomation } from '@lichen/contracts/docs/doc-automation.entity';
import { MAY_APPLY_BY_ITSELF } from '@lichen/contracts/docs/types/all-types';
import { Card, NoPermission, Page, QueryStates, usePortal, useRecords, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { TypeRow } from '../automatic/TypeRow';
import '../automatic/automatic.css';
import '../shared/docs.css';

export default function AutomaticApplication() {
  const { may } = usePortal();
  return may(docAutomation.allow.list) ? <Types /> : <NoPermission who={docAutomation.allow.list} />;
}

/** The document types that can be applied without a review. */
function Types() {
  const t = useT();
  const { may } = usePortal();
  const found = useRecords(docAutomation, { limit: LIST_LIMIT.most });
  return (
    <Page
      title={t('Automatic application')}
      context={t('Documents that need no review are applied as soon as they are read.')}
      back={{ to: paths.documents, label: 'Documents' }}
    >
      <p className="doc-quiet">
        {t(
          'Only where every value is certain and proven: by a sum that holds, by data in the file, by one of your own records, or because somebody confirmed its place on an earlier document of the supplier. A failed rule, a warning, an unusual amount or an approved year always waits for you.',
        )}{' '}
        <Link to={`${paths.documents}?tab=applied&applied_by_itself=true`}>{t('Applied by itself')}</Link>
      </p>
      <QueryStates of={found}>
        {({ list }) => (
          <Card className="doc-automatic">
            <ul>
              {Object.entries(MAY_APPLY_BY_ITSELF).map(([type, label]) => (
                <TypeRow
                  key={type}
                  type={type}
                  label={label}
                  automation={list.find(({ doc_type }) => doc_type === type) ?? null}
                  mayChange={may(docAutomation.allow.create)}
                />
              ))}
            </ul>
          </Card>
        )}
      </QueryStates>
    </Page>
  );
}
