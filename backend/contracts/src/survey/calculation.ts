import BigJs from 'big.js';
import type { Formula, Operator } from './expression';

/** A constructor of our own, so that its division settings cannot be changed by other files. */
const Exact = BigJs();
Exact.DP = 20;
Exact.RM = Exact.roundHalfEven;
Exact.PE = 60;
Exact.NE = -60;

const DECIMALS = 20;
/** Most digits before the decimal point. */
const MOST_DIGITS = 30;
const MOST_ROUNDED = 10;

/** Reasons why a calculation has no result; English. */
export const CALCULATION_TEXTS = {
  byZero: 'Division by zero',
  tooLarge: 'A number has more than 30 digits',
  text: 'A number is needed here, not text',
  condition: 'A condition is needed here, not a number or text',
  rounding: 'The number of decimals must be a whole number from 0 to 10',
  depends: 'It needs {name}, which could not be calculated',
} as const;

/** Reason why there is no result, in English; `id` is the question that it needs. */
export type CalculationProblem = { readonly text: string; readonly id?: string };

/** An answer as input of calculations; null is blank. A list holds ticked options. */
export type Operand =
  | { readonly number: string }
  | { readonly text: string }
  | { readonly list: readonly string[] }
  | null;

/** Result of a calculation: a decimal without exponent, a text, or blank. */
export type Result = { readonly number: string } | { readonly text: string } | null;

type Value = BigJs | string | boolean | readonly string[] | null;

class Impossible extends Error {
  constructor(readonly problem: CalculationProblem) {
    super(problem.text);
  }
}
const impossible = (text: string): never => {
  throw new Impossible({ text });
};

/** Rounds a number to the kept decimals and throws if it has too many digits, so that calculations stay fast. */
function bounded(value: BigJs): BigJs {
  if (value.e >= MOST_DIGITS) impossible(CALCULATION_TEXTS.tooLarge);
  return value.c.length - value.e - 1 > DECIMALS ? value.round(DECIMALS, Exact.roundHalfEven) : value;
}

function asNumber(value: Value): BigJs {
  if (value === null) return new Exact(0);
  return value instanceof Exact ? value : impossible(CALCULATION_TEXTS.text);
}

function asCondition(value: Value): boolean {
  if (typeof value === 'boolean') return value;
  if (value === null || value === 'no') return false;
  return value === 'yes' || impossible(CALCULATION_TEXTS.condition);
}

const textOf = (value: Value): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value ?? ''));
const isPlain = (text: string) => /^-?\d{1,30}(?:\.\d{1,20})?$/.test(text);

function isEqual(left: Value, right: Value): boolean {
  if (Array.isArray(left)) return left.includes(textOf(right));
  if (Array.isArray(right)) return isEqual(right, left);
  if (left instanceof Exact || right instanceof Exact) {
    const [number, other] = left instanceof Exact ? [left, right] : [right as BigJs, left];
    if (typeof other === 'string') return isPlain(other) && number.eq(other);
    return typeof other !== 'boolean' && number.eq(asNumber(other));
  }
  return textOf(left) === textOf(right);
}

function arithmetic(operator: Operator, left: BigJs, right: BigJs): Value {
  switch (operator) {
    case '+':
      return bounded(left.plus(right));
    case '-':
      return bounded(left.minus(right));
    case '*':
      return bounded(left.times(right));
    case '/':
      return right.eq(0) ? impossible(CALCULATION_TEXTS.byZero) : bounded(left.div(right));
    case '<':
      return left.lt(right);
    case '>':
      return left.gt(right);
    case '<=':
      return left.lte(right);
    default:
      return left.gte(right);
  }
}

function rounded(value: BigJs, decimals: BigJs): BigJs {
  const isWhole = decimals.round(0).eq(decimals) && decimals.gte(0) && decimals.lte(MOST_ROUNDED);
  return isWhole ? value.round(decimals.toNumber(), Exact.roundHalfUp) : impossible(CALCULATION_TEXTS.rounding);
}

/** Returns the answer of a question; throws where it could not be calculated. */
type Ask = (id: string) => Value;

function called({ name, given }: Formula & { kind: 'call' }, ask: Ask): Value {
  if (name === 'if') {
    const [condition, then, otherwise] = given as readonly [Formula, Formula, Formula];
    return worth(asCondition(worth(condition, ask)) ? then : otherwise, ask);
  }
  const [first, ...others] = given.map((one) => asNumber(worth(one, ask))) as [BigJs, ...BigJs[]];
  if (name === 'abs') return first.abs();
  if (name === 'round') return rounded(first, others[0] ?? new Exact(0));
  if (name === 'sum') return others.reduce((total, one) => bounded(total.plus(one)), first);
  return others.reduce((best, one) => ((name === 'min' ? one.lt(best) : one.gt(best)) ? one : best), first);
}

function worth(formula: Formula, ask: Ask): Value {
  switch (formula.kind) {
    case 'number':
      return bounded(new Exact(formula.digits));
    case 'text':
      return formula.text;
    case 'question':
      return ask(formula.id);
    case 'minus':
      return asNumber(worth(formula.of, ask)).neg();
    case 'call':
      return called(formula, ask);
    default: {
      const [left, right] = [worth(formula.left, ask), worth(formula.right, ask)];
      if (formula.operator === '=') return isEqual(left, right);
      if (formula.operator === '!=') return !isEqual(left, right);
      return arithmetic(formula.operator, asNumber(left), asNumber(right));
    }
  }
}

const LARGEST_ANSWER = 60;

function worthOf(operand: Operand): Value {
  if (operand === null) return null;
  if ('text' in operand) return operand.text;
  if ('list' in operand) return operand.list;
  if (operand.number.length > LARGEST_ANSWER) impossible(CALCULATION_TEXTS.tooLarge);
  return bounded(new Exact(operand.number));
}

function answered(formula: Formula, operandOf: (id: string) => Operand | CalculationProblem): Value {
  return worth(formula, (id) => {
    const operand = operandOf(id);
    if (operand !== null && 'id' in operand) throw new Impossible(operand);
    return worthOf(operand as Operand);
  });
}

const tried = <T>(make: () => T): { value: T } | { problem: CalculationProblem } => {
  try {
    return { value: make() };
  } catch (error) {
    if (error instanceof Impossible) return { problem: error.problem };
    throw error;
  }
};

/** Returns the exact result of a formula over answers; if a question has no result, returns its problem with its id. */
export function calculated(
  formula: Formula,
  operandOf: (id: string) => Operand | CalculationProblem,
): { value: Result } | { problem: CalculationProblem } {
  return tried((): Result => {
    const value = answered(formula, operandOf);
    if (value instanceof Exact) return { number: value.toFixed() };
    if (Array.isArray(value)) return { text: value.join(', ') };
    return value === null ? null : { text: textOf(value) };
  });
}

/** Returns whether a condition is met. */
export const holds = (
  formula: Formula,
  operandOf: (id: string) => Operand | CalculationProblem,
): { value: boolean } | { problem: CalculationProblem } => tried(() => asCondition(answered(formula, operandOf)));
