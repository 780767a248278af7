import { PROBLEM_STATUS } from '@lichen/contracts/api/problems';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { surveyAnswers } from '@lichen/contracts/compliance/demands/survey-answers.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { Card, failureText, QueryStates, useAction, useNotify, useRecords, useT } from '@lichen/kit';
import { SurveyAnswers } from '@lichen/kit/survey';
import { useEffect, useRef } from 'react';
import { AnswerForm } from './AnswerForm';
import type { Sheet } from './useAnswers';
import './answers.css';

type Request = RecordOf<typeof complianceRequest>;

/** The form of a survey that is asked for: begun or opened again by whoever comes to it. */
export function AnswerSurvey({ request }: { request: Request }) {
  const t = useT();
  const notify = useNotify();
  const opening = useAction(complianceRequest, 'open_survey');
  const found = useRecords(surveyAnswers, { request_id: request._id, limit: 1 });
  const opened = useRef<number | null>(null);
  const open = useRef(opening.run);
  open.current = opening.run;
  useEffect(() => {
    // A decision changes the request: what came back is opened while the page stands.
    if (opened.current === request.version || !request.asked) return;
    opened.current = request.version;
    void open.current(request, {}).then((outcome) => {
      const isOutdated = outcome.state === 'failed' && outcome.error.status === PROBLEM_STATUS.conflict;
      if (outcome.state === 'failed' && !isOutdated) notify(failureText(outcome.error), 'bad');
    });
  }, [request, notify]);
  return (
    <Card title={request.survey_name ?? t('Survey')}>
      <QueryStates of={found}>
        {({ list: [sheet] }) => {
          if (!sheet) return <p>{t('The survey is being opened…')}</p>;
          const key = `${sheet._id} ${sheet.status} ${sheet.returned ? 'returned' : ''}`;
          return sheet.status === 'open' && request.asked ? (
            <AnswerForm key={key} sheet={sheet} request={request} />
          ) : (
            <Sent key={key} sheet={sheet} />
          );
        }}
      </QueryStates>
    </Card>
  );
}

function Sent({ sheet }: { sheet: Sheet }) {
  const t = useT();
  const values = Object.fromEntries(Object.entries(sheet.answers).map(([id, { value }]) => [id, value]));
  return (
    <>
      <p className="cp-quiet">{t('These are the answers as they were sent.')}</p>
      <SurveyAnswers survey={sheet.form} answers={values} />
    </>
  );
}
