import type { Candidate } from './candidates';
import { type Chosen, chosen } from './choice';
import { isMore, isPositive, isSame, plus } from './exact';
import {
  amountOf,
  holdsHeat,
  isUnder,
  partsDiffer,
  printedSum,
  provenByReadings,
  sumOfOthers,
  unitOf,
} from './quantity-proofs';
import type { Token } from './tokens/token';
import type { UnitFamily } from './units';

const MOST = 12;
/** Maximum number of reading rows examined; longer lists of hourly values add nothing. */
const MOST_ROWS = 200;
/** Added if the difference of two readings gives the quantity. */
const HOLDS = 0.5;
/** Added if the quantity is the sum of others. */
const SUMS = 0.9;
/** Added if the quantity is the sum of such sums, or of all proven rows. */
const OVERALL = 0.6;
/** Added to the largest of several sums, some of which are parts of others. */
const LARGEST = 0.2;
/** Added if a volume of gas gives the energy: gas is billed by energy, not by the metered volume. */
const HEATS = 0.8;
/** From this score a label names a total, which outweighs rows with readings even if their sum differs. */
const TOTAL = 0.9;
const SAYS_TOTAL = 0.7;
/** Added for the unit family that bills of the type use first. */
const FIRST = 0.1;
const OTHER = 0.5;
const REPEATED = 0.12;
const SAID = 0.5;
/** Score ratio from which a larger quantity may be the total of which the chosen one is a part. */
const PART = 0.45;

/** Roles of quantities other than the consumption. */
const OTHERS = /^(previous-use|emissions|reading-)/;
const SAYS_OTHER = 0.6;

/** Returns how often the same quantity is printed again, as totals are in a summary. */
const repeats = (token: Token, all: readonly Token[]): number =>
  all.filter((each) => isSame(amountOf(each), amountOf(token)) && unitOf(each) === unitOf(token)).length - 1;

interface Scored {
  readonly candidate: Candidate;
  readonly isProven: boolean;
  readonly byReadings: boolean;
  readonly isSum: boolean;
  readonly isTotal: boolean;
}

interface Search {
  readonly fits: readonly Candidate[];
  readonly figures: readonly Token[];
  readonly families: readonly UnitFamily[];
  /** Quantities that a label gives another role. */
  readonly others: ReadonlySet<Token>;
}

const isLargest = (token: Token, sums: readonly Token[]): boolean =>
  sums.every((each) => unitOf(each) !== unitOf(token) || !isMore(amountOf(each), amountOf(token)));

/** Returns the sum of stacked table rows, counting equal amounts once; null if they are not stacked. */
function sumOfRows(rows: readonly Token[]): string | null {
  const once = [...new Map(rows.map((each) => [amountOf(each), each])).values()];
  const isStacked = new Set(once.map(({ segment }) => segment.line)).size === once.length;
  return once.length > 1 && isStacked ? once.map(amountOf).reduce(plus, '0') : null;
}

function scoredOf({ fits, figures, families, others }: Search): Scored[] {
  const quantities = [...new Set(fits.map(({ token }) => token))].sort((a, b) => a.segment.at - b.segment.at);
  const used = quantities.filter((each) => !others.has(each));
  const likely = new Set(fits.slice(0, MOST_ROWS).map(({ token }) => token));
  const rows = new Set(quantities.filter((each) => likely.has(each) && provenByReadings(each, figures)));
  const said = new Set(fits.filter(({ score }) => score >= SAID).map(({ token }) => token));
  const volumes = quantities.filter((each) => each.family === 'volume' && (said.has(each) || rows.has(each)));
  // A reading equals the previous one plus the use, so a sum without a label must be made of labelled parts.
  const partsFor = (each: Token) =>
    said.has(each) ? used : used.filter((other) => said.has(other) || isUnder(other, each));
  const sums = used.slice(0, MOST_ROWS).filter((each) => sumOfOthers(each, partsFor(each)));
  const lone = used.filter((each) => !sums.includes(each));
  const overall = sums.length > 1 ? sums.filter((each) => sumOfOthers(each, sums)) : [];
  const ofAllRows = overall.length > 0 ? null : sumOfRows([...rows]);
  const scored = fits.slice(0, MOST).map((candidate): Scored => {
    const { token, score } = candidate;
    const byReadings = rows.has(token);
    // Parts may have sums of their own below them, such as `per card` or `per meter`.
    const isOverall = overall.includes(token) || (sums.length > 1 && sumOfOthers(token, sums));
    const isSum = isOverall || sums.includes(token) || (said.has(token) && sumOfOthers(token, lone));
    const isOfRows = ofAllRows && isSame(amountOf(token), ofAllRows);
    const byHeat = token.family === 'energy' && holdsHeat(token, volumes);
    const isTotal = score >= TOTAL && rows.size > 1 && [...rows].every((row) => isMore(amountOf(token), amountOf(row)));
    const points =
      score +
      (byReadings ? HOLDS : 0) +
      (byHeat ? HEATS : 0) +
      (isSum ? SUMS : 0) +
      (isOverall || isOfRows ? OVERALL : 0) +
      (isTotal ? SAYS_TOTAL : 0) +
      (isSum && sums.length > 1 && isLargest(token, sums) ? LARGEST : 0) +
      (families[0] === token.family ? FIRST : 0) -
      (others.has(token) ? OTHER : 0) +
      Math.min(2, repeats(token, quantities)) * REPEATED;
    const isProven = byReadings || byHeat || isSum;
    return { candidate: { ...candidate, score: points }, isProven, byReadings, isSum, isTotal };
  });
  return scored.sort((a, b) => b.candidate.score - a.candidate.score);
}

/** Returns the rows in the column of the best quantity that are proven by readings, counting equal amounts once. */
function rowsOf(scored: readonly Scored[], { candidate: { token: best } }: Scored): Token[] {
  const proven = scored.filter(({ byReadings }) => byReadings).map(({ candidate }) => candidate.token);
  const alike = proven.filter((each) => unitOf(each) === unitOf(best) && isUnder(each, best));
  return [...new Map(alike.map((each) => [amountOf(each), each])).values()];
}

/** Returns the quantities in the rows directly above and below an unproven one in its column, such as two rates. */
function stackOf({ token, score }: Candidate, fits: readonly Candidate[], others: ReadonlySet<Token>): Token[] {
  if (score >= TOTAL) return [];
  const column = [...new Set(fits.map((each) => each.token))]
    .filter(
      (each) => unitOf(each) === unitOf(token) && each.segment.page === token.segment.page && isUnder(each, token),
    )
    .filter((each) => !others.has(each))
    .sort((a, b) => a.segment.line - b.segment.line);
  const near = (step: 1 | -1): Token[] => {
    const found: Token[] = [];
    for (let line = token.segment.line + step; ; line += step) {
      const next = column.find(({ segment }) => segment.line === line);
      if (!next) return found;
      found.push(next);
    }
  };
  return [...near(-1), token, ...near(1)];
}

/** Returns the sum of parts that the document does not print, for a person to check. */
function ofParts(choice: Chosen, amount: string, flags: readonly string[]): Chosen {
  const { candidate } = choice;
  const { otherwise: _, ...token } = candidate.token;
  const summed = { ...token, value: { amount, unit: unitOf(candidate.token) } };
  return { ...choice, candidate: { ...candidate, token: summed }, flags: [...flags, 'competing'] };
}

/** Chooses the quantity used among the unit families of the type; null if there is none. */
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
  // Cells beside a meter reading also mention readings, so a label that names the use itself has priority.
  const saying = new Map(fits.map(({ token, score }) => [token, score] as const).reverse());
  const others = new Set(
    candidates
      .filter(({ role, score, token }) => OTHERS.test(role) && score > Math.max(SAYS_OTHER, saying.get(token) ?? 0))
      .map(({ token }) => token),
  );
  const scored = scoredOf({ fits, figures, families, others });
  const [best] = scored;
  if (!best) return null;
  const { candidate, isProven, isSum, isTotal } = best;
  const all = scored.map((each) => each.candidate);
  const choice = chosen(candidate, all, isProven);
  const isOff = !isProven && partsDiffer(candidate.token, figures);
  const flags = [...choice.flags, ...(isOff ? ['parts_differ'] : [])];
  if (isSum) return { ...choice, flags };
  const rows = rowsOf(scored, best);
  const parts = rows.length > 1 ? rows : isProven || isTotal ? [] : stackOf(candidate, fits, others);
  const printed = isTotal ? undefined : printedSum(parts, figures);
  if (printed) return { ...chosen({ ...candidate, token: printed }, all, true), flags: [] };
  if (flags.includes('competing')) return { ...choice, flags };
  const whole = isTotal ? null : sumOfRows(parts);
  if (whole !== null && !parts.some((each) => isMore(amountOf(candidate.token), amountOf(each))))
    return ofParts(choice, whole, flags);
  // One of several meters is proven by its own readings too.
  const isPart = all.some(
    ({ token, score }) =>
      unitOf(token) === unitOf(candidate.token) &&
      isMore(amountOf(token), amountOf(candidate.token)) &&
      !others.has(token) &&
      score > candidate.score * PART,
  );
  const isOneOf = rows.length > 1 && !isTotal && rows.some((row) => !isMore(amountOf(candidate.token), amountOf(row)));
  return { ...choice, flags: isPart || isOneOf ? [...flags, 'competing'] : flags };
}
