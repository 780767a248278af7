import { fold } from '@lichen/contracts/formats/fold';
import type { Layout, Line } from '../layout/segments';
import { type Role, type RoleFit, rolesOf, type TokenKind } from '../lexicon/label-roles';
import { ideasOf } from '../lexicon/ideas-of';
import type { Idea, Lexicon } from '../lexicon/lexicon';
import { type IdentifierRole, identifierRole } from './identifiers';
import type { TokensOf } from './column-heading';
import { type LabelPlace, labelPlaces } from './label-places';
import type { Money, Token } from './tokens/token';

/** A token that may be the value of a field, and what suggests it. */
export interface Candidate {
  readonly role: Role;
  readonly token: Token;
  /** Score from 0; above 1 if more than a label supports it. */
  readonly score: number;
  readonly how: 'label' | 'column' | 'pattern' | 'anchor';
}

/** Roles and scores of tokens that have no known label. */
const UNSAID: Readonly<Partial<Record<TokenKind, readonly (readonly [Role, number])[]>>> = {
  period: [['period', 0.3]],
  date: [['issue-date', 0.08]],
  money: [['gross', 0.05]],
  quantity: [['use', 0.12]],
};

const YEAR = /^(?:19|20)\d{2}$/;

/** Returns true for post codes with a town and for house numbers. */
function isOfAddress({ segment: { text }, start, end, raw }: Token): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const isTown = /^\d{4,5}$/.test(raw) && /^ \p{Lu}[\p{L}.'’-]+(?: \p{L}[\p{L}.'’-]*){0,4}$/u.test(after);
  const isHouse = /^\d{1,4}\p{L}?$/u.test(raw) && /\p{L}{3}, $/u.test(before) && after.trim() === '';
  const isZip = /^\d{5}(?:-\d{4})?$/.test(raw) && /(?:^|[\s,])[A-Z]{2},? $/.test(before);
  return (isTown && /^$|, $/.test(before)) || isHouse || isZip;
}

/** Returns a factor from 0 to 1 for how well the token's own form fits the labelled role. */
function fitOf(token: Token, role: Role, isFirstPage: boolean, isFigure: boolean): number {
  if (token.kind === 'identifier') {
    const digits = token.raw.replace(/\D/g, '').length;
    return (
      (digits < 3 ? 0.6 : 1) *
      (YEAR.test(token.raw) ? 0.6 : 1) *
      (/^[a-z]/.test(token.raw) ? 0.6 : 1) *
      (isFigure || isOfAddress(token) ? 0.3 : 1)
    );
  }
  if (token.kind === 'money') {
    const { amount } = token.value as Money;
    const shape = token.isBare ? (amount.includes('.') ? 0.95 : 0.5) : 1;
    return shape * (amount.startsWith('-') && role !== 'discount' ? 0.7 : 1);
  }
  // Meters and pumps print the time next to the date.
  if (role === 'issue-date')
    return (isFirstPage ? 1 : 0.8) * (HAS_TIME.test(token.segment.text.slice(token.end)) ? 0.6 : 1);
  return 1;
}

const HAS_TIME = /^,?\s(?:at |um |à )?\d{1,2}[:h]\d{2}/;

const CENTS = /\d[.,]\d{2}$/;

/** Returns true for an identifier that lies within an amount with a sign or unit, which cannot be a document number. */
const isAmount = (token: Token, own: readonly Token[]): boolean =>
  token.kind === 'identifier' &&
  own.some(
    ({ kind, isBare, raw, start, end }) =>
      (kind === 'money' || kind === 'quantity' || kind === 'percent') &&
      (!isBare || CENTS.test(raw)) &&
      start <= token.start &&
      token.end <= end,
  );

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** Returns a factor below 1 for long texts: a sentence is weaker than a label, most of all before dates. */
function brevity(text: string, kind: TokenKind): number {
  const words = wordsIn(text);
  if (kind === 'date' && words > MOST_OF_DAY && !text.trimEnd().endsWith(':')) return words > 9 ? 0.6 : 0.75;
  return words > 9 ? 0.6 : words > 6 ? 0.85 : 1;
}
const MOST_OF_DAY = 4;

/** Matches `Including 7 % VAT (` and `including VAT of`, after which the tax is printed, not the total. */
const INCLUDED =
  /(?:incl\w*\.?|inc\.?|inkl\w*\.?|einschlie\p{L}+|darin\b.*|dont|incluye|herav)\s+(?:(?:\d+(?:[.,]\d+)?\s?%\s+)\p{L}+\.?\s*\(?|\p{L}+\.?\s+(?:of|von|de)|\p{L}+\.?\s*\()\s*$/iu;
const OF_INCLUDED = 0.7;
/** Matches a rate of tax and the word before the amount that is taxed. */
const TAXED = /\d\s?%\s+(?:on|of|auf|von|aus|sur|de|sobre|s\/|av)\s*$/iu;

/** Returns the last words before a date as an additional label: `Fuel of August, invoice 4711 of 3 June`. */
function nearWords({ kind }: Token, { text, place, factor }: LabelPlace, lexicons: readonly Lexicon[]): LabelPlace[] {
  if (kind !== 'date' || place !== 'inline' || wordsIn(text) <= MOST_OF_DAY) return [];
  // `This replaces our invoice 4711 of 3 June` refers to another document.
  if (ideasOf(text, lexicons).has('previous')) return [];
  const near = text.trim().split(/\s+/).slice(-MOST_OF_DAY).join(' ');
  return [{ text: near, place, factor: factor * NEAR_WORDS }];
}
const NEAR_WORDS = 0.9;

const HEAD = 0.5;
/** Norwegian tax numbers begin with `NO`, which is therefore no label for a number. */
const NORWAY = 'NO';
const SAYS_NUMBER = /^(?:number|no|nr|num|numero|nummer|n|nro)$/;
const OWN: readonly RoleFit[] = [{ role: 'invoice-number', strength: 0.62 }];

/** Returns the document number role for a label that says only `Number` at the head of a document; null otherwise. */
function ownOf({ kind, segment: { page, box } }: Token, text: string) {
  const isHead = kind === 'identifier' && page === 1 && box.y < HEAD;
  return isHead && text.trim() !== NORWAY && SAYS_NUMBER.test(fold(text)) ? OWN : null;
}

const DATED = /^,? (?:v\.|vom|of|dated|du|de fecha|del|av|from) ?\d/i;
const NUMBER_DATED: readonly RoleFit[] = [{ role: 'invoice-number', strength: 0.99 }];

/** Returns the document number role for a number with its date: `Rg. 26/10442 v. 29.09.26`; null otherwise. */
const datedOf = ({ kind, segment, end }: Token, ideas: ReadonlySet<Idea>): readonly RoleFit[] | null =>
  kind === 'identifier' &&
  ideas.has('invoice') &&
  !ideas.has('previous') &&
  !ideas.has('order') &&
  DATED.test(segment.text.slice(end))
    ? NUMBER_DATED
    : null;

function labelled(
  token: Token,
  places: readonly LabelPlace[],
  lexicons: readonly Lexicon[],
  isFigure: boolean,
): Candidate[] {
  const best = new Map<Role, Candidate>();
  const isFirst = token.segment.page === 1;
  const [nearest] = places;
  if (token.kind === 'money' && nearest?.place === 'inline' && INCLUDED.test(nearest.text))
    return [{ role: 'tax', token, score: OF_INCLUDED, how: 'label' }];
  // `VAT 20 % on 488.02`: the amount that was taxed.
  if (
    token.kind === 'money' &&
    nearest?.place === 'inline' &&
    TAXED.test(nearest.text) &&
    ideasOf(nearest.text, lexicons).has('tax')
  )
    return [{ role: 'net', token, score: OF_INCLUDED, how: 'label' }];
  for (const { text, place, factor } of places.flatMap((each) => [each, ...nearWords(token, each, lexicons)])) {
    const ideas = ideasOf(text, lexicons);
    const fits = ownOf(token, text) ?? datedOf(token, ideas) ?? rolesOf(token.kind, ideas);
    const top = fits[0]?.strength ?? 0;
    for (const { role, strength } of fits) {
      // The strongest role of a label outweighs its other possible roles.
      const rank = strength < top ? 0.7 : 1;
      const score = strength * factor * rank * brevity(text, token.kind) * fitOf(token, role, isFirst, isFigure);
      if (score <= (best.get(role)?.score ?? 0)) continue;
      best.set(role, { role, token, score, how: place === 'column' ? 'column' : 'label' });
    }
  }
  return [...best.values()];
}

function unsaid(token: Token): Candidate[] {
  const listed = UNSAID[token.kind] ?? [];
  const said: IdentifierRole | null = token.kind === 'identifier' ? identifierRole(token.raw) : null;
  const all = said ? [...listed, [said.role, said.score] as const] : listed;
  return all.map(([role, score]) => ({ role, token, score: score * fitOf(token, role, true, false), how: 'pattern' }));
}

const OF_ROW = 0.5;
const lessThanIssue = (each: Candidate): Candidate => ({ ...each, score: each.score * OF_ROW });

const hasDay = (line: Line | undefined, { segment: { page, box } }: Token, tokens: TokensOf): boolean =>
  line?.page === page &&
  line.segments.some(
    (each) =>
      Math.min(each.box.x + each.box.width, box.x + box.width) > Math.max(each.box.x, box.x) &&
      tokens(each).some(({ kind }) => kind === 'date'),
  );

/** Returns true for a date in a column of dates, such as deliveries or journeys: it is not the date of the document. */
function isRowDay({ role, how, token }: Candidate, { lines }: Layout, tokens: TokensOf): boolean {
  const { line } = token.segment;
  return (
    role === 'issue-date' &&
    how === 'column' &&
    [lines[line - 1], lines[line + 1]].some((near) => hasDay(near, token, tokens))
  );
}

/** Returns all candidates for all roles, best first. */
export function candidatesOf(layout: Layout, tokens: TokensOf, lexicons: readonly Lexicon[]): readonly Candidate[] {
  const found = layout.segments.flatMap((segment) =>
    tokens(segment).flatMap((token) => {
      const said = labelled(token, labelPlaces(token, layout, tokens), lexicons, isAmount(token, tokens(segment)));
      const roles = new Map(unsaid(token).map((each) => [each.role, each]));
      for (const each of said) {
        const other = roles.get(each.role);
        if (!other || other.score < each.score) roles.set(each.role, each);
      }
      return [...roles.values()];
    }),
  );
  return found
    .map((each) => (isRowDay(each, layout, tokens) ? lessThanIssue(each) : each))
    .sort((a, b) => b.score - a.score);
}
