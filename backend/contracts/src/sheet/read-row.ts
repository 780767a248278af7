import type { Cell } from '../formats/sheet-cells';
import type { Entity } from '../entity/entity';
import type { Field, Money, Place } from '../entity/fields';
import { FIELD_TEXTS } from '../text/texts';
import { type CellRepair, isUnitField, readCell, type SheetReading } from './read-cell';

/** A name that must still be looked up among the company's records. */
export interface NameToFind {
  readonly field: string;
  readonly entity: string;
  readonly text: string;
}

/** A cell that could not be read, with the repair that it needs. */
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

/** Returns true for any object with an `amount`; checks neither amount nor currency. */
export const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'amount' in value;

/** Returns the currency of a cell that holds only a currency; undefined if it holds none. */
function currencyPart(text: string, { codeOf }: SheetReading): string | undefined {
  const currency = codeOf('currencies', text) ?? text.toUpperCase();
  return CURRENCY.test(currency) ? currency : undefined;
}

/** Puts a part, such as the currency of money or the country of a place, into its value. */
function putPart(into: Record<string, unknown>, field: string, text: string, reading: SheetReading): boolean {
  const whole = into[field];
  if (whole === undefined) return true;
  // The amount was read in this currency, unless its own cell names another one.
  if (isMoney(whole)) return whole.currency === currencyPart(text, reading);
  const country = reading.codeOf('countries', text);
  if (country === undefined) return false;
  into[field] = { ...(whole as Place), country };
  return true;
}

/** Reads one row; `cells` are keyed by column name. References to other records are returned as names to look up. */
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
