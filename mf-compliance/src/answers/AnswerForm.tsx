import type { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { surveyAnswers } from '@lichen/contracts/compliance/demands/survey-answers.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { questionsOf } from '@lichen/contracts/survey/survey-definition';
import { isOpenAgain } from '@lichen/contracts/survey/returned';
import { failureText, useAction, useFormat, useNotify, useT, useTn } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { DynamicForm, SurveyScore } from '@lichen/kit/survey';
import { useMemo, useState } from 'react';
import { partnerName } from '../shared/proof-words';
import { AnswerFile } from './AnswerFile';
import { TabHelp } from './TabHelp';
import { type Sheet, useAnswers } from './useAnswers';
import { useNotes } from './useNotes';
import { AnswerWorkbook } from './workbook/AnswerWorkbook';

type Request = RecordOf<typeof complianceRequest>;

/** Answers a survey: saved while they are typed, and sent only when somebody presses Submit. */
export function AnswerForm({ sheet, request }: { sheet: Sheet; request: Request }) {
  const t = useT();
  const tn = useTn();
  const say = useNotify();
  const format = useFormat();
  const answering = useAnswers(sheet);
  const { values, answer, unconfirmed, savedOn, isSaving, settle, latest, undecided } = answering;
  const submit = useAction(surveyAnswers, 'submit');
  const [showsEveryError, showEveryError] = useState(sheet.returned !== null);
  const [tab, setTab] = useState(0);
  const notes = useNotes(sheet, answering);
  const { returned, sent_ids } = sheet;
  const locked = useMemo(() => {
    if (!returned) return undefined;
    const ids = questionsOf(sheet.form).map(({ id }) => id);
    return new Set(ids.filter((id) => !isOpenAgain(id, returned, sent_ids ?? [])));
  }, [sheet.form, returned, sent_ids]);

  const goTo = (id: string | undefined) => {
    const at = sheet.form.tabs.findIndex(({ questions }) => questions.some((one) => one.id === id));
    if (at >= 0) setTab(at);
    say(t('Some questions are still to be answered or confirmed.'), 'bad');
  };
  const send = async () => {
    showEveryError(true);
    if (!(await settle())) return;
    // What would be sent is the answer of somebody else, and not the one that stands in the field.
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
    <div className="ca-form">
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
      <TabHelp {...{ sheet, answering, tab }} />
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
      <div className="ca-foot">
        <p className="cp-quiet" role="status">
          {isSaving
            ? t('Saving…')
            : savedOn === null
              ? t('Answers are saved while you type.')
              : t('Saved {time}', { time: format.moment(savedOn) })}
          {unconfirmed.size > 0 &&
            ` · ${tn(unconfirmed.size, '{count} answer to confirm', '{count} answers to confirm')}`}
        </p>
        <p className="cp-quiet">{t('Nothing is sent before you press Submit')}</p>
        <p className="cp-quiet">
          {t('{company} sees the answers once they are submitted.', { company: partnerName(request) })}
        </p>
        <Button type="primary" loading={submit.isRunning} onClick={() => void send()}>
          {t('Submit')}
        </Button>
      </div>
    </div>
  );
}
