import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import type { FieldErrors } from '@lichen/contracts/api/problems';
import { checkRecord, parseDraft } from '@lichen/contracts/entity/schema';
import { FIELD_TEXTS, TEXTS } from '@lichen/contracts/text/texts';
import type { FieldProps } from '../fields/FieldFrame';
import type { Offer } from '../fields/ManyField';
import type { ComponentType, ReactNode } from 'react';

export type Values = Readonly<Record<string, unknown>>;

/** One block of a form. `columns` is the most there are; narrow screens show one. */
export interface Section {
  title?: string;
  columns?: 1 | 2 | 3;
  fields: readonly string[];
}

/** What a page may do with an open form: read its values as they are now, set some of them. */
export interface FormApi {
  readonly values: Values;
  set: (values: Values) => void;
}

/** What a button of a field does; `error` is what it last said. */
export interface FieldAction {
  label: string;
  run: (form: FormApi) => void;
  isRunning: boolean;
  error: string | null;
}

/** What a form hands to a control of its own. */
export interface ControlProps extends FieldProps<unknown> {
  form: FormApi;
}

/** What a form may say about one field beyond its contract. */
export interface FieldOverrides {
  label?: string;
  hint?: string;
  /** Narrows the reference list or the picker. */
  where?: Readonly<Record<string, string | number | null | undefined>>;
  groupBy?: string;
  /** Words for the options of a choice. */
  words?: Readonly<Record<string, string>>;
  /** What a text, several texts or a number can be chosen from; without it any will do. */
  offers?: readonly Offer[];
  /** The reference list that a text is chosen from; until it has come any text will do. */
  list?: string;
  /** Another field that holds the unit of this one. */
  unitField?: string;
  /** Of the units that the field takes, those that make sense with what is chosen. */
  units?: readonly string[];
  /** Must be filled in, by what is known beside the values; what they ask for the rules say. */
  required?: boolean;
  hidden?: boolean;
  disabled?: boolean;
  suffix?: string;
  /** A place is searched among airports alone. */
  airports?: boolean;
  /** A place is where goods leave or arrive. */
  goods?: boolean;
  /** A button under the field that works its value out of others. */
  action?: FieldAction;
  /** Stands under the field, inside the form. */
  below?: ComponentType<{ form: FormApi }>;
  /** Draws the field in place of the control of its kind; may change other fields with it. */
  control?: (props: ControlProps) => ReactNode;
  /** Takes the whole row. */
  wide?: boolean;
}

/** By the name of the field. */
export type Overrides = Readonly<Record<string, FieldOverrides>>;

/**
 * What a form says of its fields: once and for all, or by its values and by the record of the reference that it `knows`.
 * The form works it out again whenever a value that it read is another.
 */
export type OverridesOf = Overrides | ((values: Values, known: Values | null) => Overrides);

export const overridesFor = (overrides: OverridesOf, values: Values, known: Values | null): Overrides =>
  typeof overrides === 'function' ? overrides(values, known) : overrides;

/** Whether two overrides of a field say the same, part by part; functions are told apart by identity. */
export function isSameOverride(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false;
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && isSameOverride((left as Values)[name], (right as Values)[name]))
  );
}

export const fieldOf = (entity: Entity, name: string): Field => {
  const field = Object.hasOwn(entity.fields, name) ? (entity.fields[name] as Field) : undefined;
  if (!field) throw new Error(`${entity.name} has no writable field ${name}`);
  return field;
};

/** The values a form starts with: what is stored, then what is given, and null for the rest. */
export function startValues(entity: Entity, stored: object = {}, initial: Values = {}): Record<string, unknown> {
  const names = Object.keys(entity.fields);
  return Object.fromEntries(names.map((name) => [name, (stored as Values)[name] ?? initial[name] ?? null]));
}

const isLeftOut = (value: unknown) => value === undefined || value === null || value === '';

/**
 * A unit that is only offered, because no amount in it is stated, is no change of a stored record: it stays as it was.
 * Records of an import or of the API have none.
 */
export function withoutOfferedUnits(values: Values, stored: object, overrides: Overrides): Values {
  const units = Object.entries(overrides).flatMap(([amount, { unitField }]) =>
    unitField ? [{ unitField, isStated: !isLeftOut(values[amount]) }] : [],
  );
  const stated = new Set(units.filter(({ isStated }) => isStated).map(({ unitField }) => unitField));
  const offered = units.filter(({ unitField }) => !stated.has(unitField) && isLeftOut((stored as Values)[unitField]));
  return { ...values, ...Object.fromEntries(offered.map(({ unitField }) => [unitField, null])) };
}

/** What typing on cannot set right: a number above what its field takes. Anything else is said when the form is sent. */
export const typingError = (field: Field, value: unknown): string | undefined =>
  (field.kind === 'decimal' || field.kind === 'integer') && typeof value === 'number' && value > field.max
    ? FIELD_TEXTS.tooLarge
    : undefined;

/** The same checks as the server, with the same words; nothing is found here that is not found there. */
export function draftErrors(entity: Entity, values: Values, today: number): FieldErrors {
  const { values: parsed, errors } = parseDraft(entity, values);
  return { ...checkRecord(entity, parsed, today), ...errors };
}

/**
 * Fields that the rules ask for with these values: the contract's own, and those that would be missed if they were taken
 * out. What must be filled in an activity that counts may stay empty in one that does not.
 */
export function requiredNow(entity: Entity, values: Values, today: number): string[] {
  const { values: draft } = parseDraft(entity, values);
  const isMissed = (name: string) => entity.check?.({ ...draft, [name]: null }, today)[name] === TEXTS.required;
  return Object.keys(entity.fields).filter((name) => {
    const { required, kind } = fieldOf(entity, name);
    return kind !== 'boolean' && (required || isMissed(name));
  });
}

/** What is wrong with a unit stands under an amount that is shown in it. */
export function underAmounts(errors: FieldErrors, shown: readonly string[], overrides: Overrides): FieldErrors {
  const amountIn = (unit: string) =>
    shown.includes(unit) ? undefined : shown.find((name) => overrides[name]?.unitField === unit);
  const all = Object.entries(errors);
  const moved = all.flatMap(([path, text]) => [amountIn(path) ?? []].flat().map((amount) => [amount, text] as const));
  return { ...Object.fromEntries(moved), ...Object.fromEntries(all.filter(([path]) => !amountIn(path))) };
}

/** `cost.amount` belongs under the field `cost`. What belongs to no field of the form is said above it. */
export function errorsByField(errors: FieldErrors, shown: readonly string[]) {
  const under: Record<string, string> = {};
  const above: string[] = [];
  for (const [path, message] of Object.entries(errors)) {
    const name = path.split('.')[0] ?? path;
    if (shown.includes(name)) under[name] ??= message;
    else above.push(message);
  }
  return { under, above };
}
