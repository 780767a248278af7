import type { Candidate } from './candidates';
import { type Chosen, chosen } from './choice';
import { isMore, isPositive, isSame, minus, plus, times } from './exact';
import type { Money, Quantity, Token } from './tokens/token';
import type { UnitFamily } from './units';

const amountOf = (token: Token): string => (token.value as Quantity).amount;
const unitOf = (token: Token): string | null => (token.value as Quantity).unit;

const MOST = 12;
const HOLDS = 0.5;
/** A total outweighs each of its parts. */
const SUMS = 0.9;

/** Rows of figures hold readings before and after: their difference is what was used. */
function provenByReadings(token: Token, figures: readonly Token[]): boolean {
  const sought = amountOf(token);
  const others = figures.filter((each) => each !== token && each.segment.page === token.segment.page).slice(0, 60);
  const amounts = others.map((each) => (each.value as Money | Quantity).amount);
  const line = others.filter((each) => Math.abs(each.segment.line - token.segment.line) <= 3);
  return line.some((end) =>
    line.some((start) => {
      if (start === end) return false;
      const difference = minus((end.value as Money).amount, (start.value as Money).amount);
      if (!isPositive(difference)) return false;
      return isSame(difference, sought) || amounts.some((each) => isSame(times(difference, each), sought));
    }),
  );
}

/** A quantity that several others of its unit add up to is their total. */
function sumOfOthers(token: Token, others: readonly Token[]): boolean {
  const parts = others.filter(
    (each) => each !== token && unitOf(each) === unitOf(token) && !isSame(amountOf(each), amountOf(token)),
  );
  for (let from = 0; from < parts.length; from += 1) {
    let sum = '0';
    for (let to = from; to < Math.min(parts.length, from + 12); to += 1) {
      sum = plus(sum, amountOf(parts[to] as Token));
      if (to > from && isSame(sum, amountOf(token))) return true;
    }
  }
  return false;
}

/** Figures that stand under each other, line after line. */
function columnsOf(figures: readonly Token[]): Token[][] {
  const columns: Token[][] = [];
  for (const token of figures) {
    const { segment } = token;
    const above = columns.find((column) => {
      const last = (column.at(-1) as Token).segment;
      const overlap =
        Math.min(last.box.x + last.box.width, segment.box.x + segment.box.width) - Math.max(last.box.x, segment.box.x);
      return last.page === segment.page && segment.line === last.line + 1 && overlap > 0;
    });
    if (above) above.push(token);
    else columns.push([token]);
  }
  return columns.filter(({ length }) => length > 1);
}

/** A column whose sum comes so near to a printed total, as a share of it, is what it was added up from. */
const NEAR_TOTAL = '0.02';

/** A column comes near to a total without making it: one of its rows, or the total, is read or printed wrong. */
function partsDiffer(token: Token, figures: readonly Token[]): boolean {
  const total = amountOf(token);
  const bare = figures.filter((each) => each.isBare && each.segment.page === token.segment.page);
  const gaps = columnsOf(bare)
    .map((column) => column.map(amountOf).reduce(plus, '0'))
    .map((sum) => minus(sum, total))
    .map((gap) => (isPositive(gap) ? gap : minus('0', gap)));
  return gaps.every(isPositive) && gaps.some((gap) => isPositive(minus(times(total, NEAR_TOTAL), gap)));
}

/** A larger quantity that is nearly as likely may be the whole of which the chosen one is a part. */
const PART = 0.45;

/** How often the same quantity is printed: a total is repeated in the summary. */
const repeats = (token: Token, all: readonly Token[]): number =>
  all.filter((each) => isSame(amountOf(each), amountOf(token)) && unitOf(each) === unitOf(token)).length - 1;

/** The quantity used, of the families that the type may have. */
export function chooseQuantity(
  candidates: readonly Candidate[],
  figures: readonly Token[],
  families: readonly UnitFamily[],
): Chosen | null {
  const fits = candidates.filter(
    ({ role, token }) =>
      role === 'use' &&
      token.kind === 'quantity' &&
      token.family !== undefined &&
      families.includes(token.family) &&
      isPositive(amountOf(token)),
  );
  const quantities = [...new Set(fits.map(({ token }) => token))].sort((a, b) => a.segment.at - b.segment.at);
  const isOther = new Set(
    candidates
      .filter(({ role, score }) => /^(previous-use|emissions|reading-)/.test(role) && score > 0.6)
      .map(({ token }) => token),
  );
  const scored = fits.slice(0, MOST).map((each) => {
    const { token } = each;
    const byReadings = provenByReadings(token, figures);
    const isSum = sumOfOthers(
      token,
      quantities.filter((other) => !isOther.has(other)),
    );
    const first = families[0] === token.family ? 0.1 : 0;
    const against = isOther.has(token) ? 0.5 : 0;
    const score =
      each.score +
      (byReadings ? HOLDS : 0) +
      (isSum ? SUMS : 0) +
      first -
      against +
      Math.min(2, repeats(token, quantities)) * 0.12;
    return { candidate: { ...each, score }, isProven: byReadings || isSum, isSum };
  });
  scored.sort((a, b) => b.candidate.score - a.candidate.score);
  const [best] = scored;
  if (!best) return null;
  const all = scored.map(({ candidate }) => candidate);
  const choice = chosen(best.candidate, all, best.isProven);
  const isOff = !best.isProven && partsDiffer(best.candidate.token, figures);
  const flags = [...choice.flags, ...(isOff ? ['parts_differ'] : [])];
  if (best.isSum || flags.includes('competing')) return { ...choice, flags };
  // One meter of several is proven by its own readings too.
  const isPart = all.some(
    ({ token, score }) =>
      unitOf(token) === unitOf(best.candidate.token) &&
      isMore(amountOf(token), amountOf(best.candidate.token)) &&
      !isOther.has(token) &&
      score > best.candidate.score * PART,
  );
  return { ...choice, flags: isPart ? [...flags, 'competing'] : flags };
}
