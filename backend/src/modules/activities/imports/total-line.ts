import { fold } from '@lichen/contracts/activities/sheet/fold';
import type { Cell } from '@lichen/contracts/cells';

const WORDS = [
  ...['total', 'totals', 'grand total', 'sub total', 'subtotal', 'sum'],
  ...['summe', 'gesamt', 'gesamtsumme', 'insgesamt', 'zwischensumme'],
  ...['total general', 'sous total', 'somme', 'suma', 'suma total'],
  ...['totalt', 'totalsum', 'i alt', 'totaal', 'subtotaal', 'totale'],
];

/** The word alone, or with the year or the sign behind it: "Total Energies" is a supplier. */
const TOTAL = new RegExp(`^(${WORDS.join('|')})[\\s\\d]*$`);

/** The first text of a line, where it says that the line is a total of others. */
export function totalWord(cells: readonly Cell[]): { at: number; text: string } | undefined {
  const at = cells.findIndex((cell) => typeof cell === 'string' && cell.trim() !== '');
  const text = String(cells[at] ?? '');
  return at >= 0 && TOTAL.test(fold(text)) ? { at, text } : undefined;
}
