import { DAY } from '../formats/days';
import type { Said } from '../text/said';
import { FIELD_TEXTS, TEXTS } from '../text/texts';
import { type Answers, answerProblem, isBlank, isChoice, isNumber, isToggle } from './answers';
import {
  CALCULATION_TEXTS,
  calculated,
  type CalculationProblem,
  holds,
  type Operand,
  type Result,
} from './calculation';
import type { PreparedSurvey } from './prepared-survey';
import { type Question, type Rule, SURVEY_LIMITS } from './survey-definition';

/** Errors of a calculation that come from the survey rather than from the calculation itself. */
export const STANDING_TEXTS = {
  circle: 'These questions depend on each other: {names}',
} as const;

/** State of a survey with the given answers. */
export interface Standing {
  readonly shown: ReadonlySet<string>;
  /** Required questions without an answer, in the order of the form. */
  readonly missing: readonly string[];
  /** Errors by question id, including `Required`. */
  readonly errors: ReadonlyMap<string, Said>;
  /** Results of the calculated questions that are shown. */
  readonly results: ReadonlyMap<string, Result>;
  readonly calculationErrors: ReadonlyMap<string, Said>;
  /** Answers that count: to visible questions that are not calculated and not blank. */
  readonly answers: Answers;
}

const DECIMAL = /^-?\d{1,30}(?:\.\d{1,20})?$/;
const plain = (answer: number) => (DECIMAL.test(String(answer)) ? String(answer) : answer.toFixed(20));

/** Converts an answer to an operand: a toggle is yes or no, a date is a number of days, a blank answer is null. */
function operandOf(question: Question, answer: unknown): Operand {
  if (isToggle(question)) return { text: answer === true ? 'yes' : 'no' };
  if (isBlank(answer) || (typeof answer === 'number' && !Number.isFinite(answer))) return null;
  if (question.type === 'date') return typeof answer === 'number' ? { number: plain(answer / DAY) } : null;
  if (isNumber(question)) return typeof answer === 'number' ? { number: plain(answer) } : { text: String(answer) };
  if (question.type === 'checkbox') return Array.isArray(answer) ? { list: answer.map(String) } : null;
  const text = String(answer);
  // The values of options are often scores.
  return isChoice(question) && DECIMAL.test(text) ? { number: text } : { text };
}

const YES_OR_NO: Readonly<Record<string, unknown>> = { yes: true, no: false };

/** Tests a condition of a rule; a hidden or blank question equals nothing. */
function isEqual(question: Question | undefined, answer: unknown, value: unknown): boolean {
  if (!question || isBlank(answer)) return false;
  if (isToggle(question)) return answer === (typeof value === 'string' ? YES_OR_NO[value] : value);
  if (Array.isArray(answer)) return answer.includes(String(value));
  return answer === value || String(answer) === String(value);
}

const asSaid = ({ text, found }: { text: string; found?: string }): Said => ({
  words: text,
  ...(found === undefined ? {} : { params: { found: { text: found } } }),
});

/** State of a walk over the questions. */
interface Walk {
  readonly prepared: PreparedSurvey;
  readonly given: Answers;
  readonly inCircle: ReadonlyMap<string, readonly string[]>;
  readonly shown: Set<string>;
  readonly errors: Map<string, Said>;
  readonly results: Map<string, Result>;
  readonly calculationErrors: Map<string, Said>;
}

/** Returns the answer that rules use; hidden questions have none. */
function answerOf({ prepared, given, shown, results }: Walk, id: string): unknown {
  if (!shown.has(id)) return undefined;
  const result = results.get(id);
  if (result) return 'number' in result ? result.number : result.text;
  return prepared.byId.get(id)?.calculated ? undefined : given[id];
}

function isShown(walk: Walk, { id, rules }: Question): boolean {
  const meets = (rule: Rule) =>
    rule.all.every(({ field, value }) => isEqual(walk.prepared.byId.get(field), answerOf(walk, field), value));
  return walk.inCircle.has(id) || ((!rules?.show || meets(rules.show)) && !(rules?.hide && meets(rules.hide)));
}

/** Returns the result of a calculated question, or the reason why there is none. */
function resultOf(walk: Walk, { id }: Question): { result: Result } | { said: Said } {
  const { prepared, given, shown, results, calculationErrors } = walk;
  const labelOf = (one: string) => prepared.byId.get(one)?.label ?? one;
  const names = walk.inCircle.get(id)?.map(labelOf).join(', ');
  if (names) return { said: { words: STANDING_TEXTS.circle, params: { names: { text: names } } } };
  const unreadable = prepared.unreadable.get(id);
  if (unreadable) return { said: asSaid(unreadable) };
  const calculation = prepared.calculations.get(id);
  if (!calculation) return { result: null };

  const operand = (one: string): Operand | CalculationProblem => {
    const question = prepared.byId.get(one);
    if (!question || !shown.has(one)) return null;
    if (calculationErrors.has(one)) return { text: CALCULATION_TEXTS.depends, id: one };
    return question.calculated ? (results.get(one) ?? null) : operandOf(question, given[one]);
  };
  const asked = calculation.when ? holds(calculation.when, operand) : { value: true };
  const made = 'value' in asked && asked.value ? calculated(calculation.formula, operand) : asked;
  if ('value' in made) return { result: typeof made.value === 'boolean' ? null : made.value };
  const { text, id: needed } = made.problem;
  return { said: { words: text, ...(needed ? { params: { name: { text: labelOf(needed) } } } : {}) } };
}

function calculate(walk: Walk, question: Question): void {
  const made = resultOf(walk, question);
  if ('said' in made) walk.calculationErrors.set(question.id, made.said);
  else walk.results.set(question.id, made.result);
}

function check({ given, prepared, errors }: Walk, question: Question): void {
  const answer = given[question.id];
  const isEmpty = isBlank(answer);
  const missing: Said | null = question.required ? { words: TEXTS.required } : null;
  const problem = isEmpty ? missing : answerProblem(question, answer, prepared.patterns.get(question.id));
  if (problem) errors.set(question.id, problem);
}

/** Most characters of an option's value. */
const OPTION_SIGNS = 200;
const isOption = (one: unknown) => typeof one === 'string' && one.length <= OPTION_SIGNS;

const isImpossible = (answer: unknown): boolean =>
  Array.isArray(answer) && (answer.length > SURVEY_LIMITS.options || !answer.every(isOption));

/**
 * A list that cannot have been ticked is treated as a single invalid option; otherwise every calculation would walk
 * through it.
 */
function bounded(answers: Answers): Answers {
  if (!Object.values(answers).some(isImpossible)) return answers;
  return Object.fromEntries(Object.entries(answers).map(([id, one]) => [id, isImpossible(one) ? [''] : one]));
}

/** Derives the state of a survey from the answers in one walk over the questions. */
export function standingOf(prepared: PreparedSurvey, all: Answers): Standing {
  const given = bounded(all);
  const inCircle = new Map(prepared.circles.flatMap((circle) => circle.map((id) => [id, circle] as const)));
  const walk: Walk = {
    ...{ prepared, given, inCircle, shown: new Set(), errors: new Map(), results: new Map() },
    calculationErrors: new Map(),
  };
  for (const question of prepared.order) {
    if (!isShown(walk, question)) continue;
    walk.shown.add(question.id);
    if (question.calculated) calculate(walk, question);
    else check(walk, question);
  }
  const { shown, errors, results, calculationErrors } = walk;
  const asked = prepared.questions.filter(({ id, calculated: isMade }) => shown.has(id) && !isMade);
  const answers = asked.flatMap(({ id }) => (isBlank(given[id]) ? [] : [[id, given[id]] as const]));
  return {
    ...{ shown, results, calculationErrors },
    missing: asked.filter(({ id, required }) => required && isBlank(given[id])).map(({ id }) => id),
    errors: new Map(asked.flatMap(({ id }) => (errors.has(id) ? [[id, errors.get(id) as Said]] : []))),
    answers: Object.fromEntries(answers),
  };
}

/** Returns an error for each answer that belongs to no question of the survey. */
export const unknownAnswers = (prepared: PreparedSurvey, given: Answers): ReadonlyMap<string, Said> =>
  new Map(
    Object.keys(given)
      .filter((id) => !prepared.byId.has(id))
      .map((id) => [id, { words: FIELD_TEXTS.unknownField }]),
  );
