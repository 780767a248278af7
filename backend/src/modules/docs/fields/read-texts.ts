import { fold } from '@lichen/contracts/formats/fold';
import type { Layout } from '../layout/segments';
import { countOf, ideasOf, stems } from '../lexicon/ideas-of';
import type { Role } from '../lexicon/label-roles';
import type { Idea, Lexicon } from '../lexicon/lexicon';
import type { Knowledge, KnownSupplier } from './knowledge';
import { labelledTexts, type TextPlace } from './labelled-texts';
import { type FirmPlace, firmIn, firmsOf } from './names';

/** A text that was found for a role. */
export interface TextFound extends TextPlace {
  readonly how: 'label' | 'pattern';
  readonly others: readonly TextPlace[];
}

const found = (places: readonly TextPlace[], how: TextFound['how']): TextFound | null => {
  const [first, ...others] = places;
  return first ? { ...first, how, others: others.slice(0, 3) } : null;
};

const ofFirm = ({ name, segment, score }: FirmPlace): TextPlace => ({
  text: name,
  page: segment.page,
  box: segment.box,
  score: Math.min(0.9, score),
});

const isName = (text: string): boolean => /\p{Lu}/u.test(text) && text.length >= 3 && !/\d{4}/.test(text);

const trimmed = (place: TextPlace): TextPlace => ({
  ...place,
  text: firmIn(place.text) ?? place.text.split(', ')[0] ?? '',
});

/** A supplier that the company has: by a number or a site, which two firms never share, or by its name. */
function known(layout: Layout, suppliers: readonly KnownSupplier[]): TextPlace[] {
  const plain = (text: string) => text.replace(/[^\p{L}\d]/gu, '').toLowerCase();
  return suppliers.flatMap(({ name, taxNumber, domain }) => {
    const place = layout.segments.find(
      ({ text }) =>
        (taxNumber && plain(text).includes(plain(taxNumber))) ||
        (domain && text.toLowerCase().includes(domain.toLowerCase())) ||
        ` ${fold(text)} `.includes(` ${fold(name)} `),
    );
    return place ? [{ text: name, page: place.page, box: place.box, score: 0.97 }] : [];
  });
}

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
function isAddressed({ segment }: FirmPlace, layout: Layout, lexicons: readonly Lexicon[]): boolean {
  const line = layout.lines[segment.line]?.segments ?? [];
  const left = line[line.indexOf(segment) - 1];
  const over = layout.lines
    .slice(Math.max(0, segment.line - NEAR_LINES), segment.line)
    .filter(({ page }) => page === segment.page)
    .flatMap(({ segments }) => segments.filter(({ box }) => Math.abs(box.x - segment.box.x) < ALIGNED));
  return [left, ...over].some((each) => {
    if (!each || each.text.split(' ').length > 4 || firmIn(each.text) !== null) return false;
    const ideas = ideasOf(each.text, lexicons);
    const isOther = (['number', 'date', 'amount', 'supplier'] as const).some((idea) => ideas.has(idea));
    return !isOther && (ideas.has('billing') || ideas.has('company') || ideas.has('customer'));
  });
}

/** Senders say how to reach and to pay them close to their name. */
const REACHED = /(?:\+?\d[\d ()/-]{6,}|@|www\.|https?:|\bIBAN\b)/i;

/** Senders write their name with its address in one line over the window of a letter, and at its foot. */
const isAddressLine = ({ segment: { text }, name }: FirmPlace): boolean =>
  text.startsWith(name) && /^\s?[·|•,;–-].*\d{4}/u.test(text.slice(name.length));

const isReached = ({ segment, name, ...rest }: FirmPlace, { lines }: Layout): boolean =>
  isAddressLine({ segment, name, ...rest }) ||
  lines
    .slice(segment.line, segment.line + NEAR_LINES + 2)
    .filter(({ page }) => page === segment.page)
    .some(({ segments }) =>
      segments.some(({ box, text }) => Math.abs(box.x - segment.box.x) < ALIGNED * 2 && REACHED.test(text)),
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
const OPEN = 0.5;

/** Firms by how likely they sent the document; none is sure where another one is as likely. */
function senders(layout: Layout, lexicons: readonly Lexicon[], ownNames: readonly string[]) {
  const sites = sitesOf(layout);
  const scored = firmsOf(layout, ownNames)
    .map((each) => {
      const isAddressee = isAddressed(each, layout, lexicons) || isOpenedBy(each, layout);
      const reached = isReached(each, layout);
      const hasSite = sites.some((site) => isNamedAfter(site, each.name));
      const score = each.score - (isAddressee ? 0.6 : 0) + (reached ? 0.15 : 0) + (hasSite ? HAS_SITE : 0);
      return { ...each, score, isEvident: !isAddressee && (each.isSet || reached || hasSite) };
    })
    .sort((a, b) => b.score - a.score);
  const [first, second] = scored;
  const isOpen = first && (!first.isEvident || (second && first.score - second.score < CLOSE));
  const places = scored.map((each) => ofFirm(isOpen ? { ...each, score: Math.min(OPEN, each.score) } : each));
  return { places, isEvident: first?.isEvident === true };
}

const TOP = 0.25;
const LARGER = 1.15;

/** Large words at the top that are neither a title nor a label, where no firm shows its legal form: a person looks. */
function unformed({ segments }: Layout, lexicons: readonly Lexicon[]): TextPlace[] {
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
    .filter(({ text }) => ![...ideasOf(text, lexicons)].some((idea) => TITLE.has(idea)))
    .sort((a, b) => b.size - a.size || a.box.y - b.box.y)
    .map(({ text, page, box }) => ({ text, page, box, score: OPEN }));
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

function supplier(layout: Layout, lexicons: readonly Lexicon[], knowledge: Knowledge): TextFound | null {
  const said = labelledTexts(layout, lexicons, {
    all: ['supplier'],
    none: ['number', 'date', 'customer', 'address', 'tax'],
    lines: 1,
    fits: (text) => isName(text) && firmIn(text) !== null,
  }).map(trimmed);
  const { places: firms, isEvident } = senders(layout, lexicons, knowledge.ownNames);
  const sayings = new Set(said.map(({ text }) => fold(text)));
  // Whoever is large at the head sent it rather than a firm that only stands somewhere.
  const named = isEvident || said.length > 0 ? firms : [...unformed(layout, lexicons), ...firms];
  const rest = named.filter(({ text }) => !sayings.has(fold(text)));
  return found([...known(layout, knowledge.suppliers), ...said, ...rest], said.length > 0 ? 'label' : 'pattern');
}

function customer(
  layout: Layout,
  lexicons: readonly Lexicon[],
  knowledge: Knowledge,
  sender: string,
): TextFound | null {
  const own = layout.segments.find(({ text }) => knowledge.ownNames.some((name) => fold(text).includes(fold(name))));
  if (own) {
    const name = knowledge.ownNames.find((each) => fold(own.text).includes(fold(each))) ?? own.text;
    return found([{ text: name, page: own.page, box: own.box, score: 0.97 }], 'pattern');
  }
  const isOther = ({ text }: TextPlace) => fold(text) !== fold(sender);
  const said = (['customer', 'company'] as const)
    .flatMap((idea) =>
      labelledTexts(layout, lexicons, {
        all: [idea],
        none: ['number', 'date', 'tax', 'phone', 'contract', 'order', 'supplier', 'amount'],
        lines: 1,
        fits: isName,
      }),
    )
    .map(trimmed)
    .filter((place) => isOther(place) && firmIn(place.text) !== null);
  const firms = firmsOf(layout, [])
    .map(ofFirm)
    .filter(isOther)
    .map((place) => ({ ...place, score: place.page === 1 && place.box.y < 0.45 ? 0.7 : 0.45 }));
  return found([...said, ...firms], said.length > 0 ? 'label' : 'pattern');
}

const isAddress = (text: string): boolean =>
  /\p{L}{3}/u.test(text) && /\d/.test(text) && text.length > 8 && text.length < 160 && !/kwh|@|%/i.test(text);

function address(layout: Layout, lexicons: readonly Lexicon[]): TextFound | null {
  const look = (all: 'supply' | 'address') =>
    labelledTexts(layout, lexicons, {
      all: [all],
      none: ['billing', 'number', 'customer', 'phone', 'date', 'period', 'supplier'],
      lines: 4,
      fits: (text) => isAddress(text) && /\p{L}{3}.*,|\p{L}{3} \d|\d,? \p{Lu}\p{L}{2}/u.test(text),
    });
  return found([...look('supply'), ...look('address').map((each) => ({ ...each, score: each.score * 0.85 }))], 'label');
}

const STANDARD = /\b(?:ISO|EN|DIN|BS|NF|UNE|NS)(?:[ /-](?:EN|ISO|IEC))*[ -]?\d{4,5}(?:-\d)?(?::\s?\d{4})?/;

function standard({ segments }: Layout): TextFound | null {
  const places = segments.flatMap(({ text, page, box, size }): TextPlace[] => {
    const said = STANDARD.exec(text)?.[0];
    return said ? [{ text: said, page, box, score: 0.8 + Math.min(0.15, size) }] : [];
  });
  return found(
    places.sort((a, b) => b.score - a.score),
    'pattern',
  );
}

/** Several fuels on one document leave it open which was bought; one with an amount goes before one that is only named. */
function fuel({ segments, lines }: Layout, lexicons: readonly Lexicon[]): TextFound | null {
  const names = [...new Set(lexicons.flatMap(({ fuels }) => Object.keys(fuels)))];
  const hasFigures = (line: number) => lines[line]?.segments.some(({ text }) => /^[\d.,' ]*\d/.test(text)) === true;
  const places = names.flatMap((name): (TextPlace & { hits: number })[] => {
    const lists = lexicons.flatMap(({ fuels }) => (fuels[name] ? [stems(fuels[name])] : []));
    const hits = segments.filter(({ text }) => lists.some((list) => countOf(fold(text), list) > 0));
    const bought = hits.filter(({ line }) => hasFigures(line));
    const [first] = [...bought, ...hits];
    const count = hits.length + bought.length * 2;
    return first ? [{ text: name, page: first.page, box: first.box, score: 0.8, hits: count }] : [];
  });
  places.sort((a, b) => b.hits - a.hits);
  const isOpen = (places[1]?.hits ?? 0) * 2 > (places[0]?.hits ?? 0);
  return found(isOpen ? places.map((each) => ({ ...each, score: OPEN })) : places, 'label');
}

/** Texts that a document says, by role. */
export function readTexts(
  layout: Layout,
  lexicons: readonly Lexicon[],
  knowledge: Knowledge,
): ReadonlyMap<Role, TextFound> {
  const sender = supplier(layout, lexicons, knowledge);
  const all: readonly (readonly [Role, TextFound | null])[] = [
    ['supplier', sender],
    ['customer', customer(layout, lexicons, knowledge, sender?.text ?? '')],
    ['supply-address', address(layout, lexicons)],
    ['standard', standard(layout)],
    ['fuel-type', fuel(layout, lexicons)],
  ];
  return new Map(all.flatMap(([role, text]) => (text ? [[role, text] as const] : [])));
}
