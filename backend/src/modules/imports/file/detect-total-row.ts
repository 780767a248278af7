import { fold } from '@lichen/contracts/formats/fold';
import { isUnit } from '@lichen/contracts/sheet/unit-words';
import type { Cell } from '@lichen/contracts/formats/sheet-cells';

const WORDS = [
  ...['total', 'totals', 'grand total', 'sub total', 'subtotal', 'sum'],
  ...['summe', 'gesamt', 'gesamtsumme', 'insgesamt', 'zwischensumme'],
  ...['total general', 'sous total', 'somme', 'suma', 'suma total'],
  ...['totalt', 'totalsum', 'sum totalt', 'i alt', 'totaal', 'subtotaal', 'totale'],
];
/** Longer words first: "suma total" is one word and not the sum of "total". */
const LONGEST_FIRST = [...WORDS].sort((a, b) => b.length - a.length);

/** Prepositions before the subject of a total, as in "Total for Mill". */
const OF = ['for', 'fur', 'pour', 'para'];

const TOTAL = new RegExp(`^(?:${LONGEST_FIRST.join('|')})(?: (.*))?$`);
const OF_SOMETHING = new RegExp(`^(?:${OF.join('|')}) .`);
const YEAR_OR_SIGN = /^[\s\d]*$/;

/** True for the word "total" alone, or followed by a year, a unit or its subject; "Total Energies" is a supplier. */
function saysTotal(text: string): boolean {
  const [said, rest = ''] = TOTAL.exec(text) ?? [];
  return said !== undefined && (YEAR_OR_SIGN.test(rest) || isUnit(rest) || OF_SOMETHING.test(rest));
}

/** The first text of a line and its column, when that text marks the line as a total of others. */
export function totalRowWord(cells: readonly Cell[]): { at: number; text: string } | undefined {
  const at = cells.findIndex((cell) => typeof cell === 'string' && cell.trim() !== '');
  const text = String(cells[at] ?? '');
  return at >= 0 && saysTotal(fold(text)) ? { at, text } : undefined;
}
