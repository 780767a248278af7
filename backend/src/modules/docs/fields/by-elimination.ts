import type { Candidate } from './candidates';
import type { Token } from './tokens/token';

/** What is left over may be it, and a person looks; where nothing else is left over it nearly is. */
const LEFT_OVER = 0.45;
const ONLY_ONE = 0.53;
/** Letters say their place and day at the head: `Lyon, le 17 mars 2026`. */
const HEADED = 0.76;
const PLACE = /^\p{Lu}[\p{L} .'’-]{2,30}, ?(?:den |le |the |a )?$/u;
const HEAD = 0.5;

const isHeaded = ({ segment: { text, box, page }, start, end }: Token): boolean =>
  page === 1 && box.y < HEAD && PLACE.test(text.slice(0, start)) && text.slice(end).trim() === '';

/** A label speaks for it from here on. */
const SAID = 0.45;

/** A label says it of a token that no label says something else of with more right. */
const isSaid = (candidates: readonly Candidate[], role: Candidate['role']): boolean =>
  candidates.some(
    (each) =>
      each.role === role &&
      each.score >= SAID &&
      !candidates.some((other) => other.token === each.token && other.role !== role && other.score > each.score),
  );

/** Tokens that a label gives another meaning. */
const claimed = (candidates: readonly Candidate[], role: Candidate['role']): ReadonlySet<Token> =>
  new Set(candidates.filter((each) => each.role !== role && each.score >= SAID).map(({ token }) => token));

/** Days in rows with amounts say when something was bought or done; a document may have no other ones. */
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
 * The day of issue where no label says it: bills are written once their period is over, not in the future, and before
 * they are due, so that of several days left over the last one is when to pay.
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
  const token = open.find(({ value }) => value === day);
  const headed = open.filter((each) => isHeaded(each) && late.includes(String(each.value)));
  const [own] = headed;
  if (own && headed.length === 1) return [{ role: 'issue-date', token: own, score: HEADED, how: 'pattern' }];
  if (!token || isSaid(candidates, 'issue-date')) return [];
  return [{ role: 'issue-date', token, score: left.length === 1 ? ONLY_ONE : LEFT_OVER, how: 'pattern' }];
}

const ALIGNED = 0.012;
const MOST_LINES = 8;
const LEAST_DIGITS = 3;

const stands = (a: Token, b: Token): boolean => {
  const [one, other] = [a.segment.box, b.segment.box];
  const isColumn = Math.abs(one.x - other.x) < ALIGNED || Math.abs(one.x + one.width - other.x - other.width) < ALIGNED;
  const lines = Math.abs(a.segment.line - b.segment.line);
  return a.segment.page === b.segment.page && (lines === 0 || (isColumn && lines <= MOST_LINES));
};

/** Four or five digits before the name of a town. */
const isPostCode = ({ segment: { text }, start, end, raw }: Token): boolean =>
  (/^\d{4,5}$/.test(raw) && /^ \p{Lu}\p{L}+/u.test(text.slice(end))) || /\b[A-Z]{2},? $/.test(text.slice(0, start));

const isAlone = ({ segment: { text }, start, end }: Token): boolean =>
  text.slice(0, start).trim() === '' && text.slice(end).trim() === '';

const AMOUNTS: ReadonlySet<Token['kind']> = new Set(['money', 'quantity']);
/** Share of the page, from its top, in which documents say which one they are. */
const UPPER = 0.5;
const NEAR_LINES = 2;

/** How far an identifier without a label is likely to be the number of its document. */
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

/** The number of the document where no label says it: alone, near the day of issue, in its row or column, and said again. */
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
