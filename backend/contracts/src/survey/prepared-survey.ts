import { type PatternTest, readAnswerPattern } from './answer-pattern';
import { type ExpressionProblem, type Formula, type KnownNames, namesIn, readExpression } from './expression';
import { type Question, questionsOf, type Survey } from './survey-definition';

/** Question types whose answers calculations may not read. */
const UNSEEN: readonly Question['type'][] = ['password', 'file'];

/** A parsed calculation: its formula, and the condition for having a result (`when`). */
export interface Calculation {
  readonly formula: Formula;
  readonly when: Formula | null;
}

/** A parsed survey: the dependencies of its questions, its formulas, and its patterns as tests. */
export interface PreparedSurvey {
  readonly survey: Survey;
  /** In the order of the form. */
  readonly questions: readonly Question[];
  readonly byId: ReadonlyMap<string, Question>;
  /** Sorted so that each question follows those it depends on. */
  readonly order: readonly Question[];
  readonly calculations: ReadonlyMap<string, Calculation>;
  /** Calculations that cannot be parsed, by question id. */
  readonly unreadable: ReadonlyMap<string, ExpressionProblem>;
  readonly patterns: ReadonlyMap<string, PatternTest>;
  /** Number of states of all patterns together. */
  readonly states: number;
  /** Cycles of questions that depend on each other; the first of them only. */
  readonly circles: readonly (readonly string[])[];
}

/** Returns the ids that calculations may name, each with whether it has a value. */
export const knownNames = (questions: readonly Question[]): KnownNames =>
  new Map(questions.map(({ id, type }) => [id, !UNSEEN.includes(type)]));

/** Returns the conditions of a question's show and hide rules. */
export const conditionsOf = ({ rules }: Question) => [...(rules?.show?.all ?? []), ...(rules?.hide?.all ?? [])];

function calculationOf({ calculation }: Question, known: KnownNames): Calculation | { problem: ExpressionProblem } {
  const read = readExpression(calculation?.expression ?? '', known);
  if ('problem' in read) return read;
  const when = calculation?.when ? readExpression(calculation.when, known) : null;
  if (when && 'problem' in when) return when;
  return { formula: read.formula, when: when?.formula ?? null };
}

type Edges = ReadonlyMap<string, readonly string[]>;

/** Most cycles that are reported; there may be thousands, and all of them must be resolved. */
const MOST_CIRCLES = 20;

/** Depth-first search: returns the questions in order of dependency and the first cycles found. */
function ordered(ids: readonly string[], edges: Edges) {
  const order: string[] = [];
  const circles: string[][] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (id: string): void => {
    if (done.has(id)) return;
    const met = way.indexOf(id);
    if (met >= 0) {
      if (circles.length < MOST_CIRCLES) circles.push(way.slice(met));
      return;
    }
    way.push(id);
    (edges.get(id) ?? []).forEach(visit);
    way.pop();
    done.add(id);
    order.push(id);
  };
  ids.forEach(visit);
  return { order, circles };
}

/** Parses the formulas and patterns of a survey and orders its questions by dependency. */
export function prepareSurvey(survey: Survey): PreparedSurvey {
  const questions = questionsOf(survey);
  const byId = new Map(questions.map((one) => [one.id, one]));
  const known = knownNames(questions);
  const calculations = new Map<string, Calculation>();
  const unreadable = new Map<string, ExpressionProblem>();
  const patterns = new Map<string, PatternTest>();
  const edges = new Map<string, readonly string[]>();
  let states = 0;
  for (const one of byId.values()) {
    const read = one.calculated ? calculationOf(one, known) : null;
    if (read && 'problem' in read) unreadable.set(one.id, read.problem);
    else if (read) calculations.set(one.id, read);
    const formulas = read && 'formula' in read ? [read.formula, ...(read.when ? [read.when] : [])] : [];
    const asked = [...conditionsOf(one).map(({ field }) => field), ...formulas.flatMap(namesIn)];
    edges.set(
      one.id,
      [...new Set(asked)].filter((id) => byId.has(id)),
    );
    const pattern = one.validation?.pattern ? readAnswerPattern(one.validation.pattern) : null;
    if (!pattern || 'problem' in pattern) continue;
    patterns.set(one.id, pattern.test);
    states += pattern.states;
  }
  const { order, circles } = ordered([...byId.keys()], edges);
  const inOrder = order.map((id) => byId.get(id) as Question);
  return { survey, questions, byId, order: inOrder, calculations, unreadable, patterns, states, circles };
}
