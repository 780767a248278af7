import type { PageRange } from '@lichen/contracts/docs/assembly/page-range';
import type { PageText } from '@lichen/contracts/docs/reading';
import type { SoughtType } from '../fields/definition';
import type { Knowledge } from '../fields/knowledge';
import { readDocument } from './read-document';

/** Files with more pages are one document, or nobody would have sent them as one. */
const MOST_LOOKED_AT = 60;

/** `Page 1 of 3` in the six languages, also as `Seite 1/3`; a foot says it by itself. */
const COUNTED =
  /\b(?:page|seite|p[aá]gina|side|sida|blatt|hoja|feuillet)\s*:?\s*(\d{1,3})\s*(?:of|von|de|sur|av|\/|\|)\s*(\d{1,3})\b/i;

interface Page {
  readonly page: number;
  /** Place in its own document, where it says one. */
  readonly place: number | null;
  /** Number of its invoice, which no other document of a supplier has. */
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

/** True where a page begins another document than the one before it. */
function begins({ place, number }: Page, of: string | null): boolean {
  // A page that counts itself knows best.
  if (place !== null) return place === 1;
  return number !== null && of !== null && number !== of;
}

/**
 * The documents that a file seems to hold, each with its pages; null where it seems to be one. A page begins one that
 * counts itself as the first, or that has the number of another invoice.
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
