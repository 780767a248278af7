import { EARLIEST_YEAR, LATEST_YEAR } from '../formats/days';
import type { Role } from '../portal/roles';

/** An amount of money: ISO 4217 currency and an amount with at most two decimals. */
export interface Money {
  currency: string;
  amount: number;
}

/** A point on the map with its postal name. */
export interface Place {
  name: string;
  address?: string | undefined;
  place_id?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
  /** ISO 3166-1 code: what the haul of a flight and the factor of a hotel are chosen by. */
  country?: string | undefined;
}

/** Length of one leg of a way. */
export interface Leg {
  distance: number;
  units: 'km' | 'miles';
}

/** A line of a reference list: its code, and what the list called it. */
export interface ListedLine {
  id: string;
  label: string;
}

/** A place on the way. `distance` is of the leg that ends here; null while nobody has worked it out. */
export interface Stop {
  address: Place | null;
  distance?: Leg | null | undefined;
}

/** `stop_1`, `stop_2` … in the order they are driven to, without a gap. */
export type Stops = Record<string, Stop>;

/** What is said of a reference beside the entity that it names. */
export interface Reference {
  /** Adds `{_id, …shown fields}` of the record it names to every answer. */
  readonly as?: string;
  readonly show?: readonly string[];
  /** The record is about the one it names alone: it is deleted with it, and never holds it back. */
  readonly ends?: true;
  /** Field of values that the reference is read off, under its own name. */
  readonly readOff?: string;
}

interface FieldBase {
  readonly label: string;
  readonly required: boolean;
  /** Shown under the field in forms. */
  readonly hint?: string;
  /** Note for callers of the API, beside the label; forms say it in their own way. */
  readonly about?: string;
  /** Kept on the server: never on the wire. */
  readonly internal?: true;
  /** Made for readers from the stored fields: no column of its own. */
  readonly presented?: true;
  /** About a person: the audit log says that it changed, never what it was or is. */
  readonly confidential?: true;
  /** Only these roles see it; to everybody else who may read the record it is absent. */
  readonly seenBy?: readonly Role[];
  /** Error under the required field when it is empty; `Required` if not given. */
  readonly missing?: string;
}

export type Field = FieldBase &
  (
    | { readonly kind: 'text' | 'longText'; readonly max: number }
    | { readonly kind: 'decimal'; readonly min: number; readonly max: number; readonly scale: number }
    /** A year is written without a separator of thousands. */
    | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly isYear?: true }
    /** An exact decimal of any length: a string in the store and in `explain`, a number on the wire. */
    | { readonly kind: 'exact' }
    | { readonly kind: 'boolean' }
    /** A calendar day: epoch milliseconds of its UTC midnight. */
    | {
        readonly kind: 'day';
        readonly notFuture: boolean;
        /** What is agreed for many years: its end may lie in any year that is reported. */
        readonly farAhead?: true;
      }
    /** A moment: epoch milliseconds. */
    | { readonly kind: 'instant' }
    | {
        readonly kind: 'choice';
        readonly options: readonly string[];
        /** Labels of options whose stored value is not what people read. */
        readonly words?: Readonly<Record<string, string>>;
        /** Makes an option of how people write it. */
        readonly as?: (entered: string) => string;
      }
    /** A code of a reference list served at `/api/data/reference?name=`. */
    | { readonly kind: 'code'; readonly list: string; readonly as?: (entered: string) => string }
    | ({ readonly kind: 'ref'; readonly entity: string } & Reference)
    | { readonly kind: 'money'; readonly currency: string }
    | { readonly kind: 'place' }
    /** Places on the way, `stop_1` first. */
    | { readonly kind: 'stops' }
    | { readonly kind: 'texts'; readonly max: number; readonly maxItems: number }
    /** Lines of a reference list, each with its label. */
    | { readonly kind: 'listed'; readonly list: string; readonly maxItems: number }
    | { readonly kind: 'roles'; readonly options: readonly Role[] }
    /** Values by name, whose types another definition says. */
    | { readonly kind: 'values'; readonly most: number; readonly deepest?: number }
    /** `shape` is a JSON schema of it, for the description of the API. */
    | { readonly kind: 'json'; readonly shape?: Readonly<Record<string, unknown>> }
  );

/** Carries the TypeScript type of a field's value; nothing at run time. */
export type Typed<T, F extends Field = Field> = F & { readonly _value?: T };
export type ValueOf<F> = F extends { readonly _value?: infer T } ? Exclude<T, undefined> : never;

const base = (label: string) => ({ label, required: true });

export const text = (label: string, max = 200) => ({ ...base(label), kind: 'text', max }) as Typed<string>;
export const longText = (label: string, max = 5000) => ({ ...base(label), kind: 'longText', max }) as Typed<string>;
export const integer = (label: string, { min = 0, max = Number.MAX_SAFE_INTEGER } = {}) =>
  ({ ...base(label), kind: 'integer', min, max }) as Typed<number>;
/** A calendar year. */
export const year = (label: string, { min = EARLIEST_YEAR, max = LATEST_YEAR } = {}) =>
  ({ ...integer(label, { min, max }), isYear: true }) as Typed<number>;
/** Decimals of a number that says no other: what is worked out for such a field is rounded to them. */
export const DECIMALS = 6;

/** A number typed by a person: at most `scale` decimals, and small enough to be exact on every database. */
export const decimal = (label: string, { min = 0, max = 1_000_000_000, scale = DECIMALS } = {}) =>
  ({ ...base(label), kind: 'decimal', min, max, scale }) as Typed<number>;
export const exact = (label: string) => ({ ...base(label), kind: 'exact' }) as Typed<string>;
export const boolean = (label: string) => ({ ...base(label), kind: 'boolean' }) as Typed<boolean>;
export const day = (label: string, { notFuture = false } = {}) =>
  ({ ...base(label), kind: 'day', notFuture }) as Typed<number>;
export const instant = (label: string) => ({ ...base(label), kind: 'instant' }) as Typed<number>;
export const choice = <const V extends string>(
  label: string,
  options: readonly V[],
  words?: Readonly<Record<NoInfer<V>, string>>,
) => ({ ...base(label), kind: 'choice', options, ...(words ? { words } : {}) }) as Typed<V>;
/** A choice among the codes of a table that says what people read for each. */
export const worded = <const V extends string>(label: string, words: Readonly<Record<V, string>>) =>
  choice(label, Object.keys(words) as V[], words as Readonly<Record<string, string>>);
/** A line of a reference list; `as` makes its code from how people write it. */
export const code = (label: string, list: string, as?: (entered: string) => string) =>
  ({ ...base(label), kind: 'code', list, ...(as ? { as } : {}) }) as Typed<string>;
/** The last day of what is agreed for many years. */
export const farAhead = <T>(field: Typed<T>) => ({ ...field, farAhead: true }) as Typed<T>;
/** Another record of the same company. */
export const ref = (label: string, entity: string, more?: Reference) =>
  ({ ...base(label), kind: 'ref', entity, ...more }) as Typed<string>;
/** A reference without which its record means nothing: it is deleted with the one it names. */
export const endsWith = <F extends Typed<unknown>>(field: F): F => ({ ...field, ends: true });
export const money = (label: string, currency = 'GBP') => ({ ...base(label), kind: 'money', currency }) as Typed<Money>;
export const place = (label: string) => ({ ...base(label), kind: 'place' }) as Typed<Place>;
export const stops = (label: string) => ({ ...base(label), kind: 'stops' }) as Typed<Stops>;
export const texts = (label: string, { max = 100, maxItems = 50 } = {}) =>
  ({ ...base(label), kind: 'texts', max, maxItems }) as Typed<string[]>;
export const listed = (label: string, list: string, { maxItems = 100 } = {}) =>
  ({ ...base(label), kind: 'listed', list, maxItems }) as Typed<ListedLine[]>;
export const roles = (label: string, options: readonly Role[]) =>
  ({ ...base(label), kind: 'roles', options }) as Typed<Role[]>;
/** Values by name, which rules of the entity read further; an update names all of them. */
export const values = (label: string, { most = 300, deepest }: { most?: number; deepest?: number } = {}) =>
  ({ ...base(label), kind: 'values', most, ...(deepest === undefined ? {} : { deepest }) }) as Typed<
    Readonly<Record<string, unknown>>
  >;
/** Structured data that only the server writes. */
export const json = <T>(label: string, shape?: Readonly<Record<string, unknown>>) =>
  ({ ...base(label), kind: 'json', ...(shape ? { shape } : {}) }) as Typed<T>;

export const optional = <T>(field: Typed<T>) => ({ ...field, required: false }) as Typed<T | null>;
export const internal = <T>(field: Typed<T>) => ({ ...field, internal: true }) as Typed<T>;
export const presented = <T>(field: Typed<T>) => ({ ...field, presented: true }) as Typed<T>;
export const seenBy = <T>(readers: readonly Role[], field: Typed<T>) => ({ ...field, seenBy: readers }) as Typed<T>;
export const confidential = <T>(field: Typed<T>) => ({ ...field, confidential: true }) as Typed<T>;
export const missing = <T>(field: Typed<T>, words: string) => ({ ...field, missing: words }) as Typed<T>;
export const about = <T>(field: Typed<T>, words: string) => ({ ...field, about: words }) as Typed<T>;
export const hint = <T>(field: Typed<T>, words: string) => ({ ...field, hint: words }) as Typed<T>;
