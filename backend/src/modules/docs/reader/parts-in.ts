import type { PageRange } from '@lichen/contracts/docs/assembly/page-range';
import type { PageText } from '@lichen/contracts/docs/reading';
import type { SoughtType } from '../fields/definition';
import type { Knowledge } from '../fields/knowledge';
import { readDocument } from './read-document';

/** Longer files are taken as one document. */
const MOST_LOOKED_AT = 60;

/** Matches `Page 1 of 3` and `Seite 1/3` in several languages. */
const COUNTED =
  /\b(?:page|seite|p[aá]gina|side|sida|blatt|hoja|feuillet)\s*:?\s*(\d{1,3})\s*(?:of|von|de|sur|av|\/|\|)\s*(\d{1,3})\b/i;

interface Page {
  readonly page: number;
  /** Its page number within its own document; null if none is printed. */
  readonly place: number | null;
  /** Invoice number on the page, which is unique per supplier; null if none was read. */
  readonly number: string | null;
}

function placeOf({ words }: PageText): number | null {
  const [, at, of] = COUNTED.exec(words.map(({ text }) => text).join(' ')) ?? [];
  const [place, count] = [Number(at), Number(of)];
  return at !== undefined && place >= 1 && place <= count ? place : null;
}

function looked(text: PageText, knowledge: Knowledge, types: readonly SoughtType[]): Page {
  const place = placeOf(text);
  if (place !== null && place > 1) return { page: text.page, place, number: null };
  const { fields } = readDocument([text], knowledge, types);
  const number = fields.find(({ field }) => field === 'invoice_number');
  const isSaid = typeof number?.value === 'string' && number.confidence >= 0.5;
  return { page: text.page, place, number: isSaid ? String(number.value) : null };
}

/** Returns true if a page begins another document than the page before. */
function begins({ place, number }: Page, of: string | null): boolean {
  // A printed page number is the strongest evidence.
  if (place !== null) return place === 1;
  return number !== null && of !== null && number !== of;
}

/**
 * Returns the page ranges of the documents in a file; null if it seems to be one document. A document begins on a page
 * numbered 1 or with a different invoice number.
 */
export function partsIn(
  pages: readonly PageText[],
  knowledge: Knowledge,
  types: readonly SoughtType[],
): PageRange[] | null {
  const printed = pages.filter(({ page }) => page > 0);
  if (printed.length < 2 || printed.length > MOST_LOOKED_AT) return null;
  const starts: number[] = [1];
  let of: string | null = null;
  for (const text of printed) {
    const page = looked(text, knowledge, types);
    if (page.page > 1 && begins(page, of)) {
      starts.push(page.page);
      of = page.number;
    } else of ??= page.number;
  }
  if (starts.length < 2) return null;
  return starts.map((from, at) => ({ from, to: (starts[at + 1] ?? printed.length + 1) - 1 }));
}
