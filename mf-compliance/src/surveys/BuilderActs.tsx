import { SURVEY_TEXTS, survey as surveyEntity } from '@lichen/contracts/compliance/survey.entity';
import type { Survey } from '@lichen/contracts/survey/survey-definition';
import { StatusTag, useAction, useNotify, useNotifyOutcome, useT, useTn } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useRef } from 'react';
import type { Dialog } from './BuilderDialogs';
import { differences } from './form/difference';
import type { Editing } from './form/useEditing';
import type { SurveyRecord, useKeepDraft } from './useKeepDraft';

interface Props {
  editing: Editing;
  keeping: ReturnType<typeof useKeepDraft>;
  record: SurveyRecord;
  published: Survey | null;
  problems: number;
  open: (dialog: Dialog) => void;
}

/** Buttons for undo, redo, changes and publishing. */
export function BuilderActs({ editing, keeping, record, published, problems, open }: Props) {
  const t = useT();
  const tn = useTn();
  const say = useNotify();
  const notify = useNotifyOutcome();
  const publish = useAction(surveyEntity, 'publish');
  const shown = useRef(editing.survey);
  shown.current = editing.survey;
  const changes = differences(published ?? { tabs: [] }, editing.survey).length;
  const send = async () => {
    if (changes === 0) return say(t(SURVEY_TEXTS.nothingToPublish), 'bad');
    if (!(await keeping.settle())) return undefined;
    const sent = shown.current;
    const outcome = await publish.run(keeping.latest(), {});
    if (outcome.state === 'saved') {
      keeping.take(outcome.record);
      // The server trims texts; without its version they would appear as changes.
      if (shown.current === sent) editing.replace(outcome.record.form as unknown as Survey);
    }
    return notify(outcome, 'Published');
  };
  const number = (record.version_number ?? 0) + 1;
  return (
    <>
      {problems > 0 && (
        <StatusTag tone="bad">{tn(problems, '{count} thing to correct', '{count} things to correct')}</StatusTag>
      )}
      <Button disabled={!editing.canUndo} onClick={editing.undo}>
        {t('Undo')}
      </Button>
      <Button disabled={!editing.canRedo} onClick={editing.redo}>
        {t('Redo')}
      </Button>
      <Button onClick={() => open('text')}>{t('Questions from text…')}</Button>
      <Button onClick={() => open('changes')}>{t('What changed ({count})', { count: changes })}</Button>
      <Button type="primary" loading={publish.isRunning} disabled={problems > 0} onClick={() => void send()}>
        {t('Publish version {number}', { number })}
      </Button>
    </>
  );
}
