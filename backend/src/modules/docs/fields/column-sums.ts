import type { Candidate } from './candidates';
import { isMore, isSame, plus } from './exact';
import { isUnder } from './quantity-proofs';
import type { Money, Token } from './tokens/token';

const amountOfToken = ({ value }: Token): string => (value as Money).amount;
const amountOf = ({ token }: Candidate): string => amountOfToken(token);

const SURE = 0.6;
const LINES = 40;

/** Returns true for a labelled total that the amounts above it add up to, as in lists of purchases. */
export function isColumnSum({ token, role, score }: Candidate, money: readonly Token[]): boolean {
  if (role !== 'gross' || score < SURE) return false;
  // The amount to pay is often repeated beside its list.
  const [amount, about] = [amountOfToken(token), Number(amountOfToken(token))];
  return money
    .filter((each) => each === token || (Number(amountOfToken(each)) === about && isSame(amountOfToken(each), amount)))
    .some((each) => addsUpOver(each, money));
}

const SURER = 0.05;

/** Returns true for a larger amount whose label scores clearly higher than the column sum. */
export const isSurer = (other: Candidate, sum: Candidate): boolean =>
  other.how === 'label' && other.score > sum.score + SURER && isMore(amountOf(other), amountOf(sum));

const known = new WeakMap<readonly Token[], ReadonlyMap<number, readonly Token[]>>();

/** Returns the amounts of each line. Tables have thousands of amounts, each of which may be a sum of those above it. */
function byLine(money: readonly Token[]): ReadonlyMap<number, readonly Token[]> {
  const made = known.get(money);
  if (made) return made;
  const lines = new Map<number, Token[]>();
  for (const each of money) {
    const line = lines.get(each.segment.line);
    if (line) line.push(each);
    else lines.set(each.segment.line, [each]);
  }
  known.set(money, lines);
  return lines;
}

/** Returns true if amounts directly above a token in its column add up to it. */
export function addsUpOver(token: Token, money: readonly Token[]): boolean {
  const total = amountOfToken(token);
  const { line, page } = token.segment;
  const lines = byLine(money);
  const over = Array.from({ length: LINES }, (_, at) => lines.get(line - 1 - at) ?? [])
    .flat()
    .filter((each) => each.segment.page === page && isUnder(each, token));
  let sum = '0';
  for (const [at, each] of over.entries()) {
    sum = plus(sum, amountOfToken(each));
    if (at > 0 && isSame(sum, total)) return true;
    if (isMore(sum, total)) return false;
  }
  return false;
}
