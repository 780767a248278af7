import type { FieldErrors } from '@lichen/contracts/api/problems';
import type { DocType, ReadAs } from '@lichen/contracts/docs/doc-type';
import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { checkRecord, parseChanges } from '@lichen/contracts/entity/schema';
import { FIELD_TEXTS, TEXTS } from '@lichen/contracts/text/texts';

export type Values = Readonly<Record<string, unknown>>;

interface Taken {
  readonly values: Values;
  /** Errors by field for values that no document can store: text for a number, or an unknown field. */
  readonly errors: FieldErrors;
}

/** Returns the document types with these ids; unknown ids are ignored. */
export const typesOf = (ids: readonly string[] | null | undefined): readonly DocType[] =>
  (ids ?? []).flatMap((id) => docTypeOf(id) ?? []);

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Returns true for a value that is blank and for a list without rows. */
export const isEmpty = (value: unknown): boolean => isBlank(value) || (Array.isArray(value) && value.length === 0);

/** Returns true if the document cannot be applied without the field, given its other values. */
export const isNeededBeside = ({ isNeeded, neededUnless }: ReadAs, values: Values): boolean =>
  isNeeded === true && (neededUnless === undefined || isBlank(values[neededUnless]));

/** Parses the values of one form, which may be incomplete. */
function takenBy(form: Entity, sent: Values): Taken {
  const given = Object.entries(sent).filter(([, value]) => !isBlank(value));
  const { values, errors } = parseChanges(form, Object.fromEntries(given));
  const emptied = Object.keys(sent).filter((name) => isBlank(sent[name]));
  return { values: { ...values, ...Object.fromEntries(emptied.map((name) => [name, null])) }, errors };
}

const underRow = (list: string, at: number, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, text]) => [`${list}.${at}.${name}`, text]));

const isRow = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

function rowsTaken(list: string, { row, most }: DocType['rows'][string], sent: unknown): Taken {
  if (isBlank(sent)) return { values: { [list]: null }, errors: {} };
  if (!Array.isArray(sent) || !sent.every(isRow)) return { values: {}, errors: { [list]: FIELD_TEXTS.list } };
  if (sent.length > most) return { values: {}, errors: { [list]: FIELD_TEXTS.tooLong } };
  const rows = sent.map((one) => takenBy(row, one));
  return {
    values: { [list]: rows.map(({ values }) => values) },
    errors: Object.assign({}, ...rows.map(({ errors }, at) => underRow(list, at, errors))) as FieldErrors,
  };
}

/** Parses the values sent for documents of some types into the fields' own representation. */
export function takenValues(types: readonly DocType[], sent: Values): Taken {
  const values: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  for (const [name, value] of Object.entries(sent)) {
    const type = types.find(({ form, rows }) => Object.hasOwn(form.fields, name) || Object.hasOwn(rows, name));
    const rows = type && Object.hasOwn(type.rows, name) ? type.rows[name] : undefined;
    const taken = rows
      ? rowsTaken(name, rows, value)
      : type
        ? takenBy(type.form, { [name]: value })
        : { values: {}, errors: { [`prep_data.${name}`]: FIELD_TEXTS.unknownField } };
    Object.assign(values, taken.values);
    Object.assign(errors, taken.errors);
  }
  return { values, errors };
}

const missingOf = (form: Entity, values: Values): FieldErrors =>
  Object.fromEntries(
    (Object.entries(form.fields) as [string, Field][])
      .filter(([name, field]) => field.required && isBlank(values[name]))
      .map(([name, field]) => [name, field.missing ?? TEXTS.required]),
  );

/** Returns the errors of one form. */
const formErrors = (form: Entity, values: Values, today: number): FieldErrors => ({
  ...missingOf(form, values),
  ...checkRecord(form, values, today),
});

/** Returns the errors of a type's rules, under the names at which they are reported. */
export function ruleErrors({ form, rows, toldAs = {} }: DocType, values: Values, today: number): FieldErrors {
  const errors = formErrors(form, values, today);
  const told = Object.fromEntries(Object.entries(errors).map(([name, text]) => [toldAs[name] ?? name, text]));
  const ofRows = Object.entries(rows).flatMap(([list, { row }]) =>
    ((values[list] ?? []) as Values[]).map((one, at) => underRow(list, at, formErrors(row, one, today))),
  );
  return Object.assign(told, ...ofRows) as FieldErrors;
}

/** Returns the path, entity and id of each record that the values refer to. */
export function namedRecords(
  types: readonly DocType[],
  values: Values,
): readonly (readonly [string, string, string])[] {
  const of = (form: Entity, from: Values, under: string) =>
    (Object.entries(form.fields) as [string, Field][]).flatMap(([name, field]) => {
      const id = from[name];
      return field.kind === 'ref' && typeof id === 'string' && id !== ''
        ? [[`${under}${name}`, field.entity, id] as const]
        : [];
    });
  return types.flatMap(({ form, rows }) => [
    ...of(form, values, ''),
    ...Object.entries(rows).flatMap(([list, { row }]) =>
      ((values[list] ?? []) as Values[]).flatMap((one, at) => of(row, one, `${list}.${at}.`)),
    ),
  ]);
}
