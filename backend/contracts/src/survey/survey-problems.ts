import type { Said } from '../text/said';
import { readAnswerPattern } from './answer-pattern';
import { isChoice } from './answers';
import { conditionsOf, type PreparedSurvey, prepareSurvey } from './prepared-survey';
import { type Question, questionsOf, SURVEY_LIMITS, type Survey } from './survey-definition';
import { STANDING_TEXTS } from './survey-standing';

/** A problem of a definition whose shape is valid. */
export interface SurveyProblem {
  /** Id of the question or tab; null for the whole survey. */
  readonly id: string | null;
  readonly said: Said;
}

/** Messages about definitions that no answer could satisfy or no server could run. */
export const SURVEY_PROBLEM_TEXTS = {
  tooManyQuestions: 'A survey has at most {most} questions',
  tooLarge: 'The survey is too large',
  noTab: 'No definition',
  doubled: 'The id {id} is used more than once',
  noOptions: 'Give the question at least one option',
  doubledOption: 'The option {value} appears more than once',
  range: 'The least value is above the most',
  lengths: 'The least length is above the most',
  unknownField: 'A rule refers to {id}, which is not a question in this survey',
  unseenField: 'A rule refers to {id}, whose answer cannot be used in rules',
  unknownOption: 'A rule requires the answer {value}, which nobody can give',
  patterns: 'The patterns of the questions are too long together',
  noCalculation: 'Say how the question is calculated',
} as const;

const text = (value: unknown) => ({ text: String(value) });
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

function doubled(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) !== at))];
}

function ruleProblems(question: Question, { byId }: PreparedSurvey): Said[] {
  return conditionsOf(question).flatMap(({ field, value }): Said[] => {
    const looked = byId.get(field);
    const params = { id: text(field), value: text(value) };
    if (!looked) return [{ words: SURVEY_PROBLEM_TEXTS.unknownField, params }];
    if (looked.type === 'password' || looked.type === 'file')
      return [{ words: SURVEY_PROBLEM_TEXTS.unseenField, params }];
    const isOpen = !isChoice(looked) && looked.type !== 'checkbox';
    const isOffered = isOpen || (looked.options ?? []).some((option) => option.value === String(value));
    return isOffered ? [] : [{ words: SURVEY_PROBLEM_TEXTS.unknownOption, params }];
  });
}

function questionProblems(question: Question, prepared: PreparedSurvey): Said[] {
  const { options = [], min, max, validation, calculated, calculation } = question;
  const isChosen = isChoice(question) || question.type === 'checkbox';
  const found: Said[] = ruleProblems(question, prepared);
  if (isChosen && options.length === 0) found.push({ words: SURVEY_PROBLEM_TEXTS.noOptions });
  for (const value of doubled(options.map((option) => option.value)))
    found.push({ words: SURVEY_PROBLEM_TEXTS.doubledOption, params: { value: text(value) } });
  if (min !== undefined && max !== undefined && min > max) found.push({ words: SURVEY_PROBLEM_TEXTS.range });
  const { minLength = 0, maxLength = SURVEY_LIMITS.lines, pattern } = validation ?? {};
  if (minLength > maxLength) found.push({ words: SURVEY_PROBLEM_TEXTS.lengths });
  const read = pattern ? readAnswerPattern(pattern) : null;
  if (read && 'problem' in read) found.push({ words: read.problem });
  if (calculated && !calculation) found.push({ words: SURVEY_PROBLEM_TEXTS.noCalculation });
  const unreadable = calculation ? prepared.unreadable.get(question.id) : undefined;
  if (unreadable)
    found.push({
      words: unreadable.text,
      ...(unreadable.found === undefined ? {} : { params: { found: text(unreadable.found) } }),
    });
  return found;
}

/**
 * Returns all problems that prevent a survey from being published, in the order of the form; empty if there are none.
 */
export function surveyProblems(survey: Survey): readonly SurveyProblem[] {
  const questions = questionsOf(survey);
  const whole: Said[] = [];
  if (survey.tabs.length === 0) whole.push({ words: SURVEY_PROBLEM_TEXTS.noTab });
  if (questions.length > SURVEY_LIMITS.questions)
    whole.push({
      words: SURVEY_PROBLEM_TEXTS.tooManyQuestions,
      params: { most: { number: SURVEY_LIMITS.questions } },
    });
  if (bytesOf(survey) > SURVEY_LIMITS.bytes) whole.push({ words: SURVEY_PROBLEM_TEXTS.tooLarge });
  if (whole.length > 0) return whole.map((said) => ({ id: null, said }));

  const prepared = prepareSurvey(survey);
  const twice = [...doubled(questions.map(({ id }) => id)), ...doubled(survey.tabs.map(({ id }) => id))];
  return [
    ...(prepared.states > SURVEY_LIMITS.states ? [{ id: null, said: { words: SURVEY_PROBLEM_TEXTS.patterns } }] : []),
    ...twice.map((id) => ({ id, said: { words: SURVEY_PROBLEM_TEXTS.doubled, params: { id: text(id) } } })),
    ...questions.flatMap((one) => questionProblems(one, prepared).map((said) => ({ id: one.id, said }))),
    ...prepared.circles.map((circle) => ({
      id: circle[0] ?? null,
      said: {
        words: STANDING_TEXTS.circle,
        params: { names: text(circle.map((id) => prepared.byId.get(id)?.label).join(', ')) },
      },
    })),
  ];
}
