import type { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { useFormat, useT, useTn } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import type { ReactNode } from 'react';
import { partnerName } from '../shared/proof-words';
import type { useAnswers } from './useAnswers';

export type Request = RecordOf<typeof complianceRequest>;

interface Props {
  request: Request;
  answering: Pick<ReturnType<typeof useAnswers>, 'isSaving' | 'savedOn' | 'problem' | 'retry'>;
  /** Number of answers to confirm. */
  waiting: number;
  children: ReactNode;
}

/** Shows the save state, who will see the answers, and the submit button. */
export function AnswerFoot({ request, answering, waiting, children }: Props) {
  const { isSaving, savedOn, problem, retry } = answering;
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
      {problem !== null && (
        <div className="ca-unsaved" role="alert">
          <p className="k-field-error">{t('Not saved: {problem}', { problem: t(problem) })}</p>
          <Button loading={isSaving} onClick={() => void retry()}>
            {t('Try again')}
          </Button>
        </div>
      )}
      <p className="cp-quiet">{t('Nothing is sent before you press Submit')}</p>
      <p className="cp-quiet">
        {t('{company} sees the answers once they are submitted.', { company: partnerName(request) })}
      </p>
      {children}
    </div>
  );
}
