import { fold } from '@lichen/contracts/formats/fold';
import type { Layout } from '../layout/segments';
import { fuelNames, namesFuel } from '../lexicon/fuels-in';
import type { Role } from '../lexicon/label-roles';
import type { Idea, Lexicon } from '../lexicon/lexicon';
import type { Knowledge, KnownSupplier } from './knowledge';
import { labelledTexts, type TextPlace } from './labelled-texts';
import { type FirmPlace, firmIn, firmsOf, isCertified, isIssuer } from './names';
import { isName, ofFirm, OPEN, overAddress, senders, unformed } from './parties/senders';

/** A text found for a role. */
export interface TextFound extends TextPlace {
  readonly how: 'label' | 'pattern';
  readonly others: readonly TextPlace[];
}

const found = (places: readonly TextPlace[], how: TextFound['how']): TextFound | null => {
  const [first, ...others] = places;
  return first ? { ...first, how, others: others.slice(0, 3) } : null;
};

const trimmed = (place: TextPlace): TextPlace => ({
  ...place,
  text: firmIn(place.text) ?? place.text.split(', ')[0] ?? '',
});

/** Returns true if a text contains the domain or one below it: `power.example` is no part of `my-power.example`. */
const mentions = (text: string, domain: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d.-]+/u)
    .map((part) => part.replace(/^\.+|\.+$/g, ''))
    .some((part) => part === domain || part.endsWith(`.${domain}`));

/** Finds suppliers of the company in a document by tax number, by domain, which two firms never share, or by name. */
function known(layout: Layout, suppliers: readonly KnownSupplier[]): TextPlace[] {
  const plain = (text: string) => text.replace(/[^\p{L}\d]/gu, '').toLowerCase();
  return suppliers.flatMap(({ name, taxNumber, domain }) => {
    const place = layout.segments.find(
      ({ text }) =>
        (taxNumber && plain(text).includes(plain(taxNumber))) ||
        (domain && mentions(text, domain.toLowerCase())) ||
        ` ${fold(text)} `.includes(` ${fold(name)} `),
    );
    return place ? [{ text: name, page: place.page, box: place.box, score: 0.97 }] : [];
  });
}

/** Score of a label beside a name; a label above it scores less. */
const IS_BESIDE = 0.85;
const BEHIND = 0.9;

const isPartOf = ({ text: part }: TextPlace, { text }: TextPlace): boolean => fold(text).includes(fold(part));

function headNames(layout: Layout, lexicons: readonly Lexicon[]): TextPlace[] {
  const large = unformed(layout, lexicons);
  return large.length > 0 || firmsOf(layout, []).length > 1 ? large : overAddress(layout, lexicons);
}

function supplier(layout: Layout, lexicons: readonly Lexicon[], knowledge: Knowledge): TextFound | null {
  const said = labelledTexts(layout, lexicons, {
    all: ['supplier'],
    none: ['number', 'date', 'customer', 'address', 'tax'],
    lines: 1,
    fits: (text) => isName(text) && firmIn(text) !== null,
  }).map(trimmed);
  const { places: firms, isEvident, isCertain, headed } = senders(layout, lexicons, knowledge.ownNames);
  const sayings = new Set(said.map(({ text }) => fold(text)));
  // A firm's trade may be printed below its large name and look like the label of the next name, so a person decides.
  if (headed && said[0] && said[0].score < IS_BESIDE && !sayings.has(fold(headed.text)))
    return found([...known(layout, knowledge.suppliers), { ...headed, score: OPEN }, ...said], 'pattern');
  // A name without a legal form above its address at the head may be the sender of a letter to the only firm.
  const [head] = said.length === 0 && !headed ? overAddress(layout, lexicons) : [];
  const [firm] = firms;
  if (head && firm && firmIn(head.text) === null && head.box.y < firm.box.y && !isCertain && !isPartOf(head, firm))
    return found(
      [...known(layout, knowledge.suppliers), head, ...firms.map((each) => ({ ...each, score: OPEN }))],
      'pattern',
    );
  // A large name at the head is a more likely sender than a firm named somewhere else.
  const named = isEvident || said.length > 0 ? firms : [...headNames(layout, lexicons), ...firms];
  const rest = named.filter(({ text }) => !sayings.has(fold(text)));
  return found([...known(layout, knowledge.suppliers), ...said, ...rest], said.length > 0 ? 'label' : 'pattern');
}

function customer(
  layout: Layout,
  lexicons: readonly Lexicon[],
  knowledge: Knowledge,
  supplied: TextFound | null,
): TextFound | null {
  const sender = supplied?.text ?? '';
  const own = layout.segments.find(({ text }) => knowledge.ownNames.some((name) => fold(text).includes(fold(name))));
  if (own) {
    const name = knowledge.ownNames.find((each) => fold(own.text).includes(fold(each))) ?? own.text;
    return found([{ text: name, page: own.page, box: own.box, score: 0.97 }], 'pattern');
  }
  const isOther = ({ text }: TextPlace) => fold(text) !== fold(sender);
  const look = (...without: readonly Idea[]) =>
    (['customer', 'company'] as const).flatMap((idea) =>
      labelledTexts(layout, lexicons, {
        all: [idea],
        none: ['number', 'date', 'tax', 'phone', 'contract', 'order', 'supplier', 'amount', ...without],
        lines: 1,
        fits: isName,
      }),
    );
  // A certificate of insurance is sent to its holder; the insured is another party.
  const labelled = look('certificate');
  const said = (labelled.length > 0 ? labelled : look())
    .map(trimmed)
    .filter(isOther)
    .flatMap((place) => {
      if (firmIn(place.text) !== null) return [place];
      // A labelled name without a legal form may be a person's.
      return place.score >= BEHIND && /^\p{Lu}\S+ .*\p{Lu}/u.test(place.text) ? [{ ...place, score: OPEN }] : [];
    });
  const others = firmsOf(layout, [])
    .filter((each) => !isIssuer(each))
    .sort((a, b) => b.segment.size - a.segment.size)
    .map(ofFirm)
    .filter(isOther);
  // If no label tells several firms apart, a person chooses.
  const isOpen = others.length > 1 || (supplied !== null && supplied.score <= OPEN);
  const score = isOpen ? OPEN : 0.7;
  const firms = others.map((place) => ({ ...place, score: place.page === 1 && place.box.y < 0.45 ? score : 0.45 }));
  const certified = firmsOf(layout, []).filter((each) => isCertified(each, layout));
  if (said.length === 0 && certified.length === 1) return found([...certified.map(about), ...firms], 'label');
  return found([...apart(said), ...firms], said.length > 0 ? 'label' : 'pattern');
}

const ABOUT = 0.85;
const about = (firm: FirmPlace): TextPlace => ({ ...ofFirm(firm), score: ABOUT });

/** Lowers the scores if labels name different firms, so that a person chooses. */
function apart(said: readonly TextPlace[]): readonly TextPlace[] {
  const isOne = new Set(said.map(({ text }) => fold(text))).size < 2;
  return isOne ? said : said.map((each) => ({ ...each, score: Math.min(OPEN, each.score) }));
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

/** Score of a fuel in a row with figures if the document names no other fuel. */
const ONLY_FUEL = 0.95;
const LIKELY_FUEL = 0.8;
/** Maximum number of characters of the printed words beside a fuel's name. */
const MOST_SAID = 80;

/** Returns the fuel that was bought. Fuels in rows with figures go first; several likely fuels leave it open. */
function fuel({ segments, lines }: Layout, lexicons: readonly Lexicon[]): TextFound | null {
  const hasFigures = (line: number) => lines[line]?.segments.some(({ text }) => /^[\d.,' ]*\d/.test(text)) === true;
  const places = fuelNames(lexicons).flatMap((name): (TextPlace & { hits: number; isSold: boolean })[] => {
    const hits = segments.filter(({ text }) => namesFuel(text, name, lexicons));
    const bought = hits.filter(({ line }) => hasFigures(line));
    const [first] = [...bought, ...hits];
    if (!first) return [];
    const count = hits.length + bought.length * 2;
    const said = { text: name, raw: first.text.slice(0, MOST_SAID), page: first.page, box: first.box };
    return [{ ...said, score: LIKELY_FUEL, hits: count, isSold: bought.length > 0 }];
  });
  places.sort((a, b) => b.hits - a.hits);
  const isOpen = (places[1]?.hits ?? 0) * 2 > (places[0]?.hits ?? 0);
  if (isOpen)
    return found(
      places.map((each) => ({ ...each, score: OPEN })),
      'label',
    );
  const isOnly = places.length === 1 && places[0]?.isSold === true;
  return found(isOnly ? places.map((each) => ({ ...each, score: ONLY_FUEL })) : places, 'label');
}

/** Returns the texts that a document states, by role. */
export function readTexts(
  layout: Layout,
  lexicons: readonly Lexicon[],
  knowledge: Knowledge,
): ReadonlyMap<Role, TextFound> {
  const sender = supplier(layout, lexicons, knowledge);
  const all: readonly (readonly [Role, TextFound | null])[] = [
    ['supplier', sender],
    ['customer', customer(layout, lexicons, knowledge, sender)],
    ['supply-address', address(layout, lexicons)],
    ['standard', standard(layout)],
    ['fuel-type', fuel(layout, lexicons)],
  ];
  return new Map(all.flatMap(([role, text]) => (text ? [[role, text] as const] : [])));
}
