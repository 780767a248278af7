import { EARLIEST_YEAR, LATEST_YEAR } from '../formats/days';
import type { Role } from '../portal/roles';

/** An amount of money: ISO 4217 currency and an amount with at most two decimals. */
export interface Money {
  currency: string;
  amount: number;
}

/** A place: its postal name and, if known, its coordinates. */
export interface Place {
  name: string;
  address?: string | undefined;
  place_id?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
  /** ISO 3166-1 code; it determines the haul of a flight and the factor of a hotel stay. */
  country?: string | undefined;
}

/** Length of one leg of a journey. */
export interface Leg {
  distance: number;
  units: 'km' | 'miles';
}

/** Entry of a reference list: its code, and its label in that list. */
export interface ListedLine {
  id: string;
  label: string;
}

/** A stop of a journey. `distance` is the length of the leg that ends here; null until it has been calculated. */
export interface Stop {
  address: Place | null;
  distance?: Leg | null | undefined;
}

/** `stop_1`, `stop_2` … in travel order, without gaps. */
export type Stops = Record<string, Stop>;

/** Options of a reference beside its entity. */
export interface Reference {
  /** Field of every answer that contains `{_id, …shown fields}` of the referenced record. */
  readonly as?: string;
  readonly show?: readonly string[];
  /** The record belongs to the referenced record: it is deleted with it, and never prevents its deletion. */
  readonly ends?: true;
  /** The `values` field from which the reference is copied, under its own name. */
  readonly readOff?: string;
}

interface FieldBase {
  readonly label: string;
  readonly required: boolean;
  /** Shown under the field in forms. */
  readonly hint?: string;
  /** Note for callers of the API, in addition to the label; forms have their own text. */
  readonly about?: string;
  /** Never sent to clients. */
  readonly internal?: true;
  /** Computed from stored fields for responses; has no column. */
  readonly presented?: true;
  /** Personal data: the audit log records that the field changed, but neither value. */
  readonly confidential?: true;
  /** Only these roles see the field; it is absent for others who may read the record. */
  readonly seenBy?: readonly Role[];
  /** Error when the required field is empty; defaults to `Required`. */
  readonly missing?: string;
}

/** A field by its kind. The kind determines column, validation, form control and API schema. */
export type Field = FieldBase &
  (
    | { readonly kind: 'text' | 'longText'; readonly max: number }
    | { readonly kind: 'decimal'; readonly min: number; readonly max: number; readonly scale: number }
    /** A year is shown without a thousands separator. */
    | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly isYear?: true }
    /** An exact decimal of any length: a string in the store and in `explain`, a number on the wire. */
    | { readonly kind: 'exact' }
    | { readonly kind: 'boolean' }
    /** A calendar day: epoch milliseconds of its UTC midnight. */
    | {
        readonly kind: 'day';
        readonly notFuture: boolean;
        /** The first day of a long-term agreement may lie in EARLIEST_YEAR, the last one in any year to LATEST_YEAR. */
        readonly longTerm?: 'first' | 'last';
      }
    /** A point in time: epoch milliseconds. */
    | { readonly kind: 'instant' }
    | {
        readonly kind: 'choice';
        readonly options: readonly string[];
        /** Labels of options whose stored value is not what people read. */
        readonly words?: Readonly<Record<string, string>>;
        /** Converts what people write to an option. */
        readonly as?: (entered: string) => string;
      }
    /** A code of a reference list served at `/api/data/reference?name=`. */
    | { readonly kind: 'code'; readonly list: string; readonly as?: (entered: string) => string }
    | ({ readonly kind: 'ref'; readonly entity: string } & Reference)
    | { readonly kind: 'money'; readonly currency: string }
    | { readonly kind: 'place' }
    /** Stops of a journey, `stop_1` first. */
    | { readonly kind: 'stops' }
    | { readonly kind: 'texts'; readonly max: number; readonly maxItems: number }
    /** Entries of a reference list, each with its label. */
    | { readonly kind: 'listed'; readonly list: string; readonly maxItems: number }
    | { readonly kind: 'roles'; readonly options: readonly Role[] }
    /** Values by name, whose types another definition specifies. */
    | { readonly kind: 'values'; readonly most: number; readonly deepest?: number }
    /** `shape` is a JSON schema of the value, for the API description. */
    | { readonly kind: 'json'; readonly shape?: Readonly<Record<string, unknown>> }
  );

/** Carries the TypeScript type of a field's value; exists at compile time only. */
export type Typed<T, F extends Field = Field> = F & { readonly _value?: T };
/** Value of a field in a record; fields that may be empty include null. */
export type ValueOf<F> = F extends { readonly _value?: infer T } ? Exclude<T, undefined> : never;

const base = (label: string) => ({ label, required: true });

/** One line of text, of at most `max` characters. */
export const text = (label: string, max = 200) => ({ ...base(label), kind: 'text', max }) as Typed<string>;
/** Text with line breaks, of at most `max` characters. */
export const longText = (label: string, max = 5000) => ({ ...base(label), kind: 'longText', max }) as Typed<string>;
/** A whole number within the limits, both included; without a unit. */
export const integer = (label: string, { min = 0, max = Number.MAX_SAFE_INTEGER } = {}) =>
  ({ ...base(label), kind: 'integer', min, max }) as Typed<number>;
/** A calendar year. */
export const year = (label: string, { min = EARLIEST_YEAR, max = LATEST_YEAR } = {}) =>
  ({ ...integer(label, { min, max }), isYear: true }) as Typed<number>;
/** Default number of decimals of a number field; values calculated for the field are rounded to it. */
export const DECIMALS = 6;

/** A number typed by a person, with at most `scale` decimals; the limits keep it exact on every database. */
export const decimal = (label: string, { min = 0, max = 1_000_000_000, scale = DECIMALS } = {}) =>
  ({ ...base(label), kind: 'decimal', min, max, scale }) as Typed<number>;
/** A decimal number of any length, as text; only the server writes it. */
export const exact = (label: string) => ({ ...base(label), kind: 'exact' }) as Typed<string>;
/** Yes or no. */
export const boolean = (label: string) => ({ ...base(label), kind: 'boolean' }) as Typed<boolean>;
/** A day, as the ms of its midnight UTC. With `notFuture` it cannot be later than today. */
export const day = (label: string, { notFuture = false } = {}) =>
  ({ ...base(label), kind: 'day', notFuture }) as Typed<number>;
/** A moment, in ms since 1970 UTC. */
export const instant = (label: string) => ({ ...base(label), kind: 'instant' }) as Typed<number>;
/** One of the options; `words` are their labels, where people do not read the values themselves. */
export const choice = <const V extends string>(
  label: string,
  options: readonly V[],
  words?: Readonly<Record<NoInfer<V>, string>>,
) => ({ ...base(label), kind: 'choice', options, ...(words ? { words } : {}) }) as Typed<V>;
/** A choice among the keys of a table; its values are the labels. */
export const worded = <const V extends string>(label: string, words: Readonly<Record<V, string>>) =>
  choice(label, Object.keys(words) as V[], words as Readonly<Record<string, string>>);
/** A code of a reference list; `as` converts what people write to a code. */
export const code = (label: string, list: string, as?: (entered: string) => string) =>
  ({ ...base(label), kind: 'code', list, ...(as ? { as } : {}) }) as Typed<string>;
/** The first or last day of a long-term agreement. */
export const longTerm = <T>(longTerm: 'first' | 'last', field: Typed<T>) => ({ ...field, longTerm }) as Typed<T>;
/** Another record of the same company. */
export const ref = (label: string, entity: string, more?: Reference) =>
  ({ ...base(label), kind: 'ref', entity, ...more }) as Typed<string>;
/** A reference to the record's owner: the record is deleted with it. */
export const endsWith = <F extends Typed<unknown>>(field: F): F => ({ ...field, ends: true });
/** An amount with its currency; forms begin with `currency`. */
export const money = (label: string, currency = 'GBP') => ({ ...base(label), kind: 'money', currency }) as Typed<Money>;
/** A place by name, with coordinates and country where they are known. */
export const place = (label: string) => ({ ...base(label), kind: 'place' }) as Typed<Place>;
/** The stops of a journey, in travel order. */
export const stops = (label: string) => ({ ...base(label), kind: 'stops' }) as Typed<Stops>;
/** Several short texts, such as tags: `maxItems` at most, each of at most `max` characters. */
export const texts = (label: string, { max = 100, maxItems = 50 } = {}) =>
  ({ ...base(label), kind: 'texts', max, maxItems }) as Typed<string[]>;
/** Several entries of a reference list, each stored with its label. */
export const listed = (label: string, list: string, { maxItems = 100 } = {}) =>
  ({ ...base(label), kind: 'listed', list, maxItems }) as Typed<ListedLine[]>;
/** Roles of a user, among the options. */
export const roles = (label: string, options: readonly Role[]) =>
  ({ ...base(label), kind: 'roles', options }) as Typed<Role[]>;
/** Values by name, which the entity's rules validate further; an update sends all of them. */
export const values = (label: string, { most = 300, deepest }: { most?: number; deepest?: number } = {}) =>
  ({ ...base(label), kind: 'values', most, ...(deepest === undefined ? {} : { deepest }) }) as Typed<
    Readonly<Record<string, unknown>>
  >;
/** Structured data that only the server writes. */
export const json = <T>(label: string, shape?: Readonly<Record<string, unknown>>) =>
  ({ ...base(label), kind: 'json', ...(shape ? { shape } : {}) }) as Typed<T>;

/** A field that may be empty; its value is null then. */
export const optional = <T>(field: Typed<T>) => ({ ...field, required: false }) as Typed<T | null>;
/** A field that is stored, but never sent to clients. */
export const internal = <T>(field: Typed<T>) => ({ ...field, internal: true }) as Typed<T>;
/** A field without a column, which is computed for each response. */
export const presented = <T>(field: Typed<T>) => ({ ...field, presented: true }) as Typed<T>;
/** A field that is absent from responses to people without any of these roles. */
export const seenBy = <T>(readers: readonly Role[], field: Typed<T>) => ({ ...field, seenBy: readers }) as Typed<T>;
/** A field of personal data: the audit log names it, without its values. */
export const confidential = <T>(field: Typed<T>) => ({ ...field, confidential: true }) as Typed<T>;
/** A field with its own error message for an empty value. */
export const missing = <T>(field: Typed<T>, words: string) => ({ ...field, missing: words }) as Typed<T>;
/** A field with a note in the API description. */
export const about = <T>(field: Typed<T>, words: string) => ({ ...field, about: words }) as Typed<T>;
/** A field with a hint below its form control. */
export const hint = <T>(field: Typed<T>, words: string) => ({ ...field, hint: words }) as Typed<T>;
