import { z } from 'zod';
import type { Entity, Fields } from './entity';
import type { Field } from './fields';
import type { FieldErrors } from '../api/problems';
import { isPrintable } from './printable';
import { LEG_UNITS, MOST_STOPS, stopName } from '../places/stops';
import { FIELD_TEXTS, TEXTS } from '../text/texts';
import { DAY, EARLIEST_ACTIVITY_YEAR, EARLIEST_YEAR, LATEST_YEAR, YEARS_AHEAD, yearOf } from '../formats/days';

/** 0001-01-01 to 9999-12-31, in epoch milliseconds. */
const FIRST_DAY = -62_135_596_800_000;
const LAST_DAY = 253_402_214_400_000;

/** Texts are stored with composed accents: databases and people compare what some systems write apart. */
function textSchema(max: number) {
  return z
    .string(FIELD_TEXTS.text)
    .trim()
    .normalize('NFC')
    .max(max, FIELD_TEXTS.tooLong)
    .refine(isPrintable, FIELD_TEXTS.unprintable);
}

/** True when a double holds the typed number exactly: at most `scale` decimals and 15 significant digits. */
export function isExactDecimal(value: number, scale: number): boolean {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const decimals = Math.max(0, fraction.length - Number(exponent));
  return decimals <= scale && `${whole}${fraction}`.replace(/^0+/, '').length <= 15;
}

function numberSchema(min: number, max: number) {
  return z.number(FIELD_TEXTS.number).min(min, FIELD_TEXTS.tooSmall).max(max, FIELD_TEXTS.tooLarge);
}

function decimalSchema(min: number, max: number, scale: number) {
  return numberSchema(min, max).refine((value) => isExactDecimal(value, scale), FIELD_TEXTS.tooPrecise);
}

function daySchema() {
  return z
    .number(FIELD_TEXTS.day)
    .int(FIELD_TEXTS.day)
    .min(FIRST_DAY, FIELD_TEXTS.day)
    .max(LAST_DAY, FIELD_TEXTS.day)
    .refine((value) => value % DAY === 0, FIELD_TEXTS.day);
}

/** Returns the message for an invalid value with parts: an unknown part, or an unreadable value. */
const wordsOfParts = ({ code }: { readonly code: string }) =>
  code === 'unrecognized_keys' ? FIELD_TEXTS.unknownField : FIELD_TEXTS.unreadable;

/** Schema of a place. Only the name is required; coordinates are degrees, the country is a code of two letters. */
export const placeSchema = z.strictObject(
  {
    name: textSchema(200).min(1, TEXTS.required),
    address: textSchema(500).optional(),
    place_id: textSchema(200).optional(),
    lat: numberSchema(-90, 90).optional(),
    lng: numberSchema(-180, 180).optional(),
    country: textSchema(2).optional(),
  },
  { error: wordsOfParts },
);

const legSchema = z.strictObject(
  { distance: decimalSchema(0, 1_000_000_000, 6), units: z.enum(LEG_UNITS, FIELD_TEXTS.choice) },
  { error: wordsOfParts },
);

const stopSchema = z.strictObject(
  {
    address: z.preprocess(
      (value) => value ?? undefined,
      z
        .unknown()
        .refine((value) => value !== undefined, { message: TEXTS.required, abort: true })
        .pipe(placeSchema),
    ),
    distance: legSchema.nullish(),
  },
  { error: wordsOfParts },
);

const stopsSchema = z
  .record(z.string(), stopSchema, FIELD_TEXTS.list)
  .refine((stops) => Object.keys(stops).length <= MOST_STOPS, FIELD_TEXTS.tooLong)
  .refine((stops) => Object.keys(stops).every((_, at) => Object.hasOwn(stops, stopName(at))), FIELD_TEXTS.stopNumbers);

/** Errors of stops by path, such as `stop_2.address`. */
export function stopErrors(stops: unknown): Record<string, string> {
  const result = stopsSchema.safeParse(stops ?? {});
  const issues = result.error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.slice(0, 2).join('.'), message]).reverse());
}

const moneySchema = z.strictObject(
  {
    currency: z.string(FIELD_TEXTS.choice).regex(/^[A-Z]{3}$/, FIELD_TEXTS.choice),
    amount: decimalSchema(-1_000_000_000_000, 1_000_000_000_000, 2),
  },
  { error: wordsOfParts },
);

const isAllPrintable = (value: unknown): boolean =>
  typeof value === 'string'
    ? isPrintable(value)
    : typeof value !== 'object' || value === null || Object.entries(value).flat().every(isAllPrintable);

/** Deepest accepted nesting; lists of rows with places reach it. */
const MOST_DEPTH = 6;

const isShallow = (value: unknown, left = MOST_DEPTH): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every((each) => isShallow(each, left - 1)));

const valuesSchema = (most: number, deepest?: number) =>
  z
    .record(z.string().regex(/^[a-z]\w{0,59}$/, FIELD_TEXTS.unknownField), z.json(), FIELD_TEXTS.unreadable)
    .refine((given) => Object.keys(given).length <= most, FIELD_TEXTS.tooManyValues)
    .refine((given) => isShallow(given, deepest), { message: FIELD_TEXTS.unreadable, abort: true })
    .refine(isAllPrintable, FIELD_TEXTS.unprintable);

/** `label` is accepted but ignored: the server writes the list's own label. */
const listedSchema = z.strictObject(
  { id: textSchema(100).min(1, TEXTS.required), label: textSchema(500).optional() },
  { error: wordsOfParts },
);

function valueSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'longText':
      return textSchema(field.max);
    case 'decimal':
      return decimalSchema(field.min, field.max, field.scale);
    case 'integer':
      return numberSchema(field.min, field.max).int(FIELD_TEXTS.wholeNumber);
    case 'exact':
      return z.string(FIELD_TEXTS.number);
    case 'boolean':
      return z.boolean(FIELD_TEXTS.boolean);
    case 'day':
      return daySchema();
    case 'instant':
      return z
        .number(FIELD_TEXTS.day)
        .int(FIELD_TEXTS.day)
        .min(FIRST_DAY, FIELD_TEXTS.day)
        .max(LAST_DAY, FIELD_TEXTS.day);
    case 'choice':
      return choiceSchema(field);
    case 'code':
      return field.as ? textSchema(100).transform(field.as) : textSchema(100);
    case 'ref':
      return z.string(FIELD_TEXTS.unknownRecord).max(64, FIELD_TEXTS.unknownRecord);
    case 'money':
      return moneySchema;
    case 'place':
      return placeSchema;
    case 'stops':
      return stopsSchema;
    case 'texts':
      return z.array(textSchema(field.max), FIELD_TEXTS.list).max(field.maxItems, FIELD_TEXTS.tooLong);
    case 'listed':
      return z.array(listedSchema, FIELD_TEXTS.list).max(field.maxItems, FIELD_TEXTS.tooLong);
    case 'roles':
      return z.array(z.enum(field.options as [string, ...string[]], FIELD_TEXTS.choice), FIELD_TEXTS.list);
    case 'values':
      return valuesSchema(field.most, field.deepest);
    case 'json':
      return z.json();
  }
}

function choiceSchema({ options, as }: Pick<Extract<Field, { kind: 'choice' }>, 'options' | 'as'>): z.ZodType {
  const choice = z.enum(options as [string, ...string[]], FIELD_TEXTS.choice);
  return as ? z.preprocess((value) => (typeof value === 'string' ? as(value) : value), choice) : choice;
}

/** Matches text that shows nothing: blanks and zero-width characters. */
const UNSEEN = /^[\s\p{Cf}]*$/u;

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && UNSEEN.test(value));

/**
 * Schema of a field's value. A blank becomes null, so that emptying a box clears the field; a required field then
 * reports an error.
 */
export function fieldSchema(field: Field): z.ZodType {
  const present = valueSchema(field);
  if (!field.required) return z.preprocess((value) => (isBlank(value) ? null : value), present.nullable());
  const there = z.unknown().refine((value) => value !== undefined, {
    message: field.missing ?? TEXTS.required,
    abort: true,
  }) as z.ZodType<unknown>;
  return z.preprocess((value) => (isBlank(value) ? undefined : value), there.pipe(present));
}

const schemas = new WeakMap<Fields, Map<string, z.ZodType>>();

function schemaOf(fields: Fields, name: string): z.ZodType {
  const known = schemas.get(fields) ?? new Map<string, z.ZodType>();
  schemas.set(fields, known);
  const found = known.get(name) ?? fieldSchema(fields[name] as Field);
  known.set(name, found);
  return found;
}

/** Values that passed their field's schema, and errors by field for the others. */
export interface Parsed {
  values: Record<string, unknown>;
  errors: Record<string, string>;
}

function unknownKeyMessage(entity: Entity, key: string): string {
  const derived = Object.hasOwn(entity.derived, key) || ['_id', 'version', 'company_id', 'created_on'].includes(key);
  return derived ? FIELD_TEXTS.derivedField : FIELD_TEXTS.unknownField;
}

function parseField(fields: Fields, name: string, value: unknown, into: Parsed): void {
  // Gives the same result as the schema at a hundredth of its cost: most drafts omit most fields.
  if (value === undefined && !(fields[name] as Field).required) {
    into.values[name] = null;
    return;
  }
  const result = schemaOf(fields, name).safeParse(value);
  if (result.success) {
    into.values[name] = result.data;
    return;
  }
  const issue = result.error.issues[0];
  const path = [name, ...(issue?.path ?? []).map(String)].join('.');
  into.errors[path] = issue?.message ?? TEXTS.required;
}

/** Parses the body of a create: reports every missing field; refuses unknown and derived keys. */
export function parseDraft(entity: Entity, input: Readonly<Record<string, unknown>>): Parsed {
  const parsed: Parsed = { values: {}, errors: {} };
  for (const key of Object.keys(input))
    if (!Object.hasOwn(entity.fields, key)) parsed.errors[key] = unknownKeyMessage(entity, key);
  for (const name of Object.keys(entity.fields)) parseField(entity.fields, name, input[name], parsed);
  return parsed;
}

/** Parses the body of an update: only the fields it contains. */
export function parseChanges(entity: Entity, input: Readonly<Record<string, unknown>>): Parsed {
  const parsed: Parsed = { values: {}, errors: {} };
  for (const [key, value] of Object.entries(input)) {
    if (Object.hasOwn(entity.fields, key)) parseField(entity.fields, key, value, parsed);
    else parsed.errors[key] = unknownKeyMessage(entity, key);
  }
  return parsed;
}

type DayField = Extract<Field, { kind: 'day' }>;

/** Returns the error of a day outside the years of activities, or null. */
function yearProblem({ longTerm }: DayField, day: number, today: number): string | null {
  const year = yearOf(day);
  if (longTerm !== 'first' && year < EARLIEST_ACTIVITY_YEAR) return FIELD_TEXTS.beforeActivities;
  if (year < EARLIEST_YEAR || year > LATEST_YEAR) return FIELD_TEXTS.unreportedYear;
  return longTerm !== 'last' && year > yearOf(today) + YEARS_AHEAD ? FIELD_TEXTS.tooFarAhead : null;
}

/**
 * Validates the whole record: days in the future or outside the years of activities, and the entity's own `check`. A
 * day of the stored record may lie in any year, so that records of earlier releases can still be changed.
 */
export function checkRecord(
  entity: Entity,
  record: Readonly<Record<string, unknown>>,
  today: number,
  stored: Readonly<Record<string, unknown>> = {},
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const [name, field] of Object.entries(entity.fields) as [string, Field][]) {
    const day = record[name];
    if (field.kind !== 'day' || typeof day !== 'number') continue;
    const isLimited = entity.isReportedByYear && day !== stored[name];
    const problem =
      field.notFuture && day > today ? TEXTS.notFuture : isLimited ? yearProblem(field, day, today) : null;
    if (problem) errors[name] = problem;
  }
  return { ...errors, ...entity.check?.(record, today) };
}
