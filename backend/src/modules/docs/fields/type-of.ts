import { fold } from '@lichen/contracts/formats/fold';
import type { Layout } from '../layout/segments';
import { countOf, stems } from '../lexicon/ideas-of';
import type { Lexicon } from '../lexicon/lexicon';
import type { Role } from '../lexicon/label-roles';
import type { Candidate } from './candidates';
import { chooseMoney } from './money/choose-money';
import type { SoughtType } from './definition';
import { firmIn } from './names';
import type { Quantity, Token } from './tokens/token';
import { holdsHeat } from './quantity-proofs';
import { evidenceFor, hasInvoice } from './type-evidence';

/** The type that a document seems to have. */
export interface TypeFound {
  readonly type: string;
  /** Its name in the lexicon, which tells kinds of documents of one type apart. */
  readonly family: string;
  /** From 0 to 1. */
  readonly confidence: number;
}

/** Number of words from which a text is a sentence, which says less about the type than a label. */
const SENTENCE = 10;
const IN_SENTENCE = 0.4;

/** Returns the weight of a text: large words and words at the top count more. */
function weightOf(size: number, usual: number, y: number, words: number): number {
  return (size > usual * 1.25 ? 3 : 1) * (y < 0.2 ? 1.4 : 1) * (words < SENTENCE ? 1 : IN_SENTENCE);
}

/** Factor for English words in documents of another language, in which some of them mean something else. */
const NOT_ITS_OWN = 0.5;

/** Weights of types whose words are common in documents of other types as well. */
const WEIGHTS: Readonly<Record<string, number>> = { purchase_invoice: 0.17, certificate: 0.9, waste_report: 0.8 };

const HEATS = 2.5;

/** Returns the score for natural gas if an energy amount on the page is the energy content of a volume. */
function heat(quantities: readonly Token[]): number {
  const volumes = quantities.filter(({ family }) => family === 'volume');
  return quantities.some((each) => each.family === 'energy' && holdsHeat(each, volumes)) ? HEATS : 0;
}

const unitsFor = (type: string, quantities: readonly Token[]): number => {
  // A heading may name the unit of a column.
  const has = (pattern: RegExp) =>
    quantities.filter(({ raw, value }) => pattern.test(raw) || pattern.test(`${raw} ${(value as Quantity).unit ?? ''}`))
      .length;
  if (type === 'electricity') return Math.min(3, has(/[kM]Wh/i)) * 0.3 + Math.min(1, has(/kWh/i)) * 0.3;
  if (type === 'natural_gas')
    return heat(quantities) + (has(/[kM]Wh/i) > 0 && has(/m[3³]/i) > 0 ? 0.6 : 0) + Math.min(3, has(/therm/i)) * 0.5;
  if (type === 'water') return Math.min(3, has(/m[3³]|gal/i)) * 0.5;
  if (type === 'waste_report') return Math.min(3, has(/\d\s?(?:kg|t|to|tonnes?|tonn)\b/i)) * 0.5;
  return type === 'fuel' ? Math.min(3, has(/\d\s?(?:l|lit\w+|gal\w*)\b/i)) * 0.6 : 0;
};

/** `FORS certificate` is called `FORS` in every language. */
const nameIn = (named: string): string => fold(named).replace(/ certificate$/, '');

/** Maximum number of hits counted for one type, because a table repeats them in each row. */
const MOST_EACH = 6;

const LEAST_WASTE = 2;

/** Firms are often named after what they sell. Their names count only once other evidence shows a supply bill. */
const OF_FIRM = 0.05;
const OF_SUPPLIER = 0.5;

const SAID = 0.5;
const UNNAMED = 0.3;
const SUMMED = 0.45;

const totalIn = (candidates: readonly Candidate[], tokens: readonly Token[]) =>
  chooseMoney(
    candidates,
    tokens.filter(({ kind }) => kind === 'percent'),
  ).get('gross');

/** Returns a purchase invoice if the document asks for payment although no words name what for; null otherwise. */
function unnamed(
  isTitled: boolean,
  candidates: readonly Candidate[],
  tokens: readonly Token[],
  types: readonly SoughtType[],
): TypeFound | null {
  const isSaid = (role: Role) => candidates.some((each) => each.role === role && each.score >= SAID);
  const isCharged = isSaid('gross') && (isSaid('invoice-number') || isSaid('issue-date') || isSaid('tax'));
  const total = totalIn(candidates, tokens);
  const isInvoice = isCharged || total?.isProven === true || (isTitled && (total?.candidate.score ?? 0) >= SUMMED);
  const found = isInvoice ? types.find(({ type }) => type === 'purchase_invoice') : undefined;
  return found ? { type: found.type, family: found.type, confidence: UNNAMED } : null;
}

function usualSize({ segments }: Layout): number {
  const sizes = segments.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0.01;
}

type Ranked = Pick<TypeFound, 'type' | 'family'> & { readonly score: number };

/** Returns the first type as found; how sure it is depends on the next best one of another type. */
function foundAs({ type, family, score }: Ranked, ranked: readonly Ranked[]): TypeFound {
  const second = ranked.find((each) => each.type !== type)?.score ?? 0;
  return { type, family, confidence: Math.min(0.99, score / (score + second)) };
}

/** Returns the type that the words and units of a document indicate; null if there is none. */
export function typeOf(
  layout: Layout,
  lexicons: readonly Lexicon[],
  { tokens, candidates }: { tokens: readonly Token[]; candidates: readonly Candidate[] },
  types: readonly SoughtType[],
): TypeFound | null {
  const { segments } = layout;
  const quantities = tokens.filter(({ kind }) => kind === 'quantity');
  const figures = tokens.filter(({ kind }) => kind === 'quantity' || kind === 'money');
  const usual = usualSize(layout);
  const isCharged = totalIn(candidates, tokens)?.isProven === true;
  const evidence = evidenceFor(layout, lexicons, { candidates, quantities, figures, isCharged });
  const texts = segments.map(({ text, size, box, page }) => ({
    text: fold(text),
    weight: weightOf(size, usual, page === 1 ? box.y : 1, text.split(' ').length),
    isFirm: firmIn(text) !== null,
  }));
  const whole = ` ${texts.map(({ text }) => text).join(' ')} `;
  const scored = types.map(({ type, family = type, named }) => {
    const { weight, isSupply, isSure = false, isNamed: isSold = true, said: evident = 0 } = evidence(family);
    const lists = lexicons.map((lexicon, at) => ({
      list: stems(lexicon.types[family] ?? ''),
      share: at > 0 && lexicons.length === 2 ? NOT_ITS_OWN : 1,
    }));
    const saidBy = (ofFirms: boolean) =>
      texts
        .filter(({ isFirm }) => isFirm === ofFirms)
        .map(
          (each) =>
            each.weight * Math.min(2, Math.max(...lists.map(({ list, share }) => countOf(each.text, list) * share))),
        )
        .sort((a, b) => b - a)
        .slice(0, MOST_EACH)
        .reduce((sum, hit) => sum + hit, 0);
    // A document that asks for payment is at least an invoice.
    const said = isSold ? Math.max(evident, saidBy(false) + saidBy(true) * OF_FIRM) : 0;
    const ofFirms = isSupply ? saidBy(true) * OF_SUPPLIER : 0;
    const isNamed = named === undefined || whole.includes(` ${nameIn(named)} `);
    return {
      type,
      family,
      said,
      ofFirms,
      isSupply,
      isSure,
      weight: (WEIGHTS[family] ?? 1) * (isNamed ? 1 : 0.2) * weight,
    };
  });
  const isSaid = scored.some(({ said, isSupply }) => isSupply && said >= LEAST_SAID);
  const saidOf = (type: string) => scored.find(({ family }) => family === type)?.said ?? 0;
  // Gas is billed in kilowatt hours too, so they count for electricity only if words do not indicate gas.
  const units = (family: string) => {
    if (family === 'electricity' && saidOf('natural_gas') > saidOf('electricity')) return 0;
    // Goods are weighed as well.
    if (family === 'waste_report' && saidOf(family) < LEAST_WASTE) return 0;
    return unitsFor(family, quantities);
  };
  const ranked = scored
    .map(({ type, family, said: own, ofFirms, isSupply, isSure, weight }) => {
      const counted = units(family);
      const said = isSaid ? own : own + ofFirms;
      return {
        ...{ type, family },
        said: isSupply ? said + counted * (isSure ? SURE_UNITS : 1) : said,
        score: (said + counted) * weight,
      };
    })
    // Units or the name of a firm alone do not determine a type; together with a meter and its readings they do.
    .filter(({ said }) => said >= LEAST_SAID)
    .sort((a, b) => b.score - a.score);
  const [first] = ranked;
  if (!first) return unnamed(hasInvoice(layout, lexicons), candidates, tokens, types);
  return foundAs(first, ranked);
}
const LEAST_SAID = 0.9;
/** Factor for units in a bill that certainly is for a supply. */
const SURE_UNITS = 2;
