import type { Candidate } from './candidates';
import type { Token } from './tokens/token';

/** Scores of the only remaining candidates: with several left a person has to check; a single one is nearly certain. */
const LEFT_OVER = 0.45;
const ONLY_ONE = 0.53;
/** Score of a date after a place name at the head of a letter: `Lyon, le 17 mars 2026`. */
const HEADED = 0.76;
const PLACE = /^\p{Lu}[\p{L} .'’-]{2,30}, ?(?:den |le |the |a )?$/u;
const HEAD = 0.5;
/** Height of the head of a letter as a share of the page. */
const LETTER = 0.3;

const isHeaded = ({ segment: { text, box, page }, start, end }: Token): boolean =>
  page === 1 && box.y < HEAD && PLACE.test(text.slice(0, start)) && text.slice(end).trim() === '';

/** Score from which a label counts as naming the role. */
const SAID = 0.45;
/** Score from which a label names another role even for a date that stands like that of a letter. */
const NAMED = 0.6;

/** Returns true if a label names the role for a token and no label names another role for it more strongly. */
const isSaid = (candidates: readonly Candidate[], role: Candidate['role']): boolean =>
  candidates.some(
    (each) =>
      each.role === role &&
      each.score >= SAID &&
      !candidates.some((other) => other.token === each.token && other.role !== role && other.score > each.score),
  );

/** Returns the tokens that a label gives another role. */
const claimed = (candidates: readonly Candidate[], role: Candidate['role'], least = SAID): ReadonlySet<Token> =>
  new Set(candidates.filter((each) => each.role !== role && each.score >= least).map(({ token }) => token));

/** Drops dates in rows with amounts, which are dates of purchases or services, unless no other dates are left. */
function apartFromRows(days: readonly Token[], tokens: readonly Token[]): readonly Token[] {
  const rows = new Set(
    tokens
      .filter(({ kind, raw }) => kind === 'quantity' || (kind === 'money' && CENTS.test(raw)))
      .map(({ segment }) => segment.line),
  );
  const apart = days.filter(({ segment }) => !rows.has(segment.line));
  return apart.length > 0 ? apart : days;
}
const CENTS = /[.,]\d{2}(?!\d)/;

/**
 * Finds the issue date where no label names it. Bills are issued after their period ends, not in the future, and before
 * they are due; so if several dates are left, the last one is taken as the due date.
 */
export function issuedByElimination(
  candidates: readonly Candidate[],
  tokens: readonly Token[],
  { today, periodEnd }: { today: string; periodEnd: string | null },
): Candidate[] {
  const others = claimed(candidates, 'issue-date');
  const isDue = candidates.some(({ role, score }) => role === 'due-date' && score >= SAID);
  const all = tokens.filter(
    (each) => each.kind === 'date' && each.segment.page === 1 && !others.has(each) && String(each.value) <= today,
  );
  const open = apartFromRows(all, tokens);
  const days = [...new Set(open.map(({ value }) => String(value)))].sort();
  const late = days.filter((day) => periodEnd === null || day > periodEnd);
  const left = late.length > 1 && !isDue ? late.slice(0, -1) : late;
  const day = left.at(-1);
  const alone = open.filter(
    (each) => isAlone(each) && each.segment.box.y < LETTER && late.includes(String(each.value)),
  );
  const [letter] = alone;
  // The date of a letter stands alone above its text, which names other dates.
  if (letter && alone.length === 1 && !isSaid(candidates, 'issue-date') && late.length > 1)
    return [{ role: 'issue-date', token: letter, score: ONLY_ONE, how: 'pattern' }];
  const token = open.find(({ value }) => value === day);
  const named = claimed(candidates, 'issue-date', NAMED);
  const isLate = ({ value }: Token) => String(value) <= today && (periodEnd === null || String(value) > periodEnd);
  const headed = tokens.filter((each) => each.kind === 'date' && isLate(each) && isHeaded(each) && !named.has(each));
  const [own] = headed;
  if (own && headed.length === 1) return [{ role: 'issue-date', token: own, score: HEADED, how: 'pattern' }];
  if (!token || isSaid(candidates, 'issue-date')) return [];
  return [{ role: 'issue-date', token, score: left.length === 1 ? ONLY_ONE : LEFT_OVER, how: 'pattern' }];
}

const ALIGNED = 0.012;
const MOST_LINES = 8;
const LEAST_DIGITS = 3;
/** Matches a plain figure with cents, which is an amount. */
const PRICE = /^\d+[.,]\d{2}$/;

const stands = (a: Token, b: Token): boolean => {
  const [one, other] = [a.segment.box, b.segment.box];
  const isColumn = Math.abs(one.x - other.x) < ALIGNED || Math.abs(one.x + one.width - other.x - other.width) < ALIGNED;
  const lines = Math.abs(a.segment.line - b.segment.line);
  return a.segment.page === b.segment.page && (lines === 0 || (isColumn && lines <= MOST_LINES));
};

/** Four or five digits before the name of a town, or digits after a state code. */
const isPostCode = ({ segment: { text }, start, end, raw }: Token): boolean =>
  (/^\d{4,5}$/.test(raw) && /^ \p{Lu}\p{L}+/u.test(text.slice(end))) || /\b[A-Z]{2},? $/.test(text.slice(0, start));

const isAlone = ({ segment: { text }, start, end }: Token): boolean =>
  text.slice(0, start).trim() === '' && text.slice(end).trim() === '';

const AMOUNTS: ReadonlySet<Token['kind']> = new Set(['money', 'quantity']);
/** Upper part of the page in which documents print their number, as a share of its height. */
const UPPER = 0.5;
const NEAR_LINES = 2;

/** Returns the score of an unlabelled identifier as the number of its document. */
function likelihood(
  token: Token,
  issued: Token | undefined,
  { times, hasAmount }: { times: number; hasAmount: boolean },
) {
  const { segment, raw } = token;
  const lines = issued && issued.segment.page === segment.page ? Math.abs(segment.line - issued.segment.line) : null;
  const near = lines === null ? 0 : lines <= NEAR_LINES ? 0.1 - lines * 0.02 : 0;
  const inColumn = issued && stands(token, issued) ? 0.08 : 0;
  const isCoded = /\p{L}.*\d|\d[/-]\d/u.test(raw) ? 0.05 : 0;
  const again = times > 1 ? 0.05 : 0;
  return 0.26 + near + inColumn + isCoded + again - (isAlone(token) ? 0 : 0.1) - (hasAmount ? 0.15 : 0);
}

/** Finds an unlabelled document number: alone, near the issue date, in its row or column, or repeated. */
export function numberByElimination(
  candidates: readonly Candidate[],
  tokens: readonly Token[],
  issued: Token | undefined,
): Candidate[] {
  if (isSaid(candidates, 'invoice-number')) return [];
  const others = claimed(candidates, 'invoice-number');
  const figures = tokens.filter(({ kind, isBare }) => kind !== 'identifier' && kind !== 'period' && !isBare);
  const amounts = new Set(
    tokens.filter(({ kind, isBare }) => AMOUNTS.has(kind) && !isBare).map(({ segment }) => segment.line),
  );
  const identifiers = tokens.filter(({ kind }) => kind === 'identifier');
  const isUpper = ({ segment: { page, box } }: Token) => page === 1 && box.y < UPPER;
  const open = identifiers.filter(
    (each) =>
      !others.has(each) &&
      (isUpper(each) || (issued !== undefined && stands(each, issued))) &&
      each.raw.replace(/\D/g, '').length >= LEAST_DIGITS &&
      !PRICE.test(each.raw) &&
      !isPostCode(each) &&
      !figures.some(({ segment, start, end }) => segment === each.segment && start < each.end && each.start < end),
  );
  return open.map((token) => ({
    role: 'invoice-number' as const,
    token,
    score: likelihood(token, issued, {
      times: identifiers.filter(({ raw }) => raw === token.raw).length,
      hasAmount: amounts.has(token.segment.line),
    }),
    how: 'pattern' as const,
  }));
}
