import type { Answers } from '@lichen/contracts/survey/answers';
import type { DraftProblem } from '@lichen/contracts/survey/draft-problems';
import { useSaid, useT } from '@lichen/kit';
import type { Ref } from 'react';
import { QuestionProperties } from './QuestionProperties';
import { TabProperties } from './TabProperties';
import type { Editing } from '../form/useEditing';

interface Props {
  ref: Ref<HTMLElement>;
  editing: Editing;
  problems: readonly DraftProblem[];
  answers: Answers;
  onAnswer: (id: string, answer: number | null) => void;
}

/** Properties of the selected question or tab. */
export function Properties({ ref, editing, problems, answers, onAnswer }: Props) {
  const t = useT();
  const said = useSaid();
  const { question, tab } = editing;
  const whole = problems.filter(({ id }) => id === null);
  return (
    <section ref={ref} className="cs-properties" aria-label={t('Properties')}>
      <h2>{t('Properties')}</h2>
      {whole.map(({ said: problem }) => (
        <p key={JSON.stringify(problem)} className="k-field-error">
          {said(problem)}
        </p>
      ))}
      {question && <QuestionProperties key={question.id} {...{ editing, question, problems, answers, onAnswer }} />}
      {tab && <TabProperties key={tab.id} {...{ editing, tab, problems }} />}
      {!question && !tab && <p>{t('Add a question to begin.')}</p>}
    </section>
  );
}
