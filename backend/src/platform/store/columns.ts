import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { getOrInsertComputed } from '../map-get-or-insert';
import type { Row, Value } from './sql';

/** Columns of every row, before the entity's own. */
export const ROW_COLUMNS = ['company_id', 'id', 'version', 'created_on', 'created_by', 'updated_on'] as const;
/** Columns that depend on who writes the row, and when. */
const STAMPED = ROW_COLUMNS.slice(2);
/** JSON column for the fields of a shared table that have no column of their own. */
export const REST = 'data';

/** A record or part of one, with values as JSON has them. */
export type Plain = Record<string, unknown>;

const JSON_KINDS: ReadonlySet<string> = new Set([
  'money',
  'place',
  'stops',
  'texts',
  'listed',
  'roles',
  'values',
  'json',
]);
const isStoredAsJson = ({ kind }: Field) => JSON_KINDS.has(kind);

/** Below this, dividing a scaled integer gives exactly the nearest double of the decimal. */
const SURELY_NEAREST = 2 ** 52;

/** Returns a decimal as an integer of its smallest unit; parses the digits only where multiplication is not exact. */
function scaled(value: number, scale: number): number {
  const unit = 10 ** scale;
  const whole = Math.round(value * unit);
  // `+ 0` turns a negative zero into zero.
  if (whole / unit === value && Math.abs(whole) < SURELY_NEAREST) return whole + 0;
  return Number(value.toFixed(scale).replace('.', ''));
}

/** Chosen once per column, because saves encode and lists decode every value. */
function encoder(field: Field): (value: unknown) => Value {
  if (isStoredAsJson(field)) return (value) => (value == null ? null : JSON.stringify(value));
  if (field.kind === 'boolean') return (value) => (value == null ? null : value ? 1 : 0);
  if (field.kind === 'decimal') {
    // A scaled integer, which both databases store and sum exactly.
    return (value) => (value == null ? null : scaled(value as number, field.scale));
  }
  return (value) => (value ?? null) as Value;
}

function decoder(field: Field): (value: Value) => unknown {
  if (isStoredAsJson(field)) return (value) => (value === null ? null : JSON.parse(value as string));
  if (field.kind === 'boolean') return (value) => (value === null ? null : value !== 0);
  if (field.kind === 'decimal') {
    const unit = 10 ** field.scale;
    return (value) => (value === null ? null : Number(value) / unit);
  }
  return (value) => value;
}

/** Maps records of an entity to rows and back. */
export interface Columns {
  readonly table: string;
  readonly all: readonly string[];
  /** Columns that lists read. A view over a shared table omits the JSON column, which belongs to single types. */
  readonly listed: readonly string[];
  readonly fields: Readonly<Record<string, Field>>;
  /** Field of each column of the entity's own. */
  readonly byColumn: Readonly<Record<string, Field>>;
  /** Fields of a shared table stored in its JSON column. */
  readonly rest: readonly string[];
  /** Condition that excludes other entities of a shared table. */
  readonly own: Readonly<Record<string, Value>>;
  /** A record with all fields empty, to be copied and filled. */
  readonly blank: Plain;
  isColumn(name: string): boolean;
  /** Returns a field's value as stored in its column, for conditions. */
  value(name: string, value: unknown): Value;
  /** Returns the column values of a record's changed fields. */
  changedColumns(record: Plain, changes: Plain): Row;
  /** Appends the values of all columns in order; row fields missing in the record are taken from `stamp`. */
  addValues(into: Value[], record: Plain, companyId: string, stamp: Plain): void;
  /** Returns the record of a row: a filled copy of `shape`, by default the entity's blank. */
  toRecord(row: Row, shape?: Plain): Plain;
  /** Returns a mapping of some fields only: their columns, and records with only these fields. */
  part(names: readonly string[]): Part;
}

interface Part {
  readonly stored: readonly string[];
  toRecord(row: Row): Plain;
}

/**
 * Returns a record with all fields empty, to be copied and filled. Parsed from JSON it gets a compact object shape that
 * copies fast; forty fields added one by one would become a hash table.
 */
export const blankOf = (names: readonly string[]): Plain =>
  JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) as Plain;

const asStored = (value: Value): unknown => value;

/** Fields of every row, with their columns. */
const ROW_FIELDS: Readonly<Record<string, string>> = {
  _id: 'id',
  ...Object.fromEntries(STAMPED.map((name) => [name, name])),
};

type Decoder = readonly [name: string, stored: string, decode: (value: Value) => unknown];

/** `rest` are the fields in the JSON column, which is parsed only if one of them is read. */
function partsOf(entity: Entity, decoders: readonly Decoder[], rest: readonly string[]): Columns['part'] {
  const known = new Map(decoders.map((each) => [each[0], each]));
  const discriminator = entity.table?.discriminator;
  const plain: Readonly<Record<string, string>> = {
    ...ROW_FIELDS,
    ...(discriminator ? { [discriminator]: discriminator } : {}),
  };
  const partOf = (name: string): Decoder => {
    const found = plain[name] ? ([name, plain[name], asStored] as const) : known.get(name);
    if (!found) throw new Error(`${entity.name}.${name} is not stored`);
    return found;
  };
  const make = (names: readonly string[]): Part => {
    const inside = names.filter((name) => rest.includes(name));
    const parts = names.filter((name) => !inside.includes(name)).map(partOf);
    const blank = blankOf(names);
    return {
      stored: [...parts.map(([, stored]) => stored), ...(inside.length > 0 ? [REST] : [])],
      toRecord: (row) => {
        const record = { ...blank };
        for (const [name, stored, decode] of parts) record[name] = decode(row[stored] ?? null);
        if (inside.length === 0) return record;
        const kept = JSON.parse((row[REST] as string | null) ?? '{}') as Plain;
        for (const name of inside) record[name] = kept[name] ?? null;
        return record;
      },
    };
  };
  const parts = new Map<string, Part>();
  return (names) => getOrInsertComputed(parts, names.join(), () => make(names));
}

const made = new WeakMap<Entity, Columns>();

function makeColumns(entity: Entity): Columns {
  const everything: [string, Field][] = Object.entries({ ...entity.fields, ...entity.derived });
  const fields = Object.fromEntries(everything.filter(([, field]) => !field.presented));
  const { table } = entity;
  const isView = table !== undefined && table.name === entity.name;
  const names = Object.keys(fields).filter((name) => name !== table?.discriminator);
  const columnOf = (name: string): string => table?.renamed?.[name] ?? name;
  const shared = new Set<string>(table?.columns ?? names);
  const own = names.filter((name) => shared.has(columnOf(name)));
  const rest = names.filter((name) => !shared.has(columnOf(name)));
  const discriminator = table?.discriminator;
  const hasRest = table?.columns !== undefined && (rest.length > 0 || isView);
  const marked = discriminator ? [discriminator] : [];
  const stored = [...ROW_COLUMNS, ...marked, ...own.map(columnOf)];
  const encoders = own.map((name) => [name, columnOf(name), encoder(fields[name] as Field)] as const);
  const encoded = new Map(encoders.map(([name, , encode]) => [name, encode]));
  const restOf = (record: Plain) =>
    JSON.stringify(Object.fromEntries(rest.map((name) => [name, record[name] ?? null])));
  const decoders = own.map((name) => [name, columnOf(name), decoder(fields[name] as Field)] as const);
  const blank = blankOf([...Object.keys(ROW_FIELDS), ...marked, ...own, ...(isView ? [] : rest)]);

  return {
    table: table?.name ?? entity.name,
    all: hasRest ? [...stored, REST] : stored,
    listed: hasRest && !isView ? [...stored, REST] : stored,
    fields,
    byColumn: Object.fromEntries(own.map((name) => [columnOf(name), fields[name] as Field])),
    rest,
    blank,
    own: discriminator && !isView ? { [discriminator]: entity.name } : {},
    isColumn: (name) => (ROW_COLUMNS as readonly string[]).includes(name) || shared.has(name) || name === discriminator,
    value: (name, value) => (fields[name] ? (encoded.get(name) ?? encoder(fields[name]))(value) : (value as Value)),
    changedColumns: (record, changes) => {
      const row: Row = {};
      if ('updated_on' in changes) row['updated_on'] = changes['updated_on'] as number;
      for (const name of Object.keys(changes)) {
        const encode = encoded.get(name);
        if (encode) row[columnOf(name)] = encode(changes[name]);
      }
      if (rest.some((name) => name in changes)) row[REST] = restOf({ ...record, ...changes });
      return row;
    },
    addValues: (into, record, companyId, stamp) => {
      into.push(companyId, record['_id'] as string);
      for (const name of STAMPED) into.push((record[name] ?? stamp[name] ?? null) as Value);
      if (discriminator) into.push(entity.name);
      for (const [name, , encode] of encoders) into.push(encode(record[name]));
      if (hasRest) into.push(restOf(record));
    },
    toRecord: (row, shape = blank) => {
      const record = { ...shape };
      if (hasRest) Object.assign(record, JSON.parse((row[REST] as string | null | undefined) ?? '{}'));
      record['_id'] = row['id'];
      record['version'] = row['version'];
      record['created_on'] = row['created_on'];
      record['created_by'] = row['created_by'];
      record['updated_on'] = row['updated_on'];
      if (discriminator) record[discriminator] = row[discriminator];
      for (const [name, stored, decode] of decoders) record[name] = decode(row[stored] ?? null);
      return record;
    },
    part: partsOf(entity, decoders, hasRest && !isView ? rest : []),
  };
}

/** Returns the columns of an entity; computed once. */
export function columnsOf(entity: Entity): Columns {
  const found = made.get(entity) ?? makeColumns(entity);
  made.set(entity, found);
  return found;
}
