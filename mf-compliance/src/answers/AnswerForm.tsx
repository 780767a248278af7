import { surveyAnswers } from '@lichen/contracts/compliance/demands/survey-answers.entity';
import { failureText, useAction, useNotify, useT, useTn } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { DynamicForm, SurveyScore } from '@lichen/kit/survey';
import { useState } from 'react';
import { AnswerFile } from './AnswerFile';
import { AnswerFoot, type Request } from './AnswerFoot';
import { TabHelp } from './TabHelp';
import { type Sheet, useAnswers } from './useAnswers';
import { useLocked, useOpen } from './useLocked';
import { useNotes } from './useNotes';
import { usePresence } from './presence/usePresence';
import { WorkingHere } from './presence/WorkingHere';
import { AnswerWorkbook } from './workbook/AnswerWorkbook';

/** Form for survey answers; saves while typing, sends only on Submit. */
export function AnswerForm({ sheet, request }: { sheet: Sheet; request: Request }) {
  const t = useT();
  const tn = useTn();
  const say = useNotify();
  const answering = useAnswers(sheet);
  const { values, answer, unconfirmed, settle, latest, undecided } = answering;
  const submit = useAction(surveyAnswers, 'submit');
  const [showsEveryError, showEveryError] = useState(sheet.returned !== null);
  const [tab, setTab] = useState(0);
  const { others, onFocusCapture } = usePresence(sheet._id);
  const { returned } = sheet;
  const locked = useLocked(sheet);
  const open = useOpen(sheet, values, locked);
  const notes = useNotes({ sheet, answering, others, locked });

  const goTo = (id: string | undefined) => {
    const at = sheet.form.tabs.findIndex(({ questions }) => questions.some((one) => one.id === id));
    if (at >= 0) setTab(at);
    say(t('Some questions are still to be answered or confirmed.'), 'bad');
  };
  const send = async () => {
    showEveryError(true);
    if (!(await settle())) return;
    // For such a question the stored answer of a colleague would be sent, not the one in the field.
    const both = undecided();
    if (both !== undefined) return goTo(both);
    const outcome = await submit.run(latest(), {});
    if (outcome.state === 'saved') say(t('Submitted'), 'good');
    if (outcome.state !== 'failed') return;
    const [first] = Object.keys(outcome.error.errors ?? {});
    if (first) goTo(first.replace('answers.', ''));
    else say(failureText(outcome.error), 'bad');
  };
  return (
    <div className="ca-form" onFocusCapture={onFocusCapture}>
      <WorkingHere others={others} survey={sheet.form} />
      {returned && (
        <p className="ca-banner" role="note">
          {tn(
            returned.length,
            '{count} question came back. Only this one can be changed; the others stay as they were sent.',
            '{count} questions came back. Only these can be changed; the others stay as they were sent.',
          )}
        </p>
      )}
      <AnswerWorkbook sheet={sheet} settle={settle} />
      <TabHelp {...{ sheet, answering, open, tab }} />
      <DynamicForm
        survey={sheet.form}
        answers={values}
        onAnswer={answer}
        showsEveryError={showsEveryError}
        {...{ locked, notes }}
        files={AnswerFile}
        openTab={tab}
        onOpenTab={setTab}
      />
      <SurveyScore survey={sheet.form} answers={values} />
      <AnswerFoot {...{ request, answering }} waiting={[...unconfirmed].filter((id) => open.has(id)).length}>
        <Button type="primary" loading={submit.isRunning} onClick={() => void send()}>
          {t('Submit')}
        </Button>
      </AnswerFoot>
    </div>
  );
}
