import { PROBLEM_STATUS } from '@lichen/contracts/api/problems';
import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { surveyAnswers } from '@lichen/contracts/compliance/demands/survey-answers.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { Card, failureText, QueryStates, useAction, useRecords, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { SurveyAnswers } from '@lichen/kit/survey';
import { useEffect, useRef, useState } from 'react';
import { partnerName } from '../shared/proof-words';
import { AnswerForm } from './AnswerForm';
import { RecallAnswers } from './RecallAnswers';
import type { Sheet } from './useAnswers';
import './answers.css';

type Request = RecordOf<typeof complianceRequest>;

/** Opens the survey on the server; returns the error text, if any, and a function to retry. */
function useOpened(request: Request): { problem: string | null; open: () => void } {
  const { run } = useAction(complianceRequest, 'open_survey');
  const [problem, setProblem] = useState<string | null>(null);
  const opened = useRef<number | null>(null);
  const open = () => {
    setProblem(null);
    void run(request, {}).then((outcome) => {
      // A conflict means that the request has changed: it is refetched and opened again by the effect.
      if (outcome.state !== 'failed' || outcome.error.status === PROBLEM_STATUS.conflict) return;
      setProblem(failureText(outcome.error));
    });
  };
  const last = useRef(open);
  last.current = open;
  useEffect(() => {
    // A decision changes the request; returned questions open while the page is shown.
    if (opened.current === request.version || !request.asked) return;
    opened.current = request.version;
    last.current();
  }, [request]);
  return { problem, open };
}

/** Survey of a request; opening the page creates or reopens the answers. */
export function AnswerSurvey({ request }: { request: Request }) {
  const t = useT();
  const { problem, open } = useOpened(request);
  const found = useRecords(surveyAnswers, { request_id: request._id, limit: 1 });
  return (
    <Card title={request.survey_name ?? t('Survey')}>
      {problem !== null && (
        <div className="ca-form">
          <p role="alert" className="k-field-error">
            {problem}
          </p>
          <div className="cp-acts">
            <Button onClick={open}>{t('Try again')}</Button>
          </div>
        </div>
      )}
      {!request.asked && <p>{t(DEMAND_TEXTS.notAsked)}</p>}
      <QueryStates of={found}>
        {({ list: [sheet] }) => {
          if (!sheet) return request.asked && problem === null && <p>{t('The survey is being opened…')}</p>;
          const key = `${sheet._id} ${sheet.status} ${sheet.returned ? 'returned' : ''}`;
          return (
            <>
              {sheet.status === 'open' && request.asked ? (
                <AnswerForm key={key} sheet={sheet} request={request} />
              ) : (
                <ToRead key={key} sheet={sheet} />
              )}
              <RecallAnswers sheet={sheet} company={partnerName(request)} />
            </>
          );
        }}
      </QueryStates>
    </Card>
  );
}

function ToRead({ sheet }: { sheet: Sheet }) {
  const t = useT();
  const values = Object.fromEntries(Object.entries(sheet.answers).map(([id, { value }]) => [id, value]));
  return (
    <>
      <p className="cp-quiet">
        {t(
          sheet.status === 'open'
            ? 'Anything not submitted stays here and is sent to no one.'
            : 'These are the answers as they were sent.',
        )}
      </p>
      <SurveyAnswers survey={sheet.form} answers={values} />
    </>
  );
}
