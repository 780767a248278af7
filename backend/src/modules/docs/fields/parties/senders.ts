import { fold } from '@lichen/contracts/formats/fold';
import type { Layout, Segment } from '../../layout/segments';
import { ideasOf } from '../../lexicon/ideas-of';
import type { Idea, Lexicon } from '../../lexicon/lexicon';
import type { TextPlace } from '../labelled-texts';
import { type FirmPlace, firmIn, firmsOf, isCertified, isIssuer } from '../names';

export const ofFirm = ({ name, segment, score }: FirmPlace): TextPlace => ({
  text: name,
  page: segment.page,
  box: segment.box,
  score: Math.min(0.9, score),
});

export const isName = (text: string): boolean => /\p{Lu}/u.test(text) && text.length >= 3 && !/\d{4}/.test(text);

const NEAR_LINES = 3;
const ALIGNED = 0.012;

/** Letters say below the name of a firm who is to open them. */
const ATTENTION =
  /^(?:attn|att\.?:|attention|accounts payable|f\.?a\.?o\.?\b|c\/o|z\.? ?hd|z\. ?h\.|zu händen|à l['’]attention|a la atención|a\/a|v\/)/i;

const isOpenedBy = ({ segment }: FirmPlace, { lines }: Layout): boolean =>
  lines
    .slice(segment.line + 1, segment.line + 3)
    .filter(({ page }) => page === segment.page)
    .some(({ segments }) =>
      segments.some(({ box, text }) => Math.abs(box.x - segment.box.x) < ALIGNED && ATTENTION.test(text)),
    );

/** What stands over a name, or before it, says whom the document was sent to. */
function isAddressed({ segment, name }: FirmPlace, layout: Layout, lexicons: readonly Lexicon[]): boolean {
  const own = /^([^:]{3,40}):\s/.exec(segment.text.slice(0, segment.text.indexOf(name)))?.[1];
  if (own && isOfAddressee(own, lexicons)) return true;
  const line = layout.lines[segment.line]?.segments ?? [];
  const left = line[line.indexOf(segment) - 1];
  const over = layout.lines
    .slice(Math.max(0, segment.line - NEAR_LINES), segment.line)
    .filter(({ page }) => page === segment.page)
    .flatMap(({ segments }) => segments.filter(({ box }) => Math.abs(box.x - segment.box.x) < ALIGNED));
  return [left, ...over].some((each) => {
    if (!each || each.text.split(' ').length > 4 || firmIn(each.text) !== null) return false;
    return isOfAddressee(each.text, lexicons);
  });
}

function isOfAddressee(label: string, lexicons: readonly Lexicon[]): boolean {
  const ideas = ideasOf(label, lexicons);
  const isOther = (['number', 'date', 'amount', 'supplier'] as const).some((idea) => ideas.has(idea));
  return !isOther && (ideas.has('billing') || ideas.has('company') || ideas.has('customer'));
}

/** Senders say how to reach and to pay them close to their name. */
const REACHED =
  /(?:(?<!\d)(?<!\d )(?:\+|\(?0)\d[\d ()/.-]{5,}\d(?!\d)|\(\d{3}\) ?\d{3}|(?<!\d)\d{3}[-.]\d{3}[-.]\d{4}|(?:tel|tlf|tél|phone|fon)\S*\s?\d|@|www\.|https?:|\bIBAN\b)/i;

/** Days look like numbers of telephones. */
const WRITTEN_DAYS = /\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/g;

const saysReach = (text: string): boolean => REACHED.test(text.replace(WRITTEN_DAYS, ' '));

/** Numbers for tax and of registers: who is named over the only one is who asks for money. */
const REGISTERED =
  /\b(?:ABN|ACN|VAT|UID|USt|TVA|IVA|MVA|MWST|BTW|KvK|SIRET|SIREN|RCS|HRB|NIF|CIF|P\.? ?IVA|Org\.? ?nr|GST|EIN|TPS|ICO|CRN|Company (?:reg|no))[^\p{L}]{0,4}(?:\p{L}{0,8}[ .:#-]{0,3}){0,2}[A-Z]{0,3}[ .-]?\d[\d .-]{4,}/iu;

const isRegistered = ({ segment }: FirmPlace, { lines }: Layout): boolean =>
  lines
    .slice(segment.line, segment.line + NEAR_LINES + 2)
    .filter(({ page }) => page === segment.page)
    .some(({ segments }) =>
      segments.some(({ box, text }) => Math.abs(box.x - segment.box.x) < ALIGNED && REGISTERED.test(text)),
    );

/** Senders write their name with its address in one line over the window of a letter, and at its foot. */
const isAddressLine = ({ segment: { text }, name }: FirmPlace): boolean =>
  text.startsWith(name) && /^\s?[·|•,;–-].*\d{4}/u.test(text.slice(name.length));

const isReached = ({ segment, name, ...rest }: FirmPlace, { lines }: Layout): boolean =>
  isAddressLine({ segment, name, ...rest }) ||
  lines
    .slice(segment.line, segment.line + NEAR_LINES + 2)
    .filter(({ page }) => page === segment.page)
    .some(({ segments }) =>
      segments.some(({ box, text }) => Math.abs(box.x - segment.box.x) < ALIGNED * 2 && saysReach(text)),
    );

const SITE = /(?:@|www\.|https?:\/\/)([a-z\d-]+(?:\.[a-z\d-]+)*)\.[a-z]{2,}/giu;
const HAS_SITE = 0.3;
const LEAST_SITE = 4;

/** What sites and addresses of e-mail are named: `acme-power` of `www.acme-power.com`. */
const sitesOf = ({ segments }: Layout): string[] => [
  ...new Set(
    segments.flatMap(({ text }) => [...text.matchAll(SITE)].flatMap(([, site = '']) => site.split('.').map(lettersOf))),
  ),
];

const lettersOf = (text: string): string => fold(text).replace(/ /g, '');

/** Firms call their sites by the beginning of their name, or by its first letters. */
function isNamedAfter(site: string, name: string): boolean {
  const letters = lettersOf(name);
  return (
    site.length >= LEAST_SITE &&
    (letters.startsWith(site) || site.startsWith(lettersOf(name.split(' ')[0] ?? '').padEnd(LEAST_SITE, '-')))
  );
}

/** Two names of firms that are as likely leave it open who sent the document. */
const CLOSE = 0.15;
export const OPEN = 0.5;

/** Whoever is named first sent it rather than those who are named after it. */
const FIRST = 0.1;
/** A name at the head that goes on with its legal form elsewhere. */
const HAS_HEAD = 0.5;
const CERTIFIES = 0.6;
const IS_REGISTERED = 0.3;

/** Firms by how likely they sent the document; none is sure where another one is as likely, or a larger name stands at the head. */
export function senders(layout: Layout, lexicons: readonly Lexicon[], ownNames: readonly string[]) {
  const sites = sitesOf(layout);
  const [texts, heads] = [largeTexts(layout), largeNames(layout, lexicons)];
  const firms = firmsOf(layout, ownNames);
  const registered = firms.filter((each) => isRegistered(each, layout));
  const firstAt = Math.min(...firms.map(({ segment }) => segment.at));
  const scored = firms
    .map((each) => {
      const isAddressee = isAddressed(each, layout, lexicons) || isOpenedBy(each, layout);
      const reached = isReached(each, layout);
      const hasSite = sites.some((site) => isNamedAfter(site, each.name));
      const hasHead = texts.some(({ text }) => lettersOf(each.name).startsWith(lettersOf(text)));
      const isUnder = !hasHead && heads.some(({ size }) => size > each.segment.size * LARGER);
      const isOnlyRegistered = registered.length === 1 && registered[0] === each;
      const isHolder = isCertified(each, layout);
      const score =
        each.score -
        (isHolder ? CERTIFIES : 0) +
        (isOnlyRegistered ? IS_REGISTERED : 0) -
        (isAddressee ? 0.6 : 0) +
        (reached ? 0.15 : 0) +
        (hasSite ? HAS_SITE : 0) +
        (hasHead ? HAS_HEAD : 0) +
        (isIssuer(each) ? CERTIFIES : 0) +
        (each.segment.at === firstAt ? FIRST : 0);
      const isEvident =
        !isAddressee &&
        !isHolder &&
        (isOnlyRegistered || isIssuer(each) || (each.isSet && !isUnder) || reached || hasSite || hasHead);
      return { ...each, score, isEvident, isHeaded: hasHead && !isAddressee };
    })
    .sort((a, b) => b.score - a.score);
  const [first, second] = scored;
  const isOpen = first && (!first.isEvident || (second && first.score - second.score < CLOSE));
  const places = scored.map((each) => ofFirm(isOpen ? { ...each, score: Math.min(OPEN, each.score) } : each));
  const headed = scored.find(({ isHeaded }) => isHeaded);
  return { places, isEvident: first?.isEvident === true, headed: headed ? ofFirm(headed) : null };
}

const TOP = 0.25;
const LARGER = 1.15;

/** Large words at the top. */
function largeTexts({ segments }: Layout): Segment[] {
  const sizes = segments.map(({ size }) => size).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return segments
    .filter(
      ({ text, page, box, size }) =>
        page === 1 &&
        box.y < TOP &&
        size > usual * LARGER &&
        isName(text) &&
        !/\d/.test(text) &&
        text.split(' ').length <= 6,
    )
    .sort((a, b) => b.size - a.size || a.box.y - b.box.y);
}

/** Those of them that are neither a title nor a label. */
const largeNames = (layout: Layout, lexicons: readonly Lexicon[]): Segment[] =>
  largeTexts(layout).filter(({ text }) => ![...ideasOf(text, lexicons)].some((idea) => TITLE.has(idea)));

/** Shorter ones are the initials of a firm that is named elsewhere. */
const MOST_LOGO = 4;

/** Names at the head, where no firm shows its legal form: a person looks. */
export const unformed = (layout: Layout, lexicons: readonly Lexicon[]): TextPlace[] =>
  largeNames(layout, lexicons)
    .filter(({ text }) => lettersOf(text).length > MOST_LOGO || text.includes(' '))
    .map(({ text, page, box }) => ({ text, page, box, score: OPEN }));

const FIRST_LINES = 6;
const LEAST_LETTERS = 5;

/** A name at the very top over how to reach whoever bears it, where no firm shows its legal form: a person looks. */
export function overAddress(layout: Layout, lexicons: readonly Lexicon[]): TextPlace[] {
  const first = layout.segments.find(
    ({ text, page, line }) =>
      page === 1 &&
      line < FIRST_LINES &&
      isName(text) &&
      !/[\d:]/.test(text) &&
      lettersOf(text).length >= LEAST_LETTERS &&
      ![...ideasOf(text, lexicons)].some((idea) => TITLE.has(idea)),
  );
  if (!first) return [];
  const under = layout.lines
    .slice(first.line + 1, first.line + FIRST_LINES)
    .flatMap(({ page, segments }) =>
      segments.filter(({ box }) => page === 1 && Math.abs(box.x - first.box.x) < ALIGNED),
    );
  const isReachedBelow = under.some(
    ({ text }) => saysReach(text) || /(?<!\d)\d{4,5}(?!\d)|[A-Z]\d[A-Z\d]? \d[A-Z]{2}/.test(text),
  );
  return isReachedBelow ? [{ text: first.text, page: 1, box: first.box, score: OPEN }] : [];
}

const TITLE: ReadonlySet<Idea> = new Set<Idea>([
  'invoice',
  'number',
  'date',
  'total',
  'amount',
  'gross',
  'customer',
  'period',
  'certificate',
  'liability',
  'standard',
  'waste',
  'fuel',
  'use',
]);
