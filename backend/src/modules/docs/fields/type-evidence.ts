import { provenByReadings } from './quantity-proofs';
import { fold } from '@lichen/contracts/formats/fold';
import type { Layout } from '../layout/segments';
import { countOf, ideasOf, stems } from '../lexicon/ideas-of';
import type { Role } from '../lexicon/label-roles';
import type { Lexicon } from '../lexicon/lexicon';
import type { Candidate } from './candidates';
import type { Token } from './tokens/token';
import type { UnitFamily } from './units';

/** Unit families used by bills for each kind of supply. */
const SUPPLIED: Readonly<Record<string, readonly UnitFamily[]>> = {
  electricity: ['energy'],
  natural_gas: ['energy', 'volume'],
  water: ['volume'],
};

const SAID = 0.5;
const MOST_LABEL = 5;
/** Number of features (period, meter, readings, amount used) that make a document a supply bill. */
const ENOUGH = 2;
/** Head of the page as a share of its height, and the maximum number of words of a product name there. */
const TOP = 0.25;
const MOST_NAME = 3;
/** A title such as `Electricity bill` is enough by itself: invoices for cables are not titled so. */
const TITLE = 2;

const says = (candidates: readonly Candidate[], least: number, ...roles: readonly Role[]): boolean =>
  candidates.some(({ role, score }) => score >= least && roles.includes(role));

const FIRST = 12;
const HALF = 0.5;

/** Counts the features of a supply bill: period, meter, readings, amount used, address supplied, title. */
function supplyMarks(
  { segments }: Layout,
  lexicons: readonly Lexicon[],
  { candidates, quantities, figures }: Read,
): (type: string, families: readonly UnitFamily[]) => number {
  const hasPeriod =
    says(candidates, SAID, 'period') ||
    (says(candidates, SAID, 'period-start') && says(candidates, SAID, 'period-end')) ||
    candidates.filter(({ role, score }) => role === 'reading-date' && score >= SAID).length > 1;
  const isFor = says(candidates, 0, 'period') ? HALF : 0;
  const hasMeter = says(candidates, 0.6, 'meter-number', 'supply-point') ? 1 : 0;
  const short = segments.filter(({ text }) => text.split(' ').length <= MOST_LABEL).map(({ text }) => text);
  const headings = segments.map(({ text }) => text.split(' ').slice(0, MOST_LABEL).join(' '));
  const hasReadings = short.some((text) => ideasOf(text, lexicons).has('reading'));
  const isSuppliedAt = short.some((text) =>
    (['supply', 'address'] as const).every((idea) => ideasOf(text, lexicons).has(idea)),
  );
  const named = segments.filter(
    ({ text, page, box }) => page === 1 && box.y < TOP && text.split(' ').length <= MOST_NAME,
  );
  return (type, families) => {
    const isOwn = ({ family }: Token) => family !== undefined && families.includes(family);
    const isUsed = candidates.some(({ role, score, token }) => role === 'use' && score >= SAID && isOwn(token));
    const isRead =
      hasReadings ||
      quantities
        .filter(isOwn)
        .slice(0, FIRST)
        .some((each) => provenByReadings(each, figures));
    const words = lexicons.map((lexicon) => stems(lexicon.types[type] ?? ''));
    const isTitled = headings.some(
      (text) => ideasOf(text, lexicons).has('invoice') && words.some((list) => countOf(fold(text), list) > 0),
    );
    // `Business electricity` at the head counts only if the document names an address supplied.
    const isHeaded = isSuppliedAt && named.some(({ text }) => words.some((list) => countOf(fold(text), list) > 0));
    const marks = [isRead, isUsed, isSuppliedAt, isHeaded].filter(Boolean).length;
    return (hasPeriod ? 1 : isFor) + hasMeter + marks + (isTitled ? TITLE : 0);
  };
}

/** Returns where a fuel is named: `sold` beside a quantity, `named` elsewhere; null if it is not. */
function fuelSaid(layout: Layout, lexicons: readonly Lexicon[], quantities: readonly Token[]): 'sold' | 'named' | null {
  const lists = lexicons.flatMap(({ fuels }) => Object.values(fuels).map(stems));
  const counted = new Set(quantities.map(({ segment }) => segment.line));
  const saying = layout.lines.filter(({ segments }) => {
    const text = fold(segments.map((each) => each.text).join(' '));
    return lists.some((list) => countOf(text, list) > 0);
  });
  if (saying.some(({ at }) => counted.has(at))) return 'sold';
  return saying.length > 0 ? 'named' : null;
}

const SAYS_FUEL = 1;

/** Returns true if a row with a volume has a cell that only names a fuel: `PROPANE   402.6 gal`. */
function isRowOfFuel({ lines }: Layout, lexicons: readonly Lexicon[], quantities: readonly Token[]): boolean {
  const rows = new Set(quantities.filter(({ family }) => family === 'volume').map(({ segment }) => segment.line));
  const fuels = lexicons.flatMap((lexicon) => Object.values(lexicon.fuels).map(stems));
  return [...rows].some((row) =>
    lines[row]?.segments.some(({ text }) => {
      const cell = fold(text);
      return !cell.includes(' ') && fuels.some((list) => countOf(cell, list) > 0);
    }),
  );
}

/** Weights of documents with 0, 0.5, 1 or 1.5 features of a supply bill. */
const WEIGHTS = [0.05, 0.15, 0.3, 0.7] as const;
/** Weights of the fuel type if a fuel is not named, or only elsewhere: machines, goods and journeys need fuel too. */
const NO_FUEL = 0.15;
const FUEL_APART = 0.6;
const NO_MASS = 0.15;
/** Weight of waste reports and insurances for a document that is an invoice: it states a tax and a total. */
const ASKS = 0.03;
const SAYS_SO = 1.5;
const HEAD = 0.5;

/** Number of features from which a document is certainly a supply bill; invoices for goods have fewer. */
const SURELY = 2.5;
const OF_SUPPLY = 0.4;

/** Returns true if a short text or one at the head of the first page begins with a word for invoice. */
export const hasInvoice = ({ segments }: Layout, lexicons: readonly Lexicon[]): boolean =>
  segments.some(
    ({ text, page, box }) =>
      page === 1 &&
      (box.y < HEAD || text.split(' ').length <= MOST_LABEL) &&
      ideasOf(text.split(' ').slice(0, MOST_LABEL).join(' '), lexicons).has('invoice'),
  );

interface Read {
  readonly candidates: readonly Candidate[];
  readonly quantities: readonly Token[];
  /** Money amounts and quantities. */
  readonly figures: readonly Token[];
  /** True if a printed total is the sum of a net amount and a tax. */
  readonly isCharged: boolean;
}

/** Weighs types by content other than words, because pumps, boilers and cables are bought as well. */
export function evidenceFor(
  layout: Layout,
  lexicons: readonly Lexicon[],
  read: Read,
): (type: string) => { weight: number; isSupply: boolean; isSure?: boolean; isNamed?: boolean; said?: number } {
  const { quantities } = read;
  const marks = supplyMarks(layout, lexicons, read);
  const fuel = fuelSaid(layout, lexicons, quantities);
  const hasMass = quantities.some(({ family }) => family === 'mass');
  const hasVolume = quantities.some(({ family }) => family === 'volume');
  const asksForMoney =
    says(read.candidates, SAID, 'tax') &&
    says(read.candidates, SAID, 'gross', 'net') &&
    (hasInvoice(layout, lexicons) || read.isCharged);
  const isOfSupply = Object.entries(SUPPLIED).some(([type, families]) => marks(type, families) >= SURELY);
  return (type) => {
    if (type === 'purchase_invoice')
      return { weight: isOfSupply ? OF_SUPPLY : 1, isSupply: false, said: asksForMoney ? SAYS_SO : 0 };
    if (type === 'fuel')
      return {
        weight: fuel === 'sold' ? 1 : fuel && hasVolume ? FUEL_APART : NO_FUEL,
        isSupply: false,
        // Pumps and heating are repaired too: without a fuel or a volume nothing shows that fuel was sold.
        isNamed: fuel !== null || hasVolume,
        said: isRowOfFuel(layout, lexicons, quantities) ? SAYS_FUEL : 0,
      };
    // Invoices for goods mention disposal too, whereas a waste report states weights.
    if (type === 'waste_report') return { weight: asksForMoney ? ASKS : hasMass ? 1 : NO_MASS, isSupply: false };
    if (type === 'insurance') return { weight: asksForMoney ? ASKS : 1, isSupply: false };
    const families = SUPPLIED[type];
    if (!families) return { weight: 1, isSupply: false };
    const count = marks(type, families);
    return { weight: WEIGHTS[count * 2] ?? 1, isSupply: count >= ENOUGH, isSure: count >= SURELY };
  };
}
