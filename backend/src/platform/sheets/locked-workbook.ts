import type { CellObject } from 'write-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import {
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeAttributeValue,
  sanitizeTextContent,
} from 'write-excel-file/utility';

/** A cell of a workbook for people to fill in. Cells are locked unless `isOpen`. */
export interface LockedCell {
  readonly value?: string | number | Date | null;
  readonly isOpen?: boolean;
  readonly isHeading?: boolean;
  /** Format of the cell; text stays exactly as typed. */
  readonly as?: 'text' | 'day';
}

/** Validation of a cell, and a note shown beside it. Only a help in spreadsheets; the product does not rely on it. */
export interface CellCheck {
  /** Address such as `C7`. */
  readonly cell: string;
  readonly takes?:
    | { readonly list: string }
    | { readonly least: number | undefined; readonly most: number | undefined }
    | 'day'
    | 'any';
  readonly title?: string;
  readonly note?: string;
}

/** A sheet in which people can fill in the open cells only; `width` is in characters. */
export interface LockedSheet {
  readonly name: string;
  readonly isHidden?: boolean;
  readonly columns: readonly { readonly width: number; readonly isHidden?: boolean }[];
  readonly rows: readonly (readonly LockedCell[])[];
  readonly checks?: readonly CellCheck[];
}

/** Background of open cells. The library does not support locking, so styles are recognised by this colour. */
const OPEN = '#FFF9E6';
const OPEN_IN_FILE = 'FFF9E6';
/** Longest note and title of a cell, in characters; ECMA-376 18.3.1.33 limits the note. */
const [NOTE, TITLE] = [255, 32];
/** Stands for a missing limit; larger than any answer. */
const BOUND = 1e15;

const UNWRITABLE = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;

/** Removes characters that a workbook cannot contain. */
export const writable = (text: string): string => text.replace(UNWRITABLE, '');

const attribute = (text: string) => sanitizeAttributeValue(writable(text));

const kindOf = (takes: CellCheck['takes']): string => {
  if (takes === 'day') return ' type="date" operator="greaterThan"';
  if (takes === undefined || takes === 'any') return '';
  return 'list' in takes ? ' type="list"' : ' type="decimal" operator="between"';
};

function formulasOf(takes: CellCheck['takes']): string {
  if (takes === 'day') return '<formula1>1</formula1>';
  if (takes === undefined || takes === 'any') return '';
  if ('list' in takes) return `<formula1>${sanitizeTextContent(takes.list)}</formula1>`;
  return `<formula1>${takes.least ?? -BOUND}</formula1><formula2>${takes.most ?? BOUND}</formula2>`;
}

function checkOf({ cell, takes, title = '', note = '' }: CellCheck): string {
  const prompt = note
    ? ` showInputMessage="1" promptTitle="${attribute(title.slice(0, TITLE))}" prompt="${attribute(note.slice(0, NOTE))}"`
    : '';
  const kind = kindOf(takes);
  const error = kind ? ' showErrorMessage="1"' : '';
  return `<dataValidation${kind} allowBlank="1"${error}${prompt} sqref="${cell}">${formulasOf(takes)}</dataValidation>`;
}

/** Unlocks the styles with the colour of open cells; in a protected sheet all others are locked. */
function unlocked(styles: string): string {
  const fills = [...styles.matchAll(/<fill>.*?<\/fill>/gs)].map(([fill]) => fill);
  const open = fills.flatMap((fill, at) => (fill.includes(`${OPEN_IN_FILE}"`) ? [String(at)] : []));
  return styles.replace(/<xf ([^>]*?)>(.*?)<\/xf>/gs, (whole, attributes: string, inside: string) =>
    open.includes(/fillId="(\d+)"/.exec(attributes)?.[1] ?? '')
      ? `<xf ${attributes} applyProtection="1">${inside}<protection locked="0"/></xf>`
      : whole,
  );
}

const ORDER = getOrderOfSiblings('xl/worksheets/sheet{id}.xml', 'worksheet') ?? [];
const inOrder = (xml: string, markup: string) =>
  insertElementMarkupAccordingToOrderOfSiblings(xml, markup, ORDER, 'worksheet');

const PROTECTION = '<sheetProtection sheet="1" objects="1" scenarios="1" formatColumns="0" formatRows="0"/>';

type Feature = NonNullable<NonNullable<Parameters<typeof writeXlsxFile>[1]>['features']>[number];

const locks = (sheets: readonly LockedSheet[]): Feature => ({
  files: {
    transform: {
      'xl/styles.xml': { transform: unlocked },
      'xl/workbook.xml': {
        transformElementAttributes: (tag, attributes, at = -1) =>
          tag === 'sheet' && sheets[at]?.isHidden ? { ...attributes, state: 'hidden' } : attributes,
      },
      'xl/worksheets/sheet{id}.xml': {
        transformElementAttributes: (tag, attributes, at = -1, { sheet }) => {
          if (tag !== 'col') return attributes;
          const of = sheets.find(({ name }) => name === sheet);
          return of?.columns[at]?.isHidden ? { ...attributes, hidden: 1 } : attributes;
        },
        transform: (xml, _options, { sheetIndex }) => {
          const checks = sheets[sheetIndex]?.checks ?? [];
          const protectedSheet = inOrder(xml, PROTECTION);
          if (checks.length === 0) return protectedSheet;
          const all = checks.map(checkOf).join('');
          return inOrder(protectedSheet, `<dataValidations count="${checks.length}">${all}</dataValidations>`);
        },
      },
    },
  },
});

const FORMATS = { text: '@', day: 'yyyy-mm-dd' } as const;

function cellOf({ value, isOpen, isHeading, as }: LockedCell): CellObject | null {
  const style = {
    ...{ alignVertical: 'top' as const, wrap: true },
    ...(isOpen ? { backgroundColor: OPEN, borderStyle: 'thin' as const, borderColor: '#D9D2B8' } : {}),
    ...(isHeading ? { fontWeight: 'bold' as const } : {}),
    ...(as ? { format: FORMATS[as] } : {}),
  };
  if (value === undefined || value === null || value === '')
    return isOpen ? { type: as === 'day' ? Date : as === 'text' ? String : Number, ...style } : null;
  if (value instanceof Date) return { value, type: Date, ...style };
  return typeof value === 'number'
    ? { value, type: Number, ...style }
    : { value: writable(value), type: String, ...style };
}

/** Builds a workbook in which only some cells can be filled in, and some sheets and columns are hidden. */
export function lockedWorkbook(sheets: readonly LockedSheet[]): Promise<Buffer> {
  const written = sheets.map(({ name, columns, rows }) => ({
    ...{ sheet: name, data: rows.map((row) => row.map(cellOf)) },
    columns: columns.map(({ width }) => ({ width })),
  }));
  return writeXlsxFile(written, { features: [locks(sheets)] }).toBuffer();
}
