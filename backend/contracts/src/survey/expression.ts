import jsep from 'jsep';

/** Limits of an expression, checked before and after parsing. */
const CAPS = { signs: 1000, depth: 32, nodes: 500, digits: 30, arguments: 50 } as const;

/** Reasons for refusing an expression; English. */
export const EXPRESSION_TEXTS = {
  tooLong: 'The calculation is too long',
  sign: 'The calculation contains an unexpected character: {found}',
  depth: 'The calculation has too many nested brackets',
  unreadable: 'The calculation cannot be read',
  unknownName: 'There is no question or function called {found}',
  notUsable: 'The answer of {found} cannot be used in calculations',
  argumentCount: 'Wrong number of values for the function {found}',
  number: 'A number has more than 30 digits',
} as const;

/** Problem of an expression, in English; `found` is the part of it that is wrong. */
export type ExpressionProblem = { readonly text: string; readonly found?: string };

export type Operator = '+' | '-' | '*' | '/' | '=' | '!=' | '<' | '>' | '<=' | '>=';
export type FunctionName = 'if' | 'min' | 'max' | 'sum' | 'round' | 'abs';

/** An expression that has passed all checks. */
export type Formula =
  | { readonly kind: 'number'; readonly digits: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'question'; readonly id: string }
  | { readonly kind: 'minus'; readonly of: Formula }
  | { readonly kind: 'operator'; readonly operator: Operator; readonly left: Formula; readonly right: Formula }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly given: readonly Formula[] };

/** Fewest and most arguments of each function. */
const FUNCTIONS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['if', [3, 3]],
  ['min', [1, CAPS.arguments]],
  ['max', [1, CAPS.arguments]],
  ['sum', [1, CAPS.arguments]],
  ['round', [1, 2]],
  ['abs', [1, 1]],
]);

const OPERATORS: Readonly<Record<Operator, number>> = {
  ...{ '=': 6, '!=': 6 },
  ...{ '<': 7, '>': 7, '<=': 7, '>=': 7 },
  ...{ '+': 9, '-': 9 },
  ...{ '*': 10, '/': 10 },
};

// The parser's grammar is global to the process; only this file uses it.
jsep.removeAllUnaryOps();
jsep.removeAllBinaryOps();
jsep.removeAllLiterals();
jsep.addUnaryOp('-');
for (const [operator, strength] of Object.entries(OPERATORS)) jsep.addBinaryOp(operator, strength);

class NotTaken extends Error {
  constructor(readonly problem: ExpressionProblem) {
    super(problem.text);
  }
}
const refuse = (text: string, found?: string): never => {
  throw new NotTaken({ text, ...(found === undefined ? {} : { found }) });
};

const TEXTS = /'[^'\\\n]*'|"[^"\\\n]*"/g;
const DECIMALS = /\d+\.\d+/g;
const STRANGE = /[^A-Za-z0-9_\s+\-*/()<>=!,]/u;
const NUMBER = /^\d+(?:\.\d+)?$/;

/** Refuses expressions that should never reach the parser. */
function expectParsable(expression: string): void {
  if (expression.length > CAPS.signs) refuse(EXPRESSION_TEXTS.tooLong);
  const bare = expression.replace(TEXTS, ' 0 ').replace(DECIMALS, '0');
  const strange = STRANGE.exec(bare)?.[0];
  if (strange) refuse(EXPRESSION_TEXTS.sign, strange);
  let depth = 0;
  for (const sign of bare) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth > CAPS.depth) refuse(EXPRESSION_TEXTS.depth);
  }
}

/** Names that an expression may use; the value is false for answers that calculations may not read. */
export type KnownNames = ReadonlyMap<string, boolean>;

type Parsed = jsep.Expression;

/** Converts the allowed parts of a parsed expression to a formula and refuses everything else. */
function taker(known: KnownNames) {
  let nodes = 0;

  const literal = ({ value, raw }: { readonly value: unknown; readonly raw: string }): Formula => {
    if (typeof value === 'string') return { kind: 'text', text: String(value) };
    if (!NUMBER.test(raw)) refuse(EXPRESSION_TEXTS.unreadable);
    if (raw.replace('.', '').length > CAPS.digits) refuse(EXPRESSION_TEXTS.number);
    return { kind: 'number', digits: raw };
  };

  const name = (id: string): Formula => {
    const isUsable = known.get(id) ?? refuse(EXPRESSION_TEXTS.unknownName, id);
    return isUsable ? { kind: 'question', id } : refuse(EXPRESSION_TEXTS.notUsable, id);
  };

  const call = ({ callee, arguments: given }: jsep.CallExpression): Formula => {
    const called = callee.type === 'Identifier' ? String(callee['name']) : refuse(EXPRESSION_TEXTS.unreadable);
    const [least, most] = FUNCTIONS.get(called) ?? refuse(EXPRESSION_TEXTS.unknownName, called);
    if (given.length < least || given.length > most) refuse(EXPRESSION_TEXTS.argumentCount, called);
    return { kind: 'call', name: called as FunctionName, given: given.map(take) };
  };

  const take = (node: Parsed | null): Formula => {
    nodes += 1;
    if (nodes > CAPS.nodes) refuse(EXPRESSION_TEXTS.tooLong);
    const one = node as jsep.CoreExpression | null;
    // Only number and text literals have `raw`.
    if (one && 'raw' in one) return literal(one as jsep.Literal);
    if (one?.type === 'Identifier') return name(one.name);
    if (one?.type === 'CallExpression') return call(one);
    if (one?.type === 'UnaryExpression' && one.operator === '-') return { kind: 'minus', of: take(one.argument) };
    if (one?.type === 'BinaryExpression' && Object.hasOwn(OPERATORS, one.operator)) {
      const operator = one.operator as Operator;
      return { kind: 'operator', operator, left: take(one.left), right: take(one.right) };
    }
    return refuse(EXPRESSION_TEXTS.unreadable);
  };

  return take;
}

/** Parses an expression; it is never executed as code. */
export function readExpression(
  expression: string,
  known: KnownNames,
): { formula: Formula } | { problem: ExpressionProblem } {
  try {
    expectParsable(expression);
    return { formula: taker(known)(jsep(expression)) };
  } catch (error) {
    return { problem: error instanceof NotTaken ? error.problem : { text: EXPRESSION_TEXTS.unreadable } };
  }
}

/** Returns the ids of the questions in an expression, without duplicates. */
export function namesIn(formula: Formula): readonly string[] {
  const names = new Set<string>();
  const look = (one: Formula): void => {
    if (one.kind === 'question') names.add(one.id);
    else if (one.kind === 'minus') look(one.of);
    else if (one.kind === 'operator') [one.left, one.right].forEach(look);
    else if (one.kind === 'call') one.given.forEach(look);
  };
  look(formula);
  return [...names];
}
