import { type AnswerFile, ANSWER_FILE_TEXTS } from '@lichen/contracts/compliance/demands/answer-file';
import { surveyAnswers } from '@lichen/contracts/compliance/demands/survey-answers.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { questionsOf } from '@lichen/contracts/survey/survey-definition';
import { useAction, useConfirm, useFormat, useNotifyOutcome, useT, useTn } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useState } from 'react';
import { FileProblems } from './FileProblems';
import { ProposedAnswer } from './ProposedAnswer';

interface Props {
  sheet: RecordOf<typeof surveyAnswers>;
  file: AnswerFile;
  settle: () => Promise<boolean>;
}

/** Shows what an uploaded workbook would change, before any of it is applied. */
export function FileProposal({ sheet, file, settle }: Props) {
  const t = useT();
  const tn = useTn();
  const format = useFormat();
  const confirm = useConfirm();
  const notify = useNotifyOutcome();
  const takeFile = useAction(surveyAnswers, 'take_file');
  const discardFile = useAction(surveyAnswers, 'discard_file');
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const byId = new Map(questionsOf(sheet.form).map((one) => [one.id, one]));
  const tabOf = (id: string) => sheet.form.tabs.find(({ questions }) => questions.some((one) => one.id === id))?.label;
  const revOf = (id: string) => sheet.answers[id]?.rev ?? 0;
  const hasChanged = ({ id, rev }: { id: string; rev: number }) => revOf(id) !== rev;
  // An answer that has changed since the download is not selected by default.
  const chosen = file.answers.filter((one) => hasChanged(one) === turned.has(one.id));
  const turn = (id: string) => {
    const next = new Set(turned);
    if (!next.delete(id)) next.add(id);
    setTurned(next);
  };
  const take = async () => {
    if (!(await settle())) return;
    const seen = Object.fromEntries(chosen.map(({ id }) => [id, revOf(id)]));
    notify(await takeFile.run(sheet, { seen }), ANSWER_FILE_TEXTS.taken);
  };
  const discard = async () => {
    const text = t('The answers here stay as they are.');
    if (await confirm({ title: t('Discard the answers of this file?'), text, action: 'Discard', dangerous: true }))
      notify(await discardFile.run(sheet, {}), 'Discarded');
  };
  return (
    <fieldset className="ca-proposal" aria-label={t('Answers from a file')}>
      <p>
        <strong>{file.name}</strong>{' '}
        <span className="cp-quiet">{t('Uploaded {time}', { time: format.moment(file.on) })}</span>
      </p>
      <p role="status">
        {tn(file.answers.length, 'This file changes {count} answer.', 'This file changes {count} answers.')}{' '}
        {t('Nothing is changed before you take it over.')}
      </p>
      {file.answers.length > 0 && (
        <ul className="ca-proposed">
          {file.answers.map((one) => {
            const question = byId.get(one.id);
            return (
              question && (
                <ProposedAnswer
                  key={one.id}
                  {...{ one, question, tab: tabOf(one.id) ?? '', now: sheet.answers[one.id]?.value }}
                  hasChanged={hasChanged(one)}
                  isChosen={chosen.includes(one)}
                  onTurn={() => turn(one.id)}
                />
              )
            );
          })}
        </ul>
      )}
      <FileProblems file={file} byId={byId} />
      <div className="cp-acts">
        {file.answers.length > 0 && (
          <Button
            type="primary"
            disabled={chosen.length === 0}
            loading={takeFile.isRunning}
            onClick={() => void take()}
          >
            {tn(chosen.length, 'Apply {count} answer', 'Apply {count} answers')}
          </Button>
        )}
        <Button loading={discardFile.isRunning} onClick={() => void discard()}>
          {t('Discard file')}
        </Button>
      </div>
    </fieldset>
  );
}
