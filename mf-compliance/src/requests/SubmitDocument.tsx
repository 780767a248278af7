import type { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { DOC_SUBSCRIPTIONS } from '@lichen/contracts/docs/doc-access';
import { doc } from '@lichen/contracts/docs/doc.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import { Card, QueryStates, usePortal, useRecord, useRecords, useT } from '@lichen/kit';
import { useState } from 'react';
import { AddFile } from './AddFile';
import { Chosen } from './Chosen';
import { Offer } from './Offer';
import { ReturnedFields } from './ReturnedFields';
import './submit.css';

type Request = RecordOf<typeof complianceRequest>;
type Doc = RecordOf<typeof doc>;

const MOST_OFFERED = 100;

/**
 * Answers a request: corrects returned fields, or submits a document or a new file, also to other companies that ask
 * for it.
 */
export function SubmitDocument({ request }: { request: Request }) {
  const t = useT();
  const { account } = usePortal();
  if (DOC_SUBSCRIPTIONS.some((module) => account.modules.includes(module))) return <Submit request={request} />;
  return (
    <Card title={t('Submit document')}>
      <p>{t(TEXTS.notSubscribed)}</p>
      <p>{t(TEXTS.contactSales)}</p>
    </Card>
  );
}

function Submit({ request }: { request: Request }) {
  const t = useT();
  const documents = useRecords(doc, {
    demand_type_id: request.demand_type_id,
    limit: MOST_OFFERED,
    sort: '-created_on',
  });
  return (
    <>
      <ReturnedFields request={request} />
      <Card title={t('Submit document')}>
        <QueryStates of={documents}>{({ list }) => <Choice request={request} documents={list} />}</QueryStates>
      </Card>
    </>
  );
}

function Choice({ request, documents }: { request: Request; documents: readonly Doc[] }) {
  const t = useT();
  const [chosen, setChosen] = useState<string | null>(null);
  // A file added just now is not in the list yet, and may still be processed.
  const added = useRecord(doc, chosen, { poll: 'document' }).data;
  const listed = documents.some(({ _id }) => _id === chosen);
  const offered = added && !listed ? [added, ...documents] : documents;
  return (
    <div className="cp-form">
      {offered.length > 0 ? (
        <fieldset className="cp-documents">
          <legend>{t('Choose a document')}</legend>
          {offered.map((one) => (
            <Offer key={one._id} document={one} isChosen={one._id === chosen} onChoose={() => setChosen(one._id)} />
          ))}
        </fieldset>
      ) : (
        <p>{t('You have no document of this type yet. Add the file here.')}</p>
      )}
      <AddFile type={request.demand_type_id} onAdded={setChosen} />
      <Chosen key={chosen} request={request} document={added} onSubmitted={() => setChosen(null)} />
    </div>
  );
}
