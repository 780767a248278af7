import type { Answer, Answers } from '@lichen/contracts/survey/answers';
import type { Survey } from '@lichen/contracts/survey/survey-definition';
import { SURVEY_PROBLEM_TEXTS } from '@lichen/contracts/survey/survey-problems';
import type { Standing } from '@lichen/contracts/survey/survey-standing';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useFormat } from '../format/useFormat';
import { useSaid } from '../i18n/said-text';
import { useT } from '../i18n/texts';
import type { AnswerFiles } from './QuestionControl';
import { QuestionField } from './QuestionField';
import { SurveyTabs } from './SurveyTabs';
import { resultText } from './survey-words';
import { useStanding } from './useStanding';
import './survey.css';

export type { AnswerFiles, FileQuestion } from './QuestionControl';

/** Properties of a form that a survey defines; answers are stored by the page. */
export interface DynamicFormProps {
  survey: Survey;
  answers: Answers;
  onAnswer: (id: string, answer: Answer | null) => void;
  isDisabled?: boolean;
  /** Also shows errors of questions that were not visited yet. */
  showsEveryError?: boolean;
  files?: AnswerFiles;
  /** Questions whose answers cannot be changed. */
  locked?: ReadonlySet<string> | undefined;
  /** Content below a question, by id; unchanged content must keep its identity. */
  notes?: ReadonlyMap<string, ReactNode> | undefined;
  /** Index of the open tab, if the page controls it. */
  openTab?: number | undefined;
  onOpenTab?: ((at: number) => void) | undefined;
  selected?: string | null | undefined;
}

/** Returns a stable function that calls the latest one, so that questions do not render again. */
function useSteady<A extends readonly unknown[]>(act: (...given: A) => void): (...given: A) => void {
  const last = useRef(act);
  last.current = act;
  return useCallback((...given: A) => last.current(...given), []);
}

/** Returns the number of shown questions of a tab with errors. */
const leftOf = ({ questions }: Survey['tabs'][number], { errors }: Standing) =>
  questions.filter(({ id }) => errors.has(id)).length;

/** The form of a survey: what it shows, requires and calculates is updated while answers are typed. */
export function DynamicForm({
  survey,
  answers,
  onAnswer,
  isDisabled = false,
  showsEveryError = false,
  files,
  locked,
  notes,
  openTab,
  onOpenTab,
  selected,
}: DynamicFormProps) {
  const t = useT();
  const said = useSaid();
  const format = useFormat();
  const id = useId();
  const { standing } = useStanding(survey, answers);
  const [own, setOwn] = useState(0);
  const [open, setOpen] = [openTab ?? own, onOpenTab ?? setOwn];
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const answer = useSteady(onAnswer);
  const leave = useSteady((one: string) => {
    if (!left.has(one)) setLeft(new Set([...left, one]));
  });

  const tab = survey.tabs[open] ?? survey.tabs[0];
  if (!tab) return <p className="k-survey-none">{t(SURVEY_PROBLEM_TEXTS.noTab)}</p>;
  const errorOf = (one: string) => {
    const problem = standing.calculationErrors.get(one) ?? standing.errors.get(one);
    const isTold = showsEveryError || left.has(one) || standing.calculationErrors.has(one);
    return problem && isTold ? said(problem) : undefined;
  };
  const hasTabs = survey.tabs.length > 1;
  return (
    <div className="k-survey">
      {hasTabs && (
        <SurveyTabs
          {...{ id, open, onOpen: setOpen, tabs: survey.tabs }}
          left={survey.tabs.map((one) => leftOf(one, standing))}
        />
      )}
      <div
        className={`k-survey-grid k-survey-columns-${tab.columns}`}
        key={tab.id}
        id={`${id}-panel`}
        {...(hasTabs ? { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${open}` } : {})}
      >
        {tab.questions
          .filter((question) => standing.shown.has(question.id))
          .map((question) => (
            <QuestionField
              key={question.id}
              question={question}
              columns={tab.columns}
              answer={answers[question.id]}
              onAnswer={answer}
              onLeave={leave}
              error={errorOf(question.id)}
              result={question.calculated ? resultText(question, standing.results.get(question.id), format, t) : null}
              isDisabled={isDisabled || (locked?.has(question.id) ?? false)}
              note={notes?.get(question.id)}
              isSelected={selected === question.id}
              files={files}
            />
          ))}
      </div>
    </div>
  );
}
