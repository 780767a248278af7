import type { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { useFormat, useT, useTn } from '@lichen/kit';
import type { ReactNode } from 'react';
import { partnerName } from '../shared/proof-words';

export type Request = RecordOf<typeof complianceRequest>;

interface Props {
  request: Request;
  isSaving: boolean;
  savedOn: number | null;
  /** Number of answers to confirm. */
  waiting: number;
  children: ReactNode;
}

/** Shows the save state, who will see the answers, and the submit button. */
export function AnswerFoot({ request, isSaving, savedOn, waiting, children }: Props) {
  const t = useT();
  const tn = useTn();
  const format = useFormat();
  return (
    <div className="ca-foot">
      <p className="cp-quiet" role="status">
        {isSaving
          ? t('Saving…')
          : savedOn === null
            ? t('Answers are saved while you type.')
            : t('Saved {time}', { time: format.moment(savedOn) })}
        {waiting > 0 && ` · ${tn(waiting, '{count} answer to confirm', '{count} answers to confirm')}`}
      </p>
      <p className="cp-quiet">{t('Nothing is sent before you press Submit')}</p>
      <p className="cp-quiet">
        {t('{company} sees the answers once they are submitted.', { company: partnerName(request) })}
      </p>
      {children}
    </div>
  );
}
