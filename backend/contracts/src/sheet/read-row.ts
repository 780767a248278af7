import type { Cell } from '../formats/sheet-cells';
import type { Entity } from '../entity/entity';
import type { Field, Money, Place } from '../entity/fields';
import { FIELD_TEXTS } from '../text/texts';
import { type CellRepair, isUnitField, readCell, type SheetReading } from './read-cell';

/** A name that still has to be found among the records of the company. */
export interface NameToFind {
  readonly field: string;
  readonly entity: string;
  readonly text: string;
}

/** A cell that could not be read, with what would repair it. */
export interface CellProblem {
  readonly field: string;
  readonly repair: CellRepair;
  readonly message: string;
  readonly text: string;
}

/** A row of a sheet as the entity understands it. */
export interface RowValues {
  readonly values: Record<string, unknown>;
  readonly names: readonly NameToFind[];
  readonly problems: readonly CellProblem[];
}

const CURRENCY = /^[A-Z]{3}$/;

export const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'amount' in value;

/** Currency of a cell that is for nothing else; undefined where it is none. */
function currencyPart(text: string, { codeOf }: SheetReading): string | undefined {
  const currency = codeOf('currencies', text) ?? text.toUpperCase();
  return CURRENCY.test(currency) ? currency : undefined;
}

/** Puts a part (the currency of money, the country of a place) into the value that it belongs to. */
function putPart(into: Record<string, unknown>, field: string, text: string, reading: SheetReading): boolean {
  const whole = into[field];
  if (whole === undefined) return true;
  // The amount was read in it, unless its own cell says another one.
  if (isMoney(whole)) return whole.currency === currencyPart(text, reading);
  const country = reading.codeOf('countries', text);
  if (country === undefined) return false;
  into[field] = { ...(whole as Place), country };
  return true;
}

/** Reads one row: `cells` by the names of their columns. Values that need another record are named, not found. */
export function readRow(entity: Entity, cells: Readonly<Record<string, Cell>>, reading: SheetReading): RowValues {
  const values: Record<string, unknown> = {};
  const names: NameToFind[] = [];
  const problems: CellProblem[] = [];
  const parts: [string, Cell][] = [];
  for (const [name, cell] of Object.entries(cells)) {
    const field = (entity.fields as Record<string, Field>)[name];
    if (!field) {
      parts.push([name, cell]);
      continue;
    }
    const written = { ...reading, ...reading.writtenIn?.(name) };
    const part = field.kind === 'money' ? String(cells[`${name}.currency`] ?? '').trim() : '';
    const currency = (part && currencyPart(part, reading)) || written.currency;
    const read = readCell(field, cell, { ...written, currency });
    if (read.is === 'value') values[name] = read.value;
    if (read.is === 'name') names.push({ field: name, entity: read.entity, text: read.text });
    if (read.is !== 'error') continue;
    const repair = read.repair === 'choice' && isUnitField(name) ? 'unit' : read.repair;
    problems.push({ field: name, repair, message: read.message, text: String(cell) });
  }
  for (const [name, cell] of parts) {
    const text = String(cell ?? '').trim();
    const [field = ''] = name.split('.');
    if (text !== '' && !putPart(values, field, text, reading))
      problems.push({ field: name, repair: 'choice', message: FIELD_TEXTS.choice, text });
  }
  return { values, names, problems };
}
