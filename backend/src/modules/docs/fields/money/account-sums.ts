import type { Candidate } from '../candidates';
import { isPositive, isSame, minus, plus } from '../exact';
import { isUnder } from '../quantity-proofs';
import type { Money, Token } from '../tokens/token';

const amountOf = ({ value }: Token): string => (value as Money).amount;

const SAID = 0.5;
const SAYS_TOTAL = 0.4;
const MOST = 60;

const best = (token: Token, money: readonly Candidate[]): Candidate | undefined =>
  money.find((each) => each.token === token);

const isBefore = (a: Token, b: Token): boolean => a.segment.at < b.segment.at;

/**
 * Returns the bill amount behind an account balance. A balance is the bill plus what was owed before, less payments:
 * `6,358 - 5,880 = 478`. The bill is the total that gives the balance together with an amount labelled as older.
 */
export function beforeAccount(
  balance: Candidate,
  money: readonly Candidate[],
  isSum: (token: Token) => boolean,
): Candidate | undefined {
  const figures = [...new Set(money.map(({ token }) => token))].slice(0, MOST);
  const older = figures.filter((each) => {
    const said = best(each, money);
    return said?.role === 'previous-money' && said.score >= SAID && amountOf(each) !== '0.00';
  });
  if (older.length === 0) return undefined;
  const totals = money.filter(
    ({ role, token, score }) =>
      role === 'gross' &&
      (score >= SAYS_TOTAL || isSum(token)) &&
      isPositive(amountOf(token)) &&
      !older.includes(token) &&
      !isSame(amountOf(token), amountOf(balance.token)) &&
      isBefore(token, balance.token),
  );
  return totals.find(({ token }) => {
    const gap = minus(amountOf(balance.token), amountOf(token));
    return older.some((each) => isSame(amountOf(each), gap) || isSame(minus('0', amountOf(each)), gap));
  });
}

/** Amounts of a statement that add up. */
export interface Charged {
  readonly net: Candidate;
  readonly gross: Candidate;
  /** Amounts between net and gross; there may be no single tax among them. */
  readonly parts: readonly Token[];
}

const SURE = 0.6;
const MOST_PARTS = 5;

/** Finds net and gross amounts that differ by the amounts between them: two taxes, or freight and tax. */
export function chargedBetween(money: readonly Candidate[]): Charged | undefined {
  const figures = [...new Set(money.map(({ token }) => token))];
  const bestOf = new Map(money.toReversed().map((each) => [each.token, each]));
  const isTotal = ({ token }: Candidate) => !/^(?:net|tax|previous-money)$/.test(bestOf.get(token)?.role ?? '');
  const taxes = new Set(money.filter(({ role, score }) => role === 'tax' && score >= SAID).map(({ token }) => token));
  const isTax = (token: Token) => taxes.has(token);
  const nets = money.filter(({ role, score, how }) => role === 'net' && score >= SURE && how === 'label');
  const totals = money.filter((each) => each.role === 'gross' && each.score >= SAYS_TOTAL / 2 && isTotal(each));
  for (const gross of totals)
    for (const net of nets) {
      if (net.token.segment.page !== gross.token.segment.page || !isBefore(net.token, gross.token)) continue;
      const parts = figures.filter(
        (each) => isBefore(net.token, each) && isBefore(each, gross.token) && isUnder(each, gross.token),
      );
      if (parts.length < 2 || parts.length > MOST_PARTS || !parts.some(isTax)) continue;
      if (isSame(parts.map(amountOf).reduce(plus, amountOf(net.token)), amountOf(gross.token)))
        return { net, gross, parts };
    }
  return undefined;
}
