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
  return money
    .filter((each) => each === token || isSame(amountOfToken(each), amountOfToken(token)))
    .some((each) => addsUpOver(each, money));
}

const SURER = 0.05;

/** Returns true for a larger amount whose label scores clearly higher than the column sum. */
export const isSurer = (other: Candidate, sum: Candidate): boolean =>
  other.how === 'label' && other.score > sum.score + SURER && isMore(amountOf(other), amountOf(sum));

/** Returns true if amounts directly above a token in its column add up to it. */
export function addsUpOver(token: Token, money: readonly Token[]): boolean {
  const total = amountOfToken(token);
  const over = money
    .filter(
      (each) =>
        each.segment.page === token.segment.page &&
        each.segment.line < token.segment.line &&
        token.segment.line - each.segment.line <= LINES &&
        isUnder(each, token),
    )
    .sort((a, b) => b.segment.line - a.segment.line);
  let sum = '0';
  for (const [at, each] of over.entries()) {
    sum = plus(sum, amountOfToken(each));
    if (at > 0 && isSame(sum, total)) return true;
    if (isMore(sum, total)) return false;
  }
  return false;
}
