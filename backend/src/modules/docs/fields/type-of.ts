import { fold } from '@lichen/contracts/formats/fold';
import type { Layout } from '../layout/segments';
import { countOf, stems } from '../lexicon/ideas-of';
import type { Lexicon } from '../lexicon/lexicon';
import type { SoughtType } from './definition';
import { firmIn } from './names';
import type { Token } from './tokens/token';

export interface TypeFound {
  readonly type: string;
  /** 0 to 1. */
  readonly confidence: number;
}

/** Large words and those at the top say what a document is. */
function weightOf(size: number, usual: number, y: number): number {
  return (size > usual * 1.25 ? 3 : 1) * (y < 0.2 ? 1.4 : 1);
}

/** An invoice for anything is worth less than what it is for. */
const WEIGHTS: Readonly<Record<string, number>> = { purchase_invoice: 0.17, certificate: 0.9, waste_report: 0.8 };

const unitsFor = (type: string, quantities: readonly Token[]): number => {
  const has = (pattern: RegExp) => quantities.filter(({ raw }) => pattern.test(raw)).length;
  if (type === 'electricity') return Math.min(3, has(/[kM]Wh/i)) * 0.3 + Math.min(1, has(/kWh/i)) * 0.3;
  if (type === 'natural_gas')
    return (has(/[kM]Wh/i) > 0 && has(/m[3³]/i) > 0 ? 0.6 : 0) + Math.min(3, has(/therm/i)) * 0.5;
  if (type === 'water') return Math.min(3, has(/m[3³]|gal/i)) * 0.5;
  if (type === 'waste_report') return Math.min(3, has(/\d\s?(?:kg|t|to|tonnes?|tonn)\b/i)) * 0.5;
  return type === 'fuel' ? Math.min(3, has(/\d\s?(?:l|lit\w+|gal\w*)\b/i)) * 0.6 : 0;
};

/** `FORS certificate` is said as `FORS` in every language. */
const nameIn = (named: string): string => fold(named).replace(/ certificate$/, '');

/** Words of one type are counted so often at most: a table says them in each row. */
const MOST_EACH = 6;

const LEAST_WASTE = 2;

/** The type that a document's words and units speak for; null when they speak for none. */
export function typeOf(
  { segments }: Layout,
  lexicons: readonly Lexicon[],
  quantities: readonly Token[],
  types: readonly SoughtType[],
): TypeFound | null {
  const sizes = segments.map(({ size }) => size).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0.01;
  const folded = segments.map(({ text, size, box, page }) => ({
    text: fold(text),
    weight: weightOf(size, usual, page === 1 ? box.y : 1) * (firmIn(text) === null ? 1 : 0.05),
  }));
  const whole = ` ${folded.map(({ text }) => text).join(' ')} `;
  const scored = types.map(({ type, family = type, named }) => {
    const lists = lexicons.map((lexicon) => stems(lexicon.types[family] ?? ''));
    const hits = folded
      .map(({ text, weight }) => weight * Math.min(2, Math.max(...lists.map((list) => countOf(text, list)))))
      .filter((hit) => hit > 0)
      .sort((a, b) => b - a)
      .slice(0, MOST_EACH);
    const said = hits.reduce((sum, hit) => sum + hit, 0);
    const isNamed = named === undefined || whole.includes(` ${nameIn(named)} `);
    return { type, family, said, weight: (WEIGHTS[family] ?? 1) * (isNamed ? 1 : 0.2) };
  });
  const saidOf = (type: string) => scored.find(({ family }) => family === type)?.said ?? 0;
  // Gas is billed in kilowatt hours too: they speak for electricity where words do not speak for gas.
  const units = (family: string) => {
    if (family === 'electricity' && saidOf('natural_gas') >= saidOf('electricity')) return 0;
    // Goods are weighed as well.
    if (family === 'waste_report' && saidOf(family) < LEAST_WASTE) return 0;
    return unitsFor(family, quantities);
  };
  const ranked = scored
    .map(({ type, family, said, weight }) => ({ type, said, score: (said + units(family)) * weight }))
    // Units alone, or the name of a firm, say no type.
    .filter(({ said }) => said >= 1)
    .sort((a, b) => b.score - a.score);
  const [first, second] = ranked;
  if (!first) return null;
  return { type: first.type, confidence: Math.min(0.99, first.score / (first.score + (second?.score ?? 0))) };
}
