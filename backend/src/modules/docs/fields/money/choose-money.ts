import type { Role } from '../../lexicon/label-roles';
import { beforeAccount, type Charged, chargedBetween } from './account-sums';
import type { Candidate } from '../candidates';
import { type Chosen, chosen, withFlag } from '../choice';
import { addsUpOver, isColumnSum, isSurer } from '../column-sums';
import { isMore, isPositive, isSame, isWithinCents, minus, percentOf, plus } from '../exact';
import { overRates } from './rate-sums';
import type { Money, Token } from '../tokens/token';

const amountOfToken = ({ value }: Token): string => (value as Money).amount;
const amountOf = ({ token }: Candidate): string => amountOfToken(token);

const MOST = 12;
const MOST_UNSAID = 30;
/** Added to the scores of three labels if net plus tax equals gross. */
const HOLDS = 0.9;
const RATE_HOLDS = 0.35;

interface Triple {
  readonly net: Candidate;
  readonly tax: Candidate;
  readonly gross: Candidate;
  readonly score: number;
}

/** Keeps the last candidate for each amount, because totals are printed below their parts. */
function unique(candidates: readonly Candidate[]): Candidate[] {
  return [...new Map(candidates.map((each) => [amountOf(each), each])).values()];
}

/** Returns labelled amounts of a role, then unlabelled ones, because layouts use their own words for totals. */
function listOf(role: Role, money: readonly Candidate[]): Candidate[] {
  const labelled = money.filter((each) => each.role === role);
  // Parts of tax numbers and addresses may be near such labels; they have no cents, which real amounts usually have.
  const written = labelled.filter(({ token }) => hasCents(token));
  const said = (written.length > 0 ? written : labelled).slice(0, MOST);
  const places = new Set(said.map(({ token }) => token));
  const inOrder = money
    .filter(({ token }) => !places.has(token) && hasCents(token))
    .sort((a, b) => a.token.segment.at - b.token.segment.at);
  const unsaid = unique(inOrder).slice(-MOST_UNSAID);
  return [...said, ...unsaid.map((each) => ({ ...each, role, score: 0.02, how: 'pattern' as const }))];
}

const hasCents = ({ value }: Token): boolean => /\.\d{2}$/.test((value as Money).amount);

const hasRate = (net: string, tax: string, rates: readonly string[]): boolean =>
  rates.some((rate) => isPositive(rate) && isWithinCents(percentOf(net, rate), tax, 2));

interface Search {
  readonly rates: readonly string[];
  /** The largest amount in the document. */
  readonly most: string;
}

const SAID = 0.3;

const isZero = (amount: string): boolean => isSame(amount, '0');
const abs = (amount: string): string => (isPositive(amount) ? amount : minus('0', amount));

const scoreOf = (net: Candidate, tax: Candidate, gross: Candidate): number =>
  net.score + tax.score + gross.score + HOLDS;

/** Returns true if all three labels are strong, as for a reverse charge with a tax of zero. */
const isUntaxed = (net: Candidate, tax: Candidate, gross: Candidate): boolean =>
  isPositive(amountOf(net)) && [net, tax, gross].every(({ score }) => score > UNTAXED);
const UNTAXED = 0.55;

function tripleOf(net: Candidate, tax: Candidate, gross: Candidate, { rates, most }: Search): Triple | null {
  if (net.token === tax.token || tax.token === gross.token || net.token === gross.token) return null;
  const [a, b, c] = [amountOf(net), amountOf(tax), amountOf(gross)];
  if (isZero(b)) return isUntaxed(net, tax, gross) ? { net, tax, gross, score: scoreOf(net, tax, gross) } : null;
  // Credit notes may print refunds as negative amounts.
  const [ofNet, ofTax] = isPositive(c) ? [a, b] : [minus('0', a), minus('0', b)];
  if (!isPositive(ofNet) || !isPositive(ofTax) || !isMore(ofNet, ofTax)) return null;
  const hasTax = hasRate(ofNet, ofTax, rates);
  // Two rows of a list also add up to its total.
  if (!hasTax && tax.score < SAID) return null;
  const isSaid = [net, tax, gross].filter(({ score }) => score > SAID).length;
  // Without labels, amounts that add up are chance, unless a tax rate fits and the total is the largest.
  if (isSaid === 0 && !(hasTax && isSame(abs(c), most))) return null;
  if (isSaid === 1 && !hasTax) return null;
  return { net, tax, gross, score: scoreOf(net, tax, gross) + (hasTax ? RATE_HOLDS : 0) };
}

const cents = (amount: string): string => plus(amount, '0');

function triplesOf(money: readonly Candidate[], search: Search): Triple[] {
  const taxes = listOf('tax', money);
  const totals = new Map<string, Candidate[]>();
  for (const each of listOf('gross', money)) {
    const key = cents(amountOf(each));
    totals.set(key, [...(totals.get(key) ?? []), each]);
  }
  return listOf('net', money).flatMap((net) =>
    taxes.flatMap((tax) =>
      (totals.get(plus(amountOf(net), amountOf(tax))) ?? []).flatMap(
        (gross) => tripleOf(net, tax, gross, search) ?? [],
      ),
    ),
  );
}

/** Added to a total over several tax rates, and subtracted from its parts. */
const ADDS_UP = 1;

const addUp = (parts: readonly Triple[], total: Triple): boolean =>
  (['net', 'tax'] as const).every((role) =>
    isSame(parts.map((each) => amountOf(each[role])).reduce(plus, '0'), amountOf(total[role])),
  );

/** Returns the parts that add up to a total: two, three or all smaller triples, as for rates or meters. */
function partsOf(total: Triple, triples: readonly Triple[]): readonly Triple[] {
  const less = triples.filter((each) => isMore(amountOf(total.gross), amountOf(each.gross)));
  for (const [at, one] of less.entries())
    for (const [next, other] of less.slice(at).entries()) {
      if (addUp([one, other], total)) return [one, other];
      const third = less.slice(at + next + 1).find((each) => addUp([one, other, each], total));
      if (third) return [one, other, third];
    }
  return less.length > 3 && addUp(less, total) ? less : [];
}

const MOST_TRIPLES = 12;

function triplesFor(
  money: readonly Candidate[],
  rates: readonly string[],
): { best: (Triple & { isTotal: boolean }) | null; all: readonly Triple[] } {
  const most = money
    .map(amountOf)
    .map(abs)
    .reduce((a, b) => (isMore(b, a) ? b : a), '0');
  const found = triplesOf(money, { rates, most }).sort((a, b) => b.score - a.score);
  const first = [...new Map(found.toReversed().map((each) => [amountOf(each.gross), each])).values()].slice(
    -MOST_TRIPLES,
  );
  const made = first.map((each) => ({ each, parts: partsOf(each, first) }));
  const scored = made.map(({ each, parts }) => {
    const isPart = made.some((other) => other.parts.includes(each));
    return {
      ...each,
      isTotal: parts.length > 0,
      score: each.score + (parts.length > 0 ? ADDS_UP : 0) - (isPart ? ADDS_UP : 0),
    };
  });
  return { best: scored.sort((a, b) => b.score - a.score)[0] ?? null, all: found };
}

const SURE = 0.6;

const RIVAL = 0.6;

/** Returns true if another labelled total, neither older nor a part, makes the chosen total uncertain. */
function isRivalled(best: Candidate, own: readonly Candidate[], money: readonly Candidate[]): boolean {
  const [amount, isOther] = [amountOf(best), (each: Candidate) => !isSame(amountOf(each), amountOf(best))];
  const times = new Set(money.filter(({ token }) => isSame(amountOfToken(token), amount)).map(({ token }) => token))
    .size;
  return own.some(
    (each) =>
      each.score >= RIVAL &&
      isOther(each) &&
      money.find(({ token }) => token === each.token) === each &&
      (times < 2 || isMore(amountOf(each), amount)),
  );
}

/** Returns the choices for a total with several charges: two taxes leave no single tax; other charges leave no net. */
function ofCharged({ net, gross, parts }: Charged, money: readonly Candidate[]): Map<Role, Chosen> {
  const taxes = parts.flatMap((token) => money.find((each) => each.token === token && each.role === 'tax') ?? []);
  const [tax] = taxes;
  const charges = parts.filter((each) => !taxes.some(({ token }) => token === each) && isPositive(amountOfToken(each)));
  const isBeforeTax = taxes.length > 1 || charges.length === 0;
  return new Map<Role, Chosen>([
    ['gross', chosen(gross, money, true)],
    ...(isBeforeTax ? [['net', chosen(net, money, true)] as const] : []),
    ...(tax && taxes.length === 1 ? [['tax', chosen(tax, money)] as const] : []),
  ]);
}

/** Returns true if the same row has sums in another currency, so that it is open which is wanted. */
const hasRival = (triple: Triple, all: readonly Triple[]): boolean =>
  all.some(
    ({ gross }) =>
      gross.token !== triple.gross.token &&
      gross.token.segment.line === triple.gross.token.segment.line &&
      currencyOf(gross) !== currencyOf(triple.gross),
  );

/** Returns true for a total without a label that may be part of a larger amount. */
const isPartOfMore = (gross: Candidate, money: readonly Candidate[]): boolean =>
  gross.score < SAID &&
  money.some(({ token }) => hasCents(token) && isMore(amountOfToken(token), abs(amountOf(gross))));

const currencyOf = ({ token }: Candidate): string | null => (token.value as Money).currency;

/** Returns the largest amount if its column adds up to it; used if no label names a total. A person has to check it. */
function unlabelledSum(money: readonly Candidate[], tokens: readonly Token[]): Candidate | undefined {
  const most = money
    .filter(({ role, token }) => role === 'gross' && hasCents(token))
    .reduce<Candidate | undefined>((a, b) => (a && !isMore(amountOf(b), amountOf(a)) ? a : b), undefined);
  return most && addsUpOver(most.token, tokens) ? { ...most, score: UNLABELLED, how: 'pattern' } : undefined;
}
const UNLABELLED = 0.5;
const UNHEARD = 0.4;
/** Rates of tax in countries whose bills are read, for documents that print none. */
const USUAL_RATES = ['20', '19', '21', '25', '10', '23', '9', '8.1', '7', '5.5', '5'];

function ofRates(
  { gross, beside, isProven }: NonNullable<ReturnType<typeof overRates>>,
  money: readonly Candidate[],
): Map<Role, Chosen> {
  const total = chosen(gross, money, isProven);
  const parts = beside.map((each) => [each.role, chosen(each, money, true)] as const);
  return new Map<Role, Chosen>([['gross', isProven ? total : withFlag(total)], ...parts]);
}

/** Chooses net, tax and gross together: three amounts that add up outweigh the labels of single amounts. */
export function chooseMoney(candidates: readonly Candidate[], rates: readonly Token[]): Map<Role, Chosen> {
  const money = candidates.filter(({ token }) => token.kind === 'money');
  const printed = [...new Set(rates.map(({ value }) => String(value)))];
  const { best: triple, all } = triplesFor(money, printed.length > 0 ? printed : USUAL_RATES);
  const found = new Map<Role, Chosen>();
  const labelled = money.find(({ role }) => role === 'gross');
  const outweighs = triple && triple.score - HOLDS + 1 > (labelled?.score ?? 0);
  if (triple && outweighs) {
    const over = triple.isTotal ? null : overRates(triple, all, money);
    if (over) return ofRates(over, money);
    const isOpen = hasRival(triple, all) || isPartOfMore(triple.gross, money);
    for (const each of [triple.net, triple.tax, triple.gross]) {
      const choice = chosen(each, money, true);
      found.set(each.role, isOpen ? withFlag(choice) : choice);
    }
    return found;
  }
  const tokens = [...new Set(money.map(({ token }) => token))];
  const charged = chargedBetween(money);
  if (charged) return ofCharged(charged, money);
  for (const role of ['gross', 'net', 'tax'] as const) {
    const taken = [...found.values()].map(({ candidate }) => candidate.token);
    const own = money.filter(
      (each) => each.role === role && !taken.includes(each.token) && (role === 'tax' || !isZero(amountOf(each))),
    );
    const [labelledFirst] = own;
    const isHeard = role !== 'gross' || (labelledFirst?.score ?? 0) >= UNHEARD;
    const said = isHeard ? labelledFirst : (unlabelledSum(own, tokens) ?? labelledFirst);
    const isSum = (token: Token) => addsUpOver(token, tokens);
    const sum = own.find((each) => isColumnSum(each, tokens));
    const bill =
      role === 'gross' && said
        ? (beforeAccount(sum ?? said, money, isSum) ?? beforeAccount(said, money, isSum))
        : undefined;
    if (bill) {
      found.set(role, chosen(bill, money, true));
      continue;
    }
    if (sum) {
      // Charges may follow the sum of a list: a stronger label of a larger amount wins, and a person checks it.
      const surer = own.find((each) => isSurer(each, sum));
      found.set(role, surer ? withFlag(chosen(surer, money)) : chosen(sum, money, true));
      continue;
    }
    if (!said || (role !== 'gross' && said.score < SURE)) continue;
    const choice = chosen(said, money);
    found.set(role, role === 'gross' && isRivalled(said, own, money) ? withFlag(choice) : choice);
  }
  return found;
}
