import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import type { doc } from '@lichen/contracts/docs/doc.entity';
import type { DocStatus } from '@lichen/contracts/docs/doc-statuses';
import { mayShare } from '@lichen/contracts/docs/sharing/may-share';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { useRecords, useT, useTn } from '@lichen/kit';
import { Button, Checkbox } from '@lichen/kit/antd';
import { useState } from 'react';
import { partnerName } from '../shared/proof-words';
import { LookAtPages } from './LookAtPages';
import { useSubmit } from './useSubmit';
import { WhatItSays } from './WhatItSays';
import { WhoSees } from './WhoSees';

type Request = RecordOf<typeof complianceRequest>;
type Doc = RecordOf<typeof doc>;

const MOST_OFFERED = 100;

/** States in which the portal is still processing a document. */
const UNDER_WAY: readonly DocStatus[] = ['pending', 'loading', 'parsed', 'preparing'];

/** Returns the other requests for the same type that need proof: none is in force, or what is needs renewal. */
function useOtherRequests(request: Request): readonly Request[] {
  const others = useRecords(complianceRequest, {
    ...{ doc_type_id: request.demand_type_id, filter: 'all', includeOptional: 'true', limit: MOST_OFFERED },
  });
  const list = others.data?.list ?? [];
  return list.filter(({ _id, inforce, for_renewal }) => _id !== request._id && (!inforce || for_renewal));
}

interface ChosenProps {
  request: Request;
  document: Doc | undefined;
  onSubmitted: () => void;
}

/** The chosen document: its pages, its fields if nobody has checked them yet, the recipients, and the submit button. */
export function Chosen({ request, document, onSubmitted }: ChosenProps) {
  const t = useT();
  const tn = useTn();
  const rest = useOtherRequests(request);
  const [also, setAlso] = useState<readonly string[]>([]);
  const { submit, isReady, isSubmitting } = useSubmit(document?._id ?? null);
  const isChecked = document !== undefined && mayShare(document);
  const isRead = document !== undefined && !UNDER_WAY.includes(document.status);
  const all = [request, ...rest.filter(({ _id }) => also.includes(_id))];
  const send = async () => {
    if (await submit(all)) onSubmitted();
  };
  const toggle = (id: string, on: boolean) => setAlso(on ? [...also, id] : also.filter((each) => each !== id));
  return (
    <>
      {document?.contents && <LookAtPages document={document} />}
      {document && !isRead && <p role="status">{t('Reading document...')}</p>}
      {document && isRead && !isChecked && <WhatItSays document={document} type={request.demand_type_id} />}
      <WhoSees requests={all} />
      {rest.map((one) => (
        <Checkbox
          key={one._id}
          checked={also.includes(one._id)}
          onChange={({ target }) => toggle(one._id, target.checked)}
        >
          {t('Submit to {company} too', { company: partnerName(one) })}
        </Checkbox>
      ))}
      <div className={isChecked ? 'cp-send cp-send-ready' : 'cp-send'}>
        <Button
          type="primary"
          size="large"
          disabled={!isReady || !isChecked}
          loading={isSubmitting}
          onClick={() => void send()}
        >
          {all.length === 1 ? t('Submit') : tn(all.length, 'Submit to {count} company', 'Submit to {count} companies')}
        </Button>
        <p className="cp-quiet">{t('Nothing is sent before you press Submit')}</p>
      </div>
    </>
  );
}
