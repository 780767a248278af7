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

/** Texts of what stands in the way of a calculation beside what it meets itself. */
export const STANDING_TEXTS = {
  circle: 'These questions depend on each other: {names}',
} as const;

/** How a survey stands with some answers. */
export interface Standing {
  readonly shown: ReadonlySet<string>;
  /** Required questions without an answer, in the order of the form. */
  readonly missing: readonly string[];
  /** What is wrong, `Required` included, by question. */
  readonly errors: ReadonlyMap<string, Said>;
  /** Results of the calculated questions that are shown. */
  readonly results: ReadonlyMap<string, Result>;
  readonly calculationErrors: ReadonlyMap<string, Said>;
  /** Answers that count: shown, not calculated, not blank. */
  readonly answers: Answers;
}

const DECIMAL = /^-?\d{1,30}(?:\.\d{1,20})?$/;
const plain = (answer: number) => (DECIMAL.test(String(answer)) ? String(answer) : answer.toFixed(20));

/** An answer as calculations see it: numbers of blanks are zero, toggles are yes or no, days are counted. */
function operandOf(question: Question, answer: unknown): Operand {
  if (isToggle(question)) return { text: answer === true ? 'yes' : 'no' };
  if (isBlank(answer) || (typeof answer === 'number' && !Number.isFinite(answer))) return null;
  if (question.type === 'date') return typeof answer === 'number' ? { number: plain(answer / DAY) } : null;
  if (isNumber(question)) return typeof answer === 'number' ? { number: plain(answer) } : { text: String(answer) };
  if (question.type === 'checkbox') return Array.isArray(answer) ? { list: answer.map(String) } : null;
  const text = String(answer);
  // Options are often the points that they are worth.
  return isChoice(question) && DECIMAL.test(text) ? { number: text } : { text };
}

const YES_OR_NO: Readonly<Record<string, unknown>> = { yes: true, no: false };

/** A condition of a rule; what is hidden or blank equals nothing. */
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

/** What is known of the questions so far, while they are walked through. */
interface Walk {
  readonly prepared: PreparedSurvey;
  readonly given: Answers;
  readonly inCircle: ReadonlyMap<string, readonly string[]>;
  readonly shown: Set<string>;
  readonly errors: Map<string, Said>;
  readonly results: Map<string, Result>;
  readonly calculationErrors: Map<string, Said>;
}

/** The answer that a rule sees; hidden questions have none. */
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

/** The result of a calculated question, or why there is none. */
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

/** Signs of the value of an option. */
const OPTION_SIGNS = 200;
const isOption = (one: unknown) => typeof one === 'string' && one.length <= OPTION_SIGNS;

const isImpossible = (answer: unknown): boolean =>
  Array.isArray(answer) && (answer.length > SURVEY_LIMITS.options || !answer.every(isOption));

/** A list that nobody can have ticked counts as one of a wrong option: every calculation would go through all of it. */
function bounded(answers: Answers): Answers {
  if (!Object.values(answers).some(isImpossible)) return answers;
  return Object.fromEntries(Object.entries(answers).map(([id, one]) => [id, isImpossible(one) ? [''] : one]));
}

/** Everything that follows from the answers, worked out in one walk over the questions. */
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

/** Answers that belong to no question of the survey, each with its error. */
export const unknownAnswers = (prepared: PreparedSurvey, given: Answers): ReadonlyMap<string, Said> =>
  new Map(
    Object.keys(given)
      .filter((id) => !prepared.byId.has(id))
      .map((id) => [id, { words: FIELD_TEXTS.unknownField }]),
  );
