import type { Answer } from '@lichen/contracts/survey/answers';
import type { Question } from '@lichen/contracts/survey/survey-definition';
import { memo, type ReactNode } from 'react';
import { useT } from '../i18n/texts';
import { type AnswerFiles, QuestionControl } from './QuestionControl';

export interface QuestionFieldProps {
  question: Question;
  columns: number;
  answer: unknown;
  onAnswer: (id: string, answer: Answer | null) => void;
  onLeave: (id: string) => void;
  /** Translated. */
  error: string | undefined;
  /** Formatted result of a calculated question. */
  result: string | null;
  isDisabled: boolean;
  files: AnswerFiles | undefined;
  note: ReactNode;
  isSelected: boolean;
}

/** A calculated result: announced to screen readers, but not focusable. */
function Result({ question, result, error }: Pick<QuestionFieldProps, 'question' | 'result' | 'error'>) {
  const t = useT();
  return (
    <div className="k-field">
      <span className="k-field-label">{question.label}</span>
      <output className="k-survey-result" aria-label={question.label}>
        {error ? '–' : result || t('Not calculated yet')}
      </output>
      {question.hint && <p className="k-field-hint">{question.hint}</p>}
      {error && <p className="k-field-error">{error}</p>}
    </div>
  );
}

/** One question in its cell. Renders again only when its own props change, because a form may have hundreds. */
export const QuestionField = memo(function QuestionField(props: QuestionFieldProps) {
  const { question, columns, answer, onAnswer, onLeave, error, isDisabled, files, note, isSelected } = props;
  const { id, label, hint, required, columnSpan = 1 } = question;
  const span = Math.min(columnSpan, columns);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears when the control inside is left
    <div
      className={`k-survey-cell k-survey-span-${span}${isSelected ? ' k-survey-selected' : ''}`}
      data-question={id}
      onBlur={() => onLeave(id)}
    >
      {question.calculated ? (
        <Result {...props} />
      ) : (
        <QuestionControl
          question={question}
          answer={answer}
          onAnswer={(next) => onAnswer(id, next)}
          frame={{ label, hint, error, required, disabled: isDisabled, verbatim: true }}
          files={files}
        />
      )}
      {note}
    </div>
  );
});
