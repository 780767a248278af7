import { type HeadingFigures, headingFigures } from '@lichen/contracts/sheet/heading-figures';
import type { FileColumn, ImportSettings } from '@lichen/contracts/imports/import.entity';
import type { SheetReading } from '@lichen/contracts/sheet/read-cell';
import { isMoney } from '@lichen/contracts/sheet/read-row';
import type { PlacedCell } from './file/units-in-cells';

/** Returns the statements of the headings about the figures below them, by field. */
export function headingsByField(columns: readonly FileColumn[], settings: ImportSettings): Map<string, HeadingFigures> {
  const found = new Map<string, HeadingFigures>();
  if (settings.first_is_data) return found;
  for (const [at, { header }] of columns.entries()) {
    const field = settings.columns[at];
    if (field) found.set(field, headingFigures(header));
  }
  return found;
}

const shifted = (figure: number, tens: number): number => {
  const text = String(figure);
  return text.includes('e') ? figure * 10 ** tens : Number(`${text}e${tens}`);
};

/** Converts a value written in thousands or hundredths; exactly, because only the decimal point moves. */
export function inOnes(value: unknown, tens: number): unknown {
  if (tens === 0) return value;
  if (isMoney(value)) return { ...value, amount: shifted(value.amount, tens) };
  if (typeof value === 'number') return shifted(value, tens);
  return typeof value === 'string' && Number.isFinite(Number(value)) ? String(shifted(Number(value), tens)) : value;
}

const CURRENCY_PART = '.currency';
export const isCurrencyPart = (name: string): boolean => name.endsWith(CURRENCY_PART);

/**
 * The currency that applies to the row's amounts without one: the default for all rows, unless the row has its own
 * column.
 */
export function readingOfRow(reading: SheetReading, given: ReadonlyMap<string, PlacedCell>): SheetReading {
  const currencyFor = (field: string) => {
    const { cell, isDefault } = given.get(field + CURRENCY_PART) ?? {};
    const text = isDefault ? String(cell ?? '').trim() : '';
    return text === '' ? undefined : (reading.codeOf('currencies', text) ?? text.toUpperCase());
  };
  const writtenIn = (field: string) => {
    const currency = currencyFor(field);
    return { ...reading.writtenIn?.(field), ...(currency === undefined ? {} : { currency }) };
  };
  return { ...reading, writtenIn };
}
