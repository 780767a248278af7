import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { paths } from '@lichen/contracts/api/paths';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { mayShare } from '@lichen/contracts/docs/sharing/may-share';
import { type ShareReach, shareReach } from '@lichen/contracts/docs/sharing/share.call';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { Card, QueryStates, useCall, useFormat, usePortal, useRecords, useT, useTn } from '@lichen/kit';
import { Button, Checkbox } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { useState } from 'react';
import { partnerName } from '../shared/proof-words';
import { useSubmit } from './useSubmit';

type Request = RecordOf<typeof complianceRequest>;
type Doc = RecordOf<typeof doc>;

const MOST_OFFERED = 100;

/** Submits one of the own documents of the type that is asked for, to other companies that ask for it as well. */
export function SubmitDocument({ request }: { request: Request }) {
  const t = useT();
  const documents = useRecords(doc, {
    demand_type_id: request.demand_type_id,
    limit: MOST_OFFERED,
    sort: '-created_on',
  });
  return (
    <Card title={t('Submit document')}>
      <QueryStates of={documents}>
        {({ list }) => (list.length > 0 ? <Choice request={request} documents={list} /> : <NoDocument />)}
      </QueryStates>
    </Card>
  );
}

/** Whether the account has the area where documents are uploaded and checked; it may answer without. */
const useHasDocuments = (): boolean => usePortal().account.modules.includes('docs');

function NoDocument() {
  const t = useT();
  const hasDocuments = useHasDocuments();
  if (!hasDocuments)
    return (
      <p>
        {t(
          'You have no document of this type yet, and your account does not include the area for documents. Ask the operator of this portal to add it. Then upload the document there and submit it here.',
        )}
      </p>
    );
  return (
    <p>
      {t('You have no document of this type yet. Upload it among your documents and check what was read from it.')}{' '}
      <Link to={paths.documents}>{t('Documents')}</Link>
    </p>
  );
}

function Choice({ request, documents }: { request: Request; documents: readonly Doc[] }) {
  const t = useT();
  const hasDocuments = useHasDocuments();
  const [chosen, setChosen] = useState<string | null>(null);
  const [also, setAlso] = useState<readonly string[]>([]);
  const others = useRecords(complianceRequest, {
    ...{ doc_type_id: request.demand_type_id, filter: 'non_compliant', includeOptional: 'true', limit: MOST_OFFERED },
  });
  const rest = (others.data?.list ?? []).filter(({ _id }) => _id !== request._id);
  const { submit, isReady, isSubmitting } = useSubmit(chosen);
  const send = async () => {
    if (await submit([request, ...rest.filter(({ _id }) => also.includes(_id))])) setChosen(null);
  };
  const toggle = (id: string, on: boolean) => setAlso(on ? [...also, id] : also.filter((each) => each !== id));
  return (
    <div className="cp-form">
      <fieldset className="cp-documents">
        <legend>{t('Choose a document')}</legend>
        {documents.map((one) => (
          <Offer key={one._id} document={one} isChosen={one._id === chosen} onChoose={() => setChosen(one._id)} />
        ))}
      </fieldset>
      <WhoSees partnerId={request.partner_id} />
      {rest.map((one) => (
        <Checkbox
          key={one._id}
          checked={also.includes(one._id)}
          onChange={({ target }) => toggle(one._id, target.checked)}
        >
          {t('Submit to {company} too', { company: partnerName(one) })}
        </Checkbox>
      ))}
      <div className="cp-acts">
        <Button type="primary" disabled={!isReady} loading={isSubmitting} onClick={() => void send()}>
          {t('Submit')}
        </Button>
        {hasDocuments && <Link to={paths.documents}>{t('Upload another document')}</Link>}
      </div>
      <p className="cp-quiet">{t('Nothing is sent before you press Submit')}</p>
    </div>
  );
}

interface OfferProps {
  document: Doc;
  isChosen: boolean;
  onChoose: () => void;
}

/** A document that nobody has checked yet cannot be shared: the way to it stands beside. */
function Offer({ document: { _id, name, expiry_date, status, ignore_entry }, isChosen, onChoose }: OfferProps) {
  const t = useT();
  const format = useFormat();
  const hasDocuments = useHasDocuments();
  const isReady = mayShare({ status, ignore_entry });
  return (
    <label>
      <input type="radio" name="document" checked={isChosen} disabled={!isReady} onChange={onChoose} />
      <span>
        {name}
        {expiry_date !== null && (
          <span className="cp-quiet">{t('Valid until {day}', { day: format.day(expiry_date) })}</span>
        )}
        {!isReady && (
          <span className="cp-quiet">
            {hasDocuments ? (
              <Link to={paths.document(_id)}>{t('Check this document first')}</Link>
            ) : (
              t('Not checked yet')
            )}
          </span>
        )}
      </span>
    </label>
  );
}

/** Who will see it, said before it is sent. */
function WhoSees({ partnerId }: { partnerId: string }) {
  const tn = useTn();
  const reach = useCall<RecordAnswer<ShareReach>>(shareReach, { partner_id: partnerId }).data?.obj;
  if (!reach?.isConnected) return null;
  return (
    <p>
      {tn(
        reach.people,
        '{count} person at {company} will see the file and the data read from it. Nobody else.',
        '{count} people at {company} will see the file and the data read from it. Nobody else.',
        { company: reach.company ?? '' },
      )}
    </p>
  );
}
