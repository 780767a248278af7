import type { AnswerInFile } from '@lichen/contracts/compliance/demands/answer-file';
import type { Question } from '@lichen/contracts/survey/survey-definition';
import { StatusTag, useFormat, useT } from '@lichen/kit';
import { Checkbox } from '@lichen/kit/antd';
import { answerText } from '@lichen/kit/survey';

interface Props {
  one: AnswerInFile;
  question: Question;
  tab: string;
  /** The current answer. */
  now: unknown;
  hasChanged: boolean;
  isChosen: boolean;
  onTurn: () => void;
}

/** One answer of a workbook beside the answer it would replace. */
export function ProposedAnswer({ one, question, tab, now, hasChanged, isChosen, onTurn }: Props) {
  const t = useT();
  const format = useFormat();
  const text = (value: unknown) => answerText(question, value, format, t) || t('Not answered');
  return (
    <li>
      <Checkbox checked={isChosen} onChange={onTurn}>
        {question.label}
      </Checkbox>
      <span className="cp-quiet">
        {tab} · {one.cell}
      </span>
      <span>
        <span className="ca-before">{t('Now: {answer}', { answer: text(now) })}</span>{' '}
        <strong>{t('File: {answer}', { answer: text(one.value) })}</strong>
      </span>
      {hasChanged && (
        <span>
          <StatusTag tone="attention">{t('Changed since the download')}</StatusTag>
        </span>
      )}
    </li>
  );
}
