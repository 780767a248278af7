import {
  type QUESTION_TYPES,
  type Question,
  type Survey,
  SURVEY_LIMITS,
  surveyShape,
} from '@lichen/contracts/survey/survey-definition';
import { surveyProblems } from '@lichen/contracts/survey/survey-problems';
import { fresh } from './fresh-ids';

type QuestionType = (typeof QUESTION_TYPES)[number];

/** A question in the answer of the AI service; the portal assigns the ids. */
export interface SaidQuestion {
  readonly label: string;
  readonly type: QuestionType;
  readonly required: boolean;
  readonly hint: string | null;
  readonly unit: string | null;
  readonly options: readonly string[] | null;
  /** Number of the earlier question, counted from 1 over the form, that must be answered with yes to show this one. */
  readonly shown_if_yes_to: number | null;
}

/** A form in the answer of the AI service. */
export interface SaidForm {
  readonly tabs: readonly { readonly label: string; readonly questions: readonly SaidQuestion[] }[];
}

const WITH_OPTIONS: readonly QuestionType[] = ['select', 'radio', 'checkbox'];
const YES_OR_NO: readonly QuestionType[] = ['toggle', 'switch'];
const WITH_UNIT: readonly QuestionType[] = ['number', 'currency', 'slider'];

const optionsOf = (options: readonly string[]) =>
  [...new Set(options.map((one) => one.trim()).filter(Boolean))]
    .slice(0, SURVEY_LIMITS.options)
    .map((one) => ({ value: one.slice(0, 200), label: one.slice(0, 300) }));

function questionOf({ label, type, required, hint, unit, options }: SaidQuestion, id: string): Question {
  const listed = optionsOf(options ?? []);
  // A choice without options becomes a text question.
  const isChoice = WITH_OPTIONS.includes(type);
  return {
    id,
    type: isChoice && listed.length === 0 ? 'text' : type,
    label: label.trim().slice(0, 500),
    ...(required ? { required } : {}),
    ...(hint ? { hint: hint.slice(0, 1000) } : {}),
    ...(unit && WITH_UNIT.includes(type) ? { unit: unit.slice(0, 40) } : {}),
    ...(isChoice && listed.length > 0 ? { options: listed } : {}),
  };
}

/** Returns the AI service's form as a survey form; null if it breaks a rule of forms. */
export function formSaid({ tabs }: SaidForm): Survey | null {
  const taken = new Set<string>();
  const all: Question[] = [];
  const made = tabs.map(({ label, questions }) => {
    const tab = {
      id: fresh(label, taken, 'tab'),
      label: label.trim().slice(0, 200) || 'General',
      columns: 1 as const,
    };
    const own = questions.map((said) => {
      const asked = said.shown_if_yes_to === null ? undefined : all[said.shown_if_yes_to - 1];
      const one = questionOf(said, fresh(said.label, taken, 'question'));
      all.push(one);
      if (!asked || !YES_OR_NO.includes(asked.type)) return one;
      return { ...one, rules: { show: { all: [{ field: asked.id, operator: 'equals' as const, value: true }] } } };
    });
    return { ...tab, questions: own };
  });
  const read = surveyShape.safeParse({ tabs: made.filter(({ questions }) => questions.length > 0) });
  return read.success && surveyProblems(read.data).length === 0 ? read.data : null;
}
