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

/** Access to an open form: reads its current values, sets some of them. */
export interface FormApi {
  readonly values: Values;
  set: (values: Values) => void;
}

/** A button beside a field; `error` is the message of its last run. */
export interface FieldAction {
  label: string;
  run: (form: FormApi) => void;
  isRunning: boolean;
  error: string | null;
}

/** Props of a control that a page brings. */
export interface ControlProps extends FieldProps<unknown> {
  form: FormApi;
}

/** Settings of one field beyond its contract. */
export interface FieldOverrides {
  label?: string;
  hint?: string;
  /** Narrows the reference list or the picker. */
  where?: Readonly<Record<string, string | number | null | undefined>>;
  groupBy?: string;
  /** Words for the options of a choice. */
  words?: Readonly<Record<string, string>>;
  /** Options of a text, a list of texts or a number; without them any value is accepted. */
  offers?: readonly Offer[];
  /** The reference list that a text is chosen from; any text is accepted until it is loaded. */
  list?: string;
  /** Lines of a long text: how many there are at first, and from how many on it scrolls. */
  rows?: readonly [least: number, most: number];
  /** Another field that holds the unit of this one. */
  unitField?: string;
  /** Units to offer, out of those the field accepts. */
  units?: readonly string[];
  /** Makes the field required for reasons outside the values; the entity's rules cover those inside. */
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

/** Overrides by the name of the field. */
export type Overrides = Readonly<Record<string, FieldOverrides>>;

/**
 * Overrides of a form: fixed, or a function of its values and of the reference record that it `knows`. The form
 * evaluates the function again whenever a value that it read changes.
 */
export type OverridesOf = Overrides | ((values: Values, known: Values | null) => Overrides);

export const overridesFor = (overrides: OverridesOf, values: Values, known: Values | null): Overrides =>
  typeof overrides === 'function' ? overrides(values, known) : overrides;

/** True when two overrides of a field are deeply equal; functions are compared by identity. */
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

/** Error that more typing cannot correct: a number above the field's maximum. Others are shown on submit. */
export const typingError = (field: Field, value: unknown): string | undefined =>
  (field.kind === 'decimal' || field.kind === 'integer') && typeof value === 'number' && value > field.max
    ? FIELD_TEXTS.tooLarge
    : undefined;

/** Errors of a draft by the checks and words of the server; nothing is found here that is not found there. */
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

/** Moves the errors of a hidden unit under an amount that is shown in it. */
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
