import type { Entity } from '../entity/entity';
import type { Field } from '../entity/fields';
import { checkRecord } from '../entity/schema';
import { TEXTS } from '../text/texts';

/** A part of a value that has a sheet column of its own: the currency of money, the country of a place. */
export type SheetPart = 'currency' | 'country';

/** One possible column of a type's sheet. */
export interface SheetColumn {
  /** Name of the field, or `field.part`. */
  readonly name: string;
  readonly field: string;
  readonly part?: SheetPart;
  /** Label of the field; the page words a part as `{part} of {field}`. */
  readonly label: string;
  readonly kind: Field['kind'];
  readonly required: boolean;
}

/** Fields that are not typed: the document of a row, and the trip type, which the entity determines. */
const LEFT_OUT: ReadonlySet<string> = new Set(['doc_id', 'trip_type']);

const PARTS: Partial<Record<Field['kind'], SheetPart>> = { money: 'currency', place: 'country' };

/** Returns the fields still required in a row with only `starts`, by definition or by the rules of the entity. */
function missingOf(entity: Entity, starts: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const fields = Object.entries(entity.fields as Record<string, Field>);
  const plain = fields.filter(([name, field]) => field.required && (starts[name] ?? null) === null);
  const ruled = Object.entries(checkRecord(entity, { applied: true, ...starts }, 0));
  return new Set([
    ...plain.map(([name]) => name),
    ...ruled.filter(([, message]) => message === TEXTS.required).map(([name]) => name),
  ]);
}

/** Returns the sheet columns of a type in the order of its form. `starts` are values that a row may omit. */
export function sheetColumns(entity: Entity, starts: Readonly<Record<string, unknown>> = {}): SheetColumn[] {
  const missing = missingOf(entity, starts);
  return Object.entries(entity.fields as Record<string, Field>).flatMap(([name, { kind, label }]) => {
    if (LEFT_OUT.has(name)) return [];
    const column: SheetColumn = { name, field: name, label, kind, required: missing.has(name) };
    const part = PARTS[kind];
    return part ? [column, { ...column, name: `${name}.${part}`, part, required: false }] : [column];
  });
}
