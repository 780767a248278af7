import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import type { FieldErrors } from '@lichen/contracts/api/problems';
import { checkRecord, parseDraft } from '@lichen/contracts/entity/schema';
import { FIELD_TEXTS, TEXTS } from '@lichen/contracts/text/texts';
import type { FieldProps } from '../fields/FieldFrame';
import type { Offer } from '../fields/ManyField';
import type { ComponentType, ReactNode } from 'react';

/** Values of a form by field name. */
export type Values = Readonly<Record<string, unknown>>;

/** One section of a form. `columns` is the maximum; narrow screens show one. */
export interface Section {
  title?: string;
  columns?: 1 | 2 | 3;
  fields: readonly string[];
}

/** Access to an open form: reads its current values and sets some of them. */
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

/** Props of a page's own control. */
export interface ControlProps extends FieldProps<unknown> {
  form: FormApi;
}

/** Settings of one field beyond its contract. */
export interface FieldOverrides {
  label?: string;
  hint?: string;
  /** Filter of the reference list or the picker. */
  where?: Readonly<Record<string, string | number | null | undefined>>;
  groupBy?: string;
  /** Labels of the options of a choice. */
  words?: Readonly<Record<string, string>>;
  /** Options of a text, a list of texts or a number; without them any value is accepted. */
  offers?: readonly Offer[];
  /** Reference list to choose a text from; any text is accepted until it has loaded. */
  list?: string;
  /** Lines of a long text: the initial number, and the number from which it scrolls. */
  rows?: readonly [least: number, most: number];
  /** Field that contains the unit of this one. */
  unitField?: string;
  /** Units to offer, of those that the field accepts. */
  units?: readonly string[];
  /** Makes the field required for reasons outside the values; the entity's rules cover reasons inside them. */
  required?: boolean;
  hidden?: boolean;
  disabled?: boolean;
  suffix?: string;
  /** Searches airports only. */
  airports?: boolean;
  /** Searches towns and airports, for goods. */
  goods?: boolean;
  /** Button below the field that calculates its value from others. */
  action?: FieldAction;
  /** Content below the field, inside the form. */
  below?: ComponentType<{ form: FormApi }>;
  /** Renders the field instead of the control of its kind; may change other fields too. */
  control?: (props: ControlProps) => ReactNode;
  /** Takes the whole row. */
  wide?: boolean;
}

/** Overrides by field name. */
export type Overrides = Readonly<Record<string, FieldOverrides>>;

/**
 * Overrides of a form: fixed, or a function of its values and of the reference record that it `knows`. The form
 * evaluates the function again whenever a value that it read changes.
 */
export type OverridesOf = Overrides | ((values: Values, known: Values | null) => Overrides);

export const overridesFor = (overrides: OverridesOf, values: Values, known: Values | null): Overrides =>
  typeof overrides === 'function' ? overrides(values, known) : overrides;

/** Returns whether two overrides of a field are deeply equal; functions are compared by identity. */
export function isSameOverride(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false;
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && isSameOverride((left as Values)[name], (right as Values)[name]))
  );
}

/** Returns a field of the entity; throws for a name that is none, so that a mistyped layout fails at once. */
export const fieldOf = (entity: Entity, name: string): Field => {
  const field = Object.hasOwn(entity.fields, name) ? (entity.fields[name] as Field) : undefined;
  if (!field) throw new Error(`${entity.name} has no writable field ${name}`);
  return field;
};

/** Returns the initial values of a form: the stored ones, then the given ones, and null for the rest. */
export function startValues(entity: Entity, stored: object = {}, initial: Values = {}): Record<string, unknown> {
  const names = Object.keys(entity.fields);
  return Object.fromEntries(names.map((name) => [name, (stored as Values)[name] ?? initial[name] ?? null]));
}

const isLeftOut = (value: unknown) => value === undefined || value === null || value === '';

/**
 * Excludes units that are only offered, because their amount is empty, from the changes of a stored record. Records
 * from imports or the API may have none.
 */
export function withoutOfferedUnits(values: Values, stored: object, overrides: Overrides): Values {
  const units = Object.entries(overrides).flatMap(([amount, { unitField }]) =>
    unitField ? [{ unitField, isStated: !isLeftOut(values[amount]) }] : [],
  );
  const stated = new Set(units.filter(({ isStated }) => isStated).map(({ unitField }) => unitField));
  const offered = units.filter(({ unitField }) => !stated.has(unitField) && isLeftOut((stored as Values)[unitField]));
  return { ...values, ...Object.fromEntries(offered.map(({ unitField }) => [unitField, null])) };
}

/**
 * Returns an error that more typing cannot correct: a number above the field's maximum. Other errors are shown on
 * submit.
 */
export const typingError = (field: Field, value: unknown): string | undefined =>
  (field.kind === 'decimal' || field.kind === 'integer') && typeof value === 'number' && value > field.max
    ? FIELD_TEXTS.tooLarge
    : undefined;

/**
 * Returns the errors of a draft, by the same checks and messages as the server. `stored` are the values that editing
 * began with.
 */
export function draftErrors(entity: Entity, values: Values, today: number, stored?: Values): FieldErrors {
  const { values: parsed, errors } = parseDraft(entity, values);
  return { ...checkRecord(entity, parsed, today, stored), ...errors };
}

/**
 * Returns the fields that are required with these values: the contract's own, and those that `check` requires. A field
 * required in an applied activity may be optional in a draft.
 */
export function requiredNow(entity: Entity, values: Values, today: number): string[] {
  const { values: draft } = parseDraft(entity, values);
  const isMissed = (name: string) => entity.check?.({ ...draft, [name]: null }, today)[name] === TEXTS.required;
  return Object.keys(entity.fields).filter((name) => {
    const { required, kind } = fieldOf(entity, name);
    return kind !== 'boolean' && (required || isMissed(name));
  });
}

/** Moves the errors of a hidden unit to the amount that it is shown with. */
export function underAmounts(errors: FieldErrors, shown: readonly string[], overrides: Overrides): FieldErrors {
  const amountIn = (unit: string) =>
    shown.includes(unit) ? undefined : shown.find((name) => overrides[name]?.unitField === unit);
  const all = Object.entries(errors);
  const moved = all.flatMap(([path, text]) => [amountIn(path) ?? []].flat().map((amount) => [amount, text] as const));
  return { ...Object.fromEntries(moved), ...Object.fromEntries(all.filter(([path]) => !amountIn(path))) };
}

/** Sorts errors by field: `cost.amount` goes under the field `cost`, errors of no shown field above the form. */
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
