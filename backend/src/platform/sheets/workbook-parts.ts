import { currencySaid } from '@lichen/contracts/sheet/currency-words';
import { isUnit } from '@lichen/contracts/sheet/unit-words';
import { SHEET_LIMITS, SHEET_TEXTS, sheetRefusal } from './sheet';
import { readXml, type XmlHandlers } from './xml-part';
import type { ZipParts } from './zip-parts';

/** Reads the shared strings that cells refer to by index; rich text without its format, and without phonetic guides. */
export async function sharedStrings(zip: ZipParts, cellCharacters: number): Promise<string[]> {
  const name = 'xl/sharedStrings.xml';
  const strings: string[] = [];
  if (!zip.has(name)) return strings;
  let current = '';
  let characters = 0;
  let inText = false;
  let skipped = 0;
  const handlers: XmlHandlers = {
    open: (tag) => {
      if (tag === 'si') current = '';
      if (tag === 'rPh') skipped += 1;
      inText = tag === 't' && skipped === 0;
    },
    text: (text) => {
      if (!inText) return;
      characters += text.length;
      if (characters > SHEET_LIMITS.characters) throw sheetRefusal(SHEET_TEXTS.tooMuch);
      if (current.length < cellCharacters) current += text;
    },
    close: (tag) => {
      if (tag === 't') inText = false;
      if (tag === 'rPh') skipped -= 1;
      if (tag !== 'si') return;
      if (strings.length === SHEET_LIMITS.cells) throw sheetRefusal(SHEET_TEXTS.tooMuch);
      strings.push(current.slice(0, cellCharacters));
    },
  };
  await readXml(await zip.open(name), handlers, SHEET_LIMITS.sheetElements);
  return strings;
}

/** Returns whether a built-in number format shows a day, East Asian ones included (ECMA-376 18.8.30). */
const isBuiltInDay = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 31) || (id >= 34 && id <= 36) || (id >= 50 && id <= 58);

/** Returns the pattern of a number format without quotes, escapes, colours and conditions. */
const shownBy = (code: string): string =>
  (code.split(';')[0] ?? '').replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '').toLowerCase();

/** Returns whether a custom number format shows a day. */
export function isDayFormat(code: string): boolean {
  const shown = shownBy(code);
  return /[dy]/.test(shown) || (/m/.test(shown) && !/[hs0#?]/.test(shown) && shown.trim() !== '');
}

/** Number styles: a day, a month, a percentage, or a number with a currency or unit beside it. */
export type NumberStyle = 'day' | 'month' | 'percent' | { readonly beside: string } | null;

/** Text in brackets is a colour, a condition or a locale, unless it begins with a currency symbol. */
const BESIDE = /"([^"]*)"|\\(.)|\[\$([^\]-]*)(?:-[0-9a-f]+)?\]|([£€$])/gi;

/** Returns the currency or unit that a number format shows beside the number; null for any other text. */
function besideOf(code: string): string | null {
  const first = (code.split(';')[0] ?? '').replace(/_.|\*./g, ' ');
  const text = [...first.matchAll(BESIDE)]
    .map((found) => found.slice(1).join(''))
    .join('')
    .trim();
  return text !== '' && (isUnit(text) || currencySaid(text) !== null) ? text : null;
}

/** Longest number format of a workbook in characters, ECMA-376 18.8.31. */
const LONGEST_FORMAT = 255;

/** Returns what a number format of a workbook shows: a day, a month, a percentage, or a unit beside it. */
export function numberStyleOf(written: string): NumberStyle {
  const code = written.slice(0, LONGEST_FORMAT);
  const shown = shownBy(code);
  if (!isDayFormat(code)) {
    const beside = besideOf(code);
    return shown.includes('%') ? 'percent' : beside === null ? null : { beside };
  }
  return /^[^d]*$/.test(shown) && /m.*y|y.*m/.test(shown) ? 'month' : 'day';
}

/** Returns the style of a built-in format: 17 is `mmm-yy`, 9 and 10 are `0%` and `0.00%`. */
function builtInStyle(id: number): NumberStyle {
  if (id === 17) return 'month';
  if (id === 9 || id === 10) return 'percent';
  return isBuiltInDay(id) ? 'day' : null;
}

/** Reads the number style of each cell style. */
export async function numberStyles(zip: ZipParts): Promise<NumberStyle[]> {
  const name = 'xl/styles.xml';
  const styles: NumberStyle[] = [];
  if (!zip.has(name)) return styles;
  const own = new Map<number, NumberStyle>();
  let inCells = false;
  await readXml(await zip.open(name), {
    open: (tag, attributes) => {
      if (tag === 'numFmt') own.set(Number(attributes['numFmtId']), numberStyleOf(attributes['formatCode'] ?? ''));
      if (tag === 'cellXfs') inCells = true;
      if (tag !== 'xf' || !inCells) return;
      const id = Number(attributes['numFmtId'] ?? 0);
      styles.push(own.has(id) ? (own.get(id) ?? null) : builtInStyle(id));
    },
    close: (tag) => {
      if (tag === 'cellXfs') inCells = false;
    },
  });
  return styles;
}

/** A sheet of a workbook: the name on its tab, and the path of its part in the archive. */
export interface BookPart {
  readonly name: string;
  readonly part: string;
  readonly isHidden: boolean;
}

/** The list of sheets; with `from1904`, day numbers count from 1904 instead of 1900. */
export interface Book {
  readonly from1904: boolean;
  /** In the order of their tabs. */
  readonly sheets: readonly BookPart[];
}

const inFolder = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

/** Reads the sheets and the date system of a workbook. */
export async function bookOf(zip: ZipParts): Promise<Book> {
  let from1904 = false;
  const listed: { name: string; id: string; isHidden: boolean }[] = [];
  await readXml(await zip.open('xl/workbook.xml'), {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') from1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (tag === 'sheet')
        listed.push({
          name: attributes['name'] ?? '',
          id: attributes['r:id'] ?? Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '',
          isHidden: (attributes['state'] ?? 'visible') !== 'visible',
        });
    },
  });
  const targets = new Map<string, string>();
  await readXml(await zip.open('xl/_rels/workbook.xml.rels'), {
    open: (tag, attributes) => {
      if (tag === 'Relationship') targets.set(attributes['Id'] ?? '', inFolder(attributes['Target'] ?? ''));
    },
  });
  const sheets = listed.map(({ id, ...rest }) => ({ ...rest, part: targets.get(id) ?? '' }));
  // The same part under thousands of names would be read thousands of times.
  const byPart = new Map(sheets.toReversed().map((sheet) => [sheet.part, sheet]));
  return { from1904, sheets: sheets.filter((sheet) => zip.has(sheet.part) && byPart.get(sheet.part) === sheet) };
}
