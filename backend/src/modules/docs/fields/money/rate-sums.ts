import type { Candidate } from '../candidates';
import { isMore, isSame, plus } from '../exact';
import type { Money, Token } from '../tokens/token';

/** Amounts whose tax is a known rate of the net amount. */
export interface Taxed {
  readonly net: Candidate;
  readonly tax: Candidate;
  readonly gross: Candidate;
}

const amountOf = ({ value }: Token): string => (value as Money).amount;
const LABELLED = 0.6;

const isRow = ({ net, tax, gross }: Taxed): boolean =>
  net.token.segment.line === tax.token.segment.line && tax.token.segment.line === gross.token.segment.line;

const isRepeat = ({ gross }: Taxed, rows: readonly Taxed[]): boolean =>
  rows.some(
    (other) =>
      other.gross.token !== gross.token &&
      other.gross.token.segment.line === gross.token.segment.line &&
      other.gross.token.segment.at < gross.token.segment.at &&
      isSame(amountOf(other.gross.token), amountOf(gross.token)),
  );

/** Returns the rows of a table of tax rates: net, tax and gross of each on one line. */
function rowsOf(triples: readonly Taxed[]): Taxed[] {
  const rows = triples.filter(isRow);
  // One row may print its total twice: the total, and what is left to pay of it.
  const once = new Map(rows.toReversed().map((each) => [each.gross.token, each]));
  return [...once.values()].filter((each) => !isRepeat(each, [...once.values()]));
}

const sumOf = (rows: readonly Taxed[], role: keyof Taxed): string =>
  rows.map((each) => amountOf(each[role].token)).reduce(plus, '0');

/** Returns the amount in the row of the total that equals the sum over the rates. */
function besideOf({ token: total }: Candidate, role: 'net' | 'tax', sum: string, open: readonly Candidate[]) {
  const found = open.find(
    ({ token }) =>
      token !== total &&
      token.segment.page === total.segment.page &&
      token.segment.line === total.segment.line &&
      isSame(amountOf(token), sum),
  );
  return found ? [{ ...found, role }] : [];
}

/**
 * Returns the total of a document that prints its sums only per tax rate: the printed amount that equals their sum,
 * otherwise the amount with a label of a total. Null if the sums are not those of a table of tax rates.
 */
export function overRates(
  best: Taxed,
  triples: readonly Taxed[],
  money: readonly Candidate[],
): { readonly gross: Candidate; readonly beside: readonly Candidate[]; readonly isProven: boolean } | null {
  const rows = rowsOf(triples);
  if (rows.length < 2 || !rows.some(({ gross }) => gross.token === best.gross.token)) return null;
  const parts = rows.filter(({ gross }) => gross.token !== best.gross.token);
  if (parts.length > 1 && isSame(sumOf(parts, 'gross'), amountOf(best.gross.token))) return null;
  const taken = new Set(rows.flatMap(({ net, tax, gross }) => [net.token, tax.token, gross.token]));
  const open = money.filter(({ token }) => !taken.has(token));
  const sum = sumOf(rows, 'gross');
  const isGross = ({ role }: Candidate) => role === 'gross';
  const printed = open.filter(isGross).find(({ token }) => isSame(amountOf(token), sum));
  if (printed) {
    const beside = (['net', 'tax'] as const).flatMap((role) => besideOf(printed, role, sumOf(rows, role), open));
    return { gross: printed, beside, isProven: true };
  }
  const said = open.find((each) => isGross(each) && each.score >= LABELLED && isMore(amountOf(each.token), sum));
  return { gross: said ?? best.gross, beside: [], isProven: false };
}
