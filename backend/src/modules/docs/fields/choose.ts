import type { Role } from '../lexicon/label-roles';
import { issuedByElimination, numberByElimination } from './by-elimination';
import type { Candidate } from './candidates';
import { type Chosen, greedy, placesOf, withFlag } from './choice';
import { chooseMoney } from './money/choose-money';
import { choosePeriod } from './choose-period';
import { chooseQuantity } from './choose-quantity';
import type { SoughtType } from './definition';
import type { Token } from './tokens/token';

/** Numbers followed by a word for days: `92 days`, `92 Tage`. */
const DAY_COUNT = /(?<!\d)(\d{1,3})\s(?:\p{L}{3,8}\s)?(?:days?|tage?n?|jours|días|dias|dager|døgn)\b/giu;

const dayNumbers = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(DAY_COUNT)].map(([, number = '']) => number));

const JOINT_ROLES = new Set<Role>(['net', 'tax', 'gross', 'use', 'period', 'period-start', 'period-end']);

const endOf = (period: Chosen | null): string | null =>
  period ? (period.candidate.token.value as { to: string }).to : null;

/** Returns the labelled candidates with those found by elimination, best first. */
function withLeftOvers(
  spoken: readonly Candidate[],
  tokens: readonly Token[],
  known: Parameters<typeof issuedByElimination>[2],
): Candidate[] {
  const issued = issuedByElimination(spoken, tokens, known);
  const days = [...spoken, ...issued].filter(({ role }) => role === 'issue-date').sort((a, b) => b.score - a.score);
  const numbers = numberByElimination(spoken, tokens, days[0]?.token);
  return [...spoken, ...issued, ...numbers].sort((a, b) => b.score - a.score);
}

/** Score of a label that only says that the value is a date. */
const SAYS_DAY = 0.75;
const SAID = 0.45;

/** Returns true if another date could be the issue date by a weak label, or the due date is earlier. */
function openIssue(
  found: ReadonlyMap<Role, Chosen>,
  candidates: readonly Candidate[],
  tokens: readonly Token[],
): boolean {
  const issue = found.get('issue-date');
  if (!issue) return false;
  const value = String(issue.candidate.token.value);
  const due = found.get('due-date');
  if (due && due.candidate.score >= SAID && String(due.candidate.token.value) < value) return true;
  if (issue.candidate.score >= SAYS_DAY) return false;
  const period = found.get('period')?.candidate.token.value as { from: string; to: string } | undefined;
  // A date labelled as start or end, but not of the chosen period, may mean anything.
  const isSpare = (role: Role, token: Token) =>
    role.startsWith('period-') && String(token.value) !== period?.from && String(token.value) !== period?.to;
  const others = new Set(
    candidates
      .filter(({ role, score, token }) => role !== 'issue-date' && score >= SAID && !isSpare(role, token))
      .map(({ token }) => token),
  );
  return tokens.some(
    (each) => each.kind === 'date' && each.segment.page === 1 && !others.has(each) && String(each.value) !== value,
  );
}

const LEFT_OVER = 0.4;

/** Returns the only day on the first page, whatever its label, such as the delivery of a ticket that is the bill too. */
function onlyDay(tokens: readonly Token[], today: string): Candidate | undefined {
  const days = tokens.filter(({ kind, segment }) => kind === 'date' && segment.page === 1);
  const [token] = days;
  const isOne = new Set(days.map(({ value }) => String(value))).size === 1;
  if (!token || !isOne || String(token.value) > today) return undefined;
  return { role: 'issue-date', token, score: LEFT_OVER, how: 'pattern' };
}

/** Maximum length in days of a billing period (thirteen and a half months) and of the validity of a certificate. */
const [MOST_DAYS, MOST_VALID] = [410, 4100];

/** Chooses one value for each role: first those that rules connect, then the others by the score of their labels. */
export function choose(
  candidates: readonly Candidate[],
  tokens: readonly Token[],
  sought: SoughtType,
  { text, today }: { text: string; today: string },
): Map<Role, Chosen> {
  const rates = tokens.filter(({ kind }) => kind === 'percent');
  const figures = tokens.filter(({ kind }) => kind === 'money' || kind === 'quantity');
  const found = new Map(chooseMoney(candidates, rates));
  const families = sought.fields.find(({ role }) => role === 'use')?.families ?? [];
  const use = families.length > 0 ? chooseQuantity(candidates, figures, families) : null;
  if (use) found.set('use', use);
  const isFor = sought.fields.some(({ role }) => role === 'period-start' || role === 'period-end');
  const isValid = sought.fields.some(({ role }) => role === 'expiry-date');
  const most = isFor ? MOST_DAYS : MOST_VALID;
  const period = isFor || isValid ? choosePeriod(candidates, today, { dayNumbers: dayNumbers(text), most }) : null;
  if (period) found.set('period', period);
  const spoken = candidates.filter(
    ({ role, token, score }) => !JOINT_ROLES.has(role) && !(token.kind === 'money') && score > 0.05,
  );
  const rest = withLeftOvers(spoken, tokens, { today, periodEnd: endOf(period) });
  for (const [role, each] of greedy(rest, placesOf(found.values()))) found.set(role, each);
  const only = found.has('issue-date') ? undefined : onlyDay(tokens, today);
  if (only) found.set('issue-date', withFlag({ candidate: only, isProven: false, flags: [], others: [] }));
  const issue = found.get('issue-date');
  if (issue && openIssue(found, candidates, tokens)) found.set('issue-date', withFlag(issue));
  return found;
}
