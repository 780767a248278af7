/** Most characters of a pattern. */
const LONGEST = 200;
/** Most states of a pattern's state machine; repetitions such as `{2,300}` are expanded into states. */
const MOST_STATES = 500;
/** Deepest nesting of groups; no answer format needs more. */
const DEEPEST = 20;

/** Reasons for refusing a pattern; English. */
export type PatternProblem =
  | 'The pattern is too long'
  | 'This is not a pattern'
  | 'A pattern cannot refer back to its groups or look around'
  | 'A pattern cannot contain nested repetitions';

interface Leaf {
  readonly kind: 'sign';
  readonly fits: (sign: string) => boolean;
}
interface Edge {
  readonly kind: 'begin' | 'end';
}
interface Several {
  readonly kind: 'one after another' | 'one of';
  readonly parts: readonly Node[];
}
interface Repeat {
  readonly kind: 'repeat';
  readonly part: Node;
  readonly least: number;
  readonly most: number;
}
type Node = Leaf | Edge | Several | Repeat;

class NotTaken extends Error {
  constructor(readonly problem: PatternProblem) {
    super(problem);
  }
}
const refuse = (problem: PatternProblem = 'This is not a pattern'): never => {
  throw new NotTaken(problem);
};

const QUANTIFIER = /^(?:([*+?])|\{(\d{1,4})(?:(,)(\d{0,4}))?\})\??/;
const ESCAPE = /^\\(?:[dDwWsStnrfv]|u[\da-fA-F]{4}|[pP]\{[\w=]{1,40}\}|[\^$\\.*+?()[\]{}|/-])/;
/** A class ends at the first bracket that is not escaped. */
const CLASS = /^\[\^?(?:[^\]\\]|\\.)+\]/s;
const SPECIAL = '\\^$.*+?()[]{}|';

/** Tests one character with JavaScript's own regular expressions; without repetition this is cheap. */
function signLike(written: string): Leaf {
  const own = new RegExp(`^${written}$`, 'u');
  return { kind: 'sign', fits: (sign) => own.test(sign) };
}

const repeats = (node: Node): boolean => node.kind === 'repeat' || ('parts' in node ? node.parts.some(repeats) : false);

function rangeOf([, mark, least, comma, most]: RegExpExecArray): readonly [number, number] {
  if (mark === '*') return [0, Number.POSITIVE_INFINITY];
  if (mark === '+') return [1, Number.POSITIVE_INFINITY];
  if (mark === '?') return [0, 1];
  const from = Number(least);
  if (!comma) return [from, from];
  return [from, most ? Number(most) : Number.POSITIVE_INFINITY];
}

/** Parses a pattern; unknown syntax is refused, so that nothing else has to be checked. */
function readPattern(pattern: string): Node {
  let at = 0;

  const group = (depth: number): Node => {
    at += 1;
    if (pattern.startsWith('?:', at)) at += 2;
    else if (pattern[at] === '?') refuse('A pattern cannot refer back to its groups or look around');
    const inner = alternatives(depth + 1);
    if (pattern[at] !== ')') refuse();
    at += 1;
    return inner;
  };

  const part = (depth: number): Node => {
    const rest = pattern.slice(at);
    const sign = rest[0] as string;
    if (sign === '(') return group(depth);
    if (sign === '^' || sign === '$') {
      at += 1;
      return { kind: sign === '^' ? 'begin' : 'end' };
    }
    if (/^\\[1-9k]/.test(rest)) refuse('A pattern cannot refer back to its groups or look around');
    const written = sign === '[' ? CLASS.exec(rest)?.[0] : sign === '\\' ? ESCAPE.exec(rest)?.[0] : undefined;
    if (written) {
      at += written.length;
      return signLike(written);
    }
    if (sign === '.') {
      at += 1;
      return { kind: 'sign', fits: (one) => one !== '\n' && one !== '\r' };
    }
    if (SPECIAL.includes(sign)) refuse();
    const [plain = ''] = rest;
    at += plain.length;
    return { kind: 'sign', fits: (one) => one === plain };
  };

  const piece = (depth: number): Node => {
    const single = part(depth);
    const found = QUANTIFIER.exec(pattern.slice(at));
    if (!found) return single;
    at += found[0].length;
    const [least, most] = rangeOf(found);
    if (least > most || single.kind === 'begin' || single.kind === 'end') refuse();
    if (repeats(single)) refuse('A pattern cannot contain nested repetitions');
    return { kind: 'repeat', part: single, least, most };
  };

  const sequence = (depth: number): Node => {
    const parts: Node[] = [];
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') parts.push(piece(depth));
    return { kind: 'one after another', parts };
  };

  const alternatives = (depth: number): Node => {
    if (depth > DEEPEST) refuse();
    const parts = [sequence(depth)];
    while (pattern[at] === '|') {
      at += 1;
      parts.push(sequence(depth));
    }
    return parts.length === 1 ? (parts[0] as Node) : { kind: 'one of', parts };
  };

  const whole = alternatives(0);
  return at === pattern.length ? whole : refuse();
}

/**
 * A state waits for a character or an edge of the text, or leads to others at once; reaching the last state is a match.
 */
interface State {
  readonly on?: Leaf | Edge;
  readonly to: number[];
}

function machineOf(root: Node): { states: readonly State[]; start: number; end: number } {
  const states: State[] = [];
  const add = (state: State): number => {
    if (states.length >= MOST_STATES) refuse('The pattern is too long');
    return states.push(state) - 1;
  };
  const end = add({ to: [] });

  const build = (node: Node, next: number): number => {
    if ('parts' in node)
      return node.kind === 'one of'
        ? add({ to: node.parts.map((part) => build(part, next)) })
        : node.parts.reduceRight((after, part) => build(part, after), next);
    if (!('part' in node)) return add({ on: node, to: [next] });
    let after = next;
    if (node.most === Number.POSITIVE_INFINITY) {
      const again: State = { to: [next] };
      after = add(again);
      again.to.push(build(node.part, after));
    } else {
      for (let left = node.least; left < node.most; left += 1) after = add({ to: [next, build(node.part, after)] });
    }
    for (let left = 0; left < node.least; left += 1) after = build(node.part, after);
    return after;
  };

  return { states, start: build(root, end), end };
}

/**
 * True where the pattern matches a text. The time grows at most with the product of both lengths. The last text is
 * cached, because a form tests again on every key.
 */
export type PatternTest = (text: string) => boolean;

function testOf({ states, start, end }: ReturnType<typeof machineOf>): PatternTest {
  let last = { text: '', isFound: false, isKnown: false };
  const find: PatternTest = (text) => {
    const signs = [...text];
    let waiting: number[] = [];
    for (let at = 0; at <= signs.length; at += 1) {
      const seen = new Set<number>();
      const open = [...waiting, start];
      waiting = [];
      while (open.length > 0) {
        const one = open.pop() as number;
        if (one === end) return true;
        if (seen.has(one)) continue;
        seen.add(one);
        const { on, to } = states[one] as State;
        const isEdge = on?.kind === 'begin' ? at === 0 : on?.kind === 'end' ? at === signs.length : !on;
        if (isEdge) open.push(...to);
        else if (on?.kind === 'sign' && at < signs.length && on.fits(signs[at] as string)) waiting.push(...to);
      }
    }
    return false;
  };
  return (text) => {
    if (!last.isKnown || last.text !== text) last = { text, isFound: find(text), isKnown: true };
    return last.isFound;
  };
}

/** Returns the test of a pattern with its number of states, or the reason why it is refused. */
export function readAnswerPattern(
  pattern: string,
): { test: PatternTest; states: number } | { problem: PatternProblem } {
  if (pattern.length > LONGEST) return { problem: 'The pattern is too long' };
  try {
    const machine = machineOf(readPattern(pattern));
    return { test: testOf(machine), states: machine.states.length };
  } catch (error) {
    return { problem: error instanceof NotTaken ? error.problem : 'This is not a pattern' };
  }
}
