import { fold } from '@lichen/contracts/formats/fold';
import type { Layout, Segment } from '../../layout/segments';
import { ideasOf } from '../../lexicon/ideas-of';
import type { Idea, Lexicon } from '../../lexicon/lexicon';
import type { TextPlace } from '../labelled-texts';
import { type FirmPlace, firmIn, firmsOf, isCertified, isIssuer } from '../names';

/** Converts the place of a company's name to a text with its score, 0.9 at most. */
export const ofFirm = ({ name, segment, score }: FirmPlace): TextPlace => ({
  text: name,
  page: segment.page,
  box: segment.box,
  score: Math.min(0.9, score),
});

/** Returns true for a text that can be a name: three characters, a capital, and no number of four digits. */
export const isName = (text: string): boolean => /\p{Lu}/u.test(text) && text.length >= 3 && !/\d{4}/.test(text);

const NEAR_LINES = 3;
const ALIGNED = 0.012;

/** Matches the line below a firm's name that says who is to open the letter. */
const ATTENTION =
  /^(?:attn|att\.?:|attention|accounts payable|f\.?a\.?o\.?\b|c\/o|z\.? ?hd|z\. ?h\.|zu händen|à l['’]attention|a la atención|a\/a|v\/)/i;

const isOpenedBy = ({ segment }: FirmPlace, { lines }: Layout): boolean =>
  lines
    .slice(segment.line + 1, segment.line + 3)
    .filter(({ page }) => page === segment.page)
    .some(({ segments }) =>
      segments.some(({ box, text }) => Math.abs(box.x - segment.box.x) < ALIGNED && ATTENTION.test(text)),
    );

/** Returns true if the label above or before a name says that the document was sent to it. */
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

/** Matches phone numbers, email addresses, websites and IBANs, which senders print near their name. */
const REACHED =
  /(?:(?<!\d)(?<!\d )(?:\+|\(?0)\d[\d ()/.-]{5,}\d(?!\d)|\(\d{3}\) ?\d{3}|(?<!\d)\d{3}[-.]\d{3}[-.]\d{4}|(?:tel|tlf|tél|phone|fon)\S*\s?\d|@|www\.|https?:|\bIBAN\b)/i;

/** Written dates, removed because they look like phone numbers. */
const WRITTEN_DAYS = /\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/g;

const saysReach = (text: string): boolean => REACHED.test(text.replace(WRITTEN_DAYS, ' '));

/** Matches tax and register numbers. A firm named above the only one is the one asking for payment. */
const REGISTERED =
  /\b(?:ABN|ACN|VAT|UID|USt|TVA|IVA|MVA|MWST|BTW|KvK|SIRET|SIREN|RCS|HRB|NIF|CIF|P\.? ?IVA|Org\.? ?nr|GST|EIN|TPS|ICO|CRN|Company (?:reg|no))[^\p{L}]{0,4}(?:\p{L}{0,8}[ .:#-]{0,3}){0,2}[A-Z]{0,3}[ .-]?\d[\d .-]{4,}/iu;

const isRegistered = ({ segment }: FirmPlace, { lines }: Layout): boolean =>
  lines
    .slice(segment.line, segment.line + NEAR_LINES + 2)
    .filter(({ page }) => page === segment.page)
    .some(({ segments }) =>
      segments.some(({ box, text }) => Math.abs(box.x - segment.box.x) < ALIGNED && REGISTERED.test(text)),
    );

/** Returns true if the address follows the name on its line, as in the address window or the foot. */
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

/** Returns the parts of domains in websites and email addresses: `acme-power` of `www.acme-power.com`. */
const sitesOf = ({ segments }: Layout): string[] => [
  ...new Set(
    segments.flatMap(({ text }) => [...text.matchAll(SITE)].flatMap(([, site = '']) => site.split('.').map(lettersOf))),
  ),
];

const lettersOf = (text: string): string => fold(text).replace(/ /g, '');

/** Returns true if the site is the beginning of the firm's name or begins with the name's first word. */
function isNamedAfter(site: string, name: string): boolean {
  const letters = lettersOf(name);
  return (
    site.length >= LEAST_SITE &&
    (letters.startsWith(site) || site.startsWith(lettersOf(name.split(' ')[0] ?? '').padEnd(LEAST_SITE, '-')))
  );
}

/** Score difference below which it is open which of two firms sent the document. */
const CLOSE = 0.15;
/** Score of a name that a person has to check. */
export const OPEN = 0.5;

/** Added to the firm that is named first. */
const FIRST = 0.1;
/** Added if the head prints the start of the name and the full name with its legal form is elsewhere. */
const HAS_HEAD = 0.5;
const CERTIFIES = 0.6;
const IS_REGISTERED = 0.3;

/** Returns the likely senders, best first. None is certain beside an equal one or a larger name at the head. */
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
      const isCertain = !isAddressee && (isOnlyRegistered || hasSite || hasHead || each.isSet || isIssuer(each));
      return { ...each, score, isEvident, isCertain, isHeaded: hasHead && !isAddressee };
    })
    .sort((a, b) => b.score - a.score);
  const [first, second] = scored;
  const isOpen = first && (!first.isEvident || (second && first.score - second.score < CLOSE));
  const places = scored.map((each) => ofFirm(isOpen ? { ...each, score: Math.min(OPEN, each.score) } : each));
  const headed = scored.find(({ isHeaded }) => isHeaded);
  const isCertain = first?.isCertain === true;
  return { places, isEvident: first?.isEvident === true, isCertain, headed: headed ? ofFirm(headed) : null };
}

const TOP = 0.25;
const LARGER = 1.15;

/** Returns the large texts at the top of the first page, largest first. */
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

/** Returns the large texts that are neither a title nor a label. */
const largeNames = (layout: Layout, lexicons: readonly Lexicon[]): Segment[] =>
  largeTexts(layout).filter(({ text }) => ![...ideasOf(text, lexicons)].some((idea) => TITLE.has(idea)));

/** Maximum length of initials in a logo; the firm's full name is printed elsewhere. */
const MOST_LOGO = 4;

/** Returns names at the head, where no firm shows a legal form. A person has to check them. */
export const unformed = (layout: Layout, lexicons: readonly Lexicon[]): TextPlace[] =>
  largeNames(layout, lexicons)
    .filter(({ text }) => lettersOf(text).length > MOST_LOGO || text.includes(' '))
    .map(({ text, page, box }) => ({ text, page, box, score: OPEN }));

const FIRST_LINES = 6;
const LEAST_LETTERS = 5;

/** Returns a name at the very top above contact details, for a person to check if no legal form is found. */
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
