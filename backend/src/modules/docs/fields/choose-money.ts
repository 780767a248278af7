import type { Role } from '../lexicon/label-roles';
import type { Candidate } from './candidates';
import { type Chosen, chosen } from './choice';
import { isMore, isPositive, isSame, isWithinCents, percentOf, plus } from './exact';
import type { Money, Token } from './token';

const amountOf = ({ token }: Candidate): string => (token.value as Money).amount;

const MOST = 8;
const MOST_UNSAID = 30;
/** What a sum that holds is worth beside three labels. */
const HOLDS = 0.9;
const RATE_HOLDS = 0.35;

interface Triple {
  readonly net: Candidate;
  readonly tax: Candidate;
  readonly gross: Candidate;
  readonly score: number;
}

/** Amounts of a role, then those that no label speaks for: layouts say totals in words of their own. */
function listOf(role: Role, money: readonly Candidate[]): Candidate[] {
  const said = money.filter((each) => each.role === role).slice(0, MOST);
  const places = new Set(said.map(({ token }) => token));
  const unsaid = money
    .filter(({ token }) => !places.has(token) && /\.\d{2}$/.test((token.value as Money).amount))
    .slice(0, MOST_UNSAID);
  const unique = [...new Map(unsaid.map((each) => [each.token, each])).values()];
  return [...said, ...unique.map((each) => ({ ...each, role, score: 0.02, how: 'pattern' as const }))];
}

const hasRate = (net: string, tax: string, rates: readonly string[]): boolean =>
  rates.some((rate) => isPositive(rate) && isWithinCents(percentOf(net, rate), tax, 2));

function tripleOf(net: Candidate, tax: Candidate, gross: Candidate, rates: readonly string[]): Triple | null {
  if (net.token === tax.token || tax.token === gross.token || net.token === gross.token) return null;
  const [a, b, c] = [amountOf(net), amountOf(tax), amountOf(gross)];
  if (!isPositive(a) || !isPositive(b) || !isMore(a, b)) return null;
  if (!isSame(plus(a, b), c)) return null;
  const hasTax = hasRate(a, b, rates);
  const isSaid = [net, tax, gross].filter(({ score }) => score > 0.3).length;
  // A sum of three amounts without a label or a rate is chance.
  if (isSaid === 0 || (isSaid === 1 && !hasTax)) return null;
  return { net, tax, gross, score: net.score + tax.score + gross.score + HOLDS + (hasTax ? RATE_HOLDS : 0) };
}

function bestTriple(money: readonly Candidate[], rates: readonly string[]): Triple | null {
  const taxes = listOf('tax', money);
  const totals = listOf('gross', money);
  let best: Triple | null = null;
  for (const net of listOf('net', money))
    for (const tax of taxes)
      for (const gross of totals) {
        const triple = tripleOf(net, tax, gross, rates);
        if (triple && triple.score > (best?.score ?? 0)) best = triple;
      }
  return best;
}

const SURE = 0.6;

/** Net, tax and gross together: a sum that holds outweighs what the labels say one by one. */
export function chooseMoney(candidates: readonly Candidate[], rates: readonly Token[]): Map<Role, Chosen> {
  const money = candidates.filter(({ token }) => token.kind === 'money');
  const triple = bestTriple(money, [...new Set(rates.map(({ value }) => String(value)))]);
  const found = new Map<Role, Chosen>();
  const labelled = money.find(({ role }) => role === 'gross');
  const outweighs = triple && triple.score - HOLDS + 1 > (labelled?.score ?? 0);
  if (triple && outweighs) {
    for (const each of [triple.net, triple.tax, triple.gross]) found.set(each.role, chosen(each, money, true));
    return found;
  }
  for (const role of ['gross', 'net', 'tax'] as const) {
    const taken = [...found.values()].map(({ candidate }) => candidate.token);
    const best = money.find((each) => each.role === role && !taken.includes(each.token));
    if (!best || (role !== 'gross' && best.score < SURE)) continue;
    found.set(role, chosen(best, money));
  }
  return found;
}
