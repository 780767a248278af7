import type { z } from 'zod';
import type { Typed, ValueOf } from './fields';
import type { Subscription } from '../portal/subscriptions';
import type { FieldErrors, Use } from '../api/problems';
import type { Allow, Role } from '../portal/roles';

export type Fields = Readonly<Record<string, Typed<unknown>>>;

/**
 * `record` has ids; `singleton` is one per company or user; `call` is a named question; `reference` is read-only and
 * shared.
 */
export type EntityKind = 'record' | 'singleton' | 'call' | 'reference';

/** Owner of the rows. `company` keys begin with the company; `user` rows belong to one person of it. */
export type EntityScope = 'company' | 'user' | 'shared';

export interface Action {
  readonly label: string;
  readonly allow: Allow;
  readonly input: z.ZodType;
}

/**
 * What the audit says happened to a record, by the name that is written with the change: `accept_invitation` is
 * 'Invitation accepted'. An action without one is said by its own label, a change of `state` by the words of the state.
 */
export type EventLabels = Readonly<Record<string, string>>;

/** Events that every entity has; the audit page has their labels. */
export type CommonEvent = 'create' | 'update' | 'remove' | 'restore';

/**
 * What the values of a filter are known by, beside the rows that have them: ids by the entity whose records they are of,
 * or by one of several (`ids`; none where they may be of any); texts by a field of an entity, or as names of entities.
 */
export type KnownBy =
  | string
  | { readonly ids: readonly string[] }
  | { readonly texts: string; readonly field: string }
  | { readonly names: 'entities' };

/**
 * Effect of one list parameter on the rows. Repeated parameters mean any of the values. `options` are the values that a
 * text can have, where its field does not say them itself: any other is refused rather than found nowhere.
 */
export type Filter =
  /** Of a text that is no option, `of` says what its values are known by. */
  | { readonly kind: 'oneOf'; readonly field: string; readonly options?: readonly string[]; readonly of?: KnownBy }
  /** The field is at least / at most the value: `start_date` and `end_date` of a period overlap this way. */
  | { readonly kind: 'atLeast' | 'atMost'; readonly field: string }
  /** The day `from` lies in the calendar year; with `to`, days from one to the other do, and no end is no end yet. */
  | { readonly kind: 'inYear'; readonly from: string; readonly to?: string }
  /** Any of the fields contains the text, whatever its case. */
  | { readonly kind: 'contains'; readonly fields: readonly string[] }
  /** Any of the fields names a person of the company whose address contains the text. */
  | { readonly kind: 'byPerson'; readonly fields: readonly string[] }
  /** The text is in any of the places; as `name:text` in that one alone. See `searchOf`. */
  | { readonly kind: 'search'; readonly places: Readonly<Record<string, SearchTarget>> }
  /** A text field that only this one of the entities in a shared table has. */
  | { readonly kind: 'oneOfType'; readonly type: string; readonly field: string; readonly options?: readonly string[] }
  /**
   * The JSON object of the field has a member of this name; as `name:text`, one that was or became something with the
   * text.
   */
  | { readonly kind: 'member'; readonly field: string }
  /** Narrows nothing: `true` leaves what the members of the JSON object hold out of the answer. */
  | { readonly kind: 'namesOnly'; readonly field: string | readonly string[] }
  /** The list field contains any of the values; of those that are no options, `of` says what they are known by. */
  | { readonly kind: 'hasAny'; readonly field: string; readonly options?: readonly string[]; readonly of?: KnownBy }
  /** One switch: `true` keeps the rows whose field is set (and not `false`), `false` the others. */
  | { readonly kind: 'present'; readonly field: string }
  /**
   * Rows whose switch `field` is off are listed only where this is `true`, or where another filter asks for the
   * field.
   */
  | {
      readonly kind: 'alsoOff';
      readonly field: string;
      /** Filters of a period: one whose switch is off and that has none of their days is in every period. */
      readonly undatedIn?: readonly string[];
    }
  /** The named numeric fields; any of them other than zero keeps the row. */
  | { readonly kind: 'anyNonZero'; readonly fields: Readonly<Record<string, string>> };

/** Target of a search: a column, the names of the record that a column points to, or fields of single types. */
export type SearchTarget =
  | { readonly field: string }
  | { readonly ref: string; readonly of: string; readonly show: readonly string[] }
  /** Names that lead into the JSON column of a shared table, joined by dots. */
  | { readonly inside: readonly string[] };

/** A record of another area that rows hang on: whoever opens its page may do with them there what `allow` lists. */
export interface Parent {
  readonly field: string;
  /** The list's filter by that field; without it the list stays closed. */
  readonly filter: string;
  readonly roles: readonly Role[];
  /** Roles that read the rows, and write those of their own records alone. */
  readonly readers?: readonly Role[];
  /** Field of another parent: rows that name its record are opened by that one alone. */
  readonly unless?: string;
  /** A record of this entity whose field names the person is theirs, whatever their roles. */
  readonly own?: {
    readonly entity: string;
    readonly field: string;
    /** What the field names instead of the person: records of an entity whose own field does. */
    readonly through?: { readonly entity: string; readonly field: string };
    /** Roles that it takes all the same. */
    readonly roles?: readonly Role[];
  };
}

/** A question about one record. `answer` is a JSON schema of what comes back, for the description of the API. */
export interface Question {
  readonly label: string;
  readonly allow: Allow;
  readonly answer?: Readonly<Record<string, unknown>>;
}

/** Table that several entities share; fields that are not columns go into its JSON column. */
export interface SharedTable {
  readonly name: string;
  /** Column that holds the entity's name; absent where each row is seen through several entities. */
  readonly discriminator?: string;
  readonly columns: readonly string[];
  /** Fields that are stored in a column of another name, where the wire name means something else in this entity. */
  readonly renamed?: Readonly<Record<string, string>>;
}

export interface Entity<
  F extends Fields = Fields,
  D extends Fields = Fields,
  A extends Readonly<Record<string, Action>> = Readonly<Record<string, Action>>,
  V extends EventLabels = EventLabels,
> {
  readonly name: string;
  readonly label: string;
  readonly kind: EntityKind;
  readonly scope: EntityScope;
  /** Kind announced to open pages, where several entities are one list to the reader. */
  readonly announcedAs?: string;
  /** Kinds whose changes show in its records as well: a page that shows it reads it again with them. */
  readonly dependsOn?: readonly string[];
  /** Subscription that the account needs for every verb, reads included; of several any one. */
  readonly subscription?: Subscription | readonly Subscription[];
  /**
   * Pickers of other areas offer its records, so lists and single records are read without the subscription as well.
   */
  readonly pickedElsewhere?: true;
  readonly table?: SharedTable;
  /** Fields that a client may write. */
  readonly fields: F;
  /** A record in another shape that callers may send, in the shape of `fields`. */
  readonly reshaped?: (sent: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Fields that only the server writes. */
  readonly derived: D;
  /**
   * Fields that figures of other records are made of. Those figures stay as they are when one changes, and are behind
   * until they are calculated again: forms ask before they save one, and say how many there are.
   */
  readonly figureFields?: readonly string[];
  /**
   * Figures that were made of a record stay when it is deleted; those of other entities go with it, or hold it back.
   */
  readonly figuresOutlive?: true;
  readonly allow: {
    readonly list: Allow;
    readonly read: Allow;
    readonly create: Allow;
    readonly update: Allow;
    readonly remove: Allow;
  };
  /** Records through which rows may be listed, read and written, beside `allow`. */
  readonly parents?: readonly Parent[];
  /** Lets readers of the record that `field` names read these rows, in a list that `filter` narrows to that record. */
  readonly readThrough?: { readonly entity: string; readonly field: string; readonly filter: string };
  readonly actions: A;
  readonly events: V;
  /** Its days lie in a year that is reported. */
  readonly isReportedByYear?: true;
  /** One that a person deleted can be put back with `POST {entity}/{id}/restore`, by whoever may delete it. */
  readonly restorable?: true;
  /** Words about a number of its records, where they keep another record from being deleted. */
  readonly counted?: Pick<Use, 'one' | 'other'>;
  /** No record is deleted while another refers to it: the refusal, and what to do first. */
  readonly heldByReferences?: { readonly refused: string; readonly remedy: string };
  /** Deleting a record is this action of it: the row stays, and says that it is over. */
  readonly removedBy?: string;
  /** Its records have a file, which a route of its module sends at `GET {entity}/{id}?f=`. */
  readonly hasFile?: true;
  /** Named questions about one record, answered without a change: `GET {entity}/{id}/{question}`. */
  readonly questions?: Readonly<Record<string, Question>>;
  readonly filters: Readonly<Record<string, Filter>>;
  readonly sorts: readonly string[];
  /** Field and direction of the list when the caller asks for none. */
  readonly order: { readonly field: string; readonly descending: boolean };
  readonly indexes?: readonly (readonly string[])[];
  /** Field combinations that no two rows of one company share, with the message for the first field. */
  readonly unique?: readonly { readonly fields: readonly string[]; readonly message: string }[];
  /** Rules that join fields; the same on both sides. `today` is the UTC midnight of the caller's day. */
  readonly check?: (draft: Readonly<Record<string, unknown>>, today: number) => FieldErrors;
  readonly audit: 'writes' | 'none';
}

type Values<F extends Fields> = { -readonly [K in keyof F]: ValueOf<F[K]> };
type OptionalKeys<F extends Fields> = {
  [K in keyof F]: null extends ValueOf<F[K]> ? K : never;
}[keyof F];

export interface RecordBase {
  _id: string;
  version: number;
  created_on: number;
  created_by: string;
  updated_on: number;
}

/** A stored record, as rules and pages see it. */
export type RecordOf<E extends Entity> = RecordBase & Values<E['fields']> & Values<E['derived']>;
/** Input of a create; optional fields may be omitted. */
export type DraftOf<E extends Entity> = Omit<Values<E['fields']>, OptionalKeys<E['fields']>> &
  Partial<Pick<Values<E['fields']>, OptionalKeys<E['fields']>>>;
/** Names under which a change of a record may be written, each with a label for the audit. */
export type EventOf<E extends Entity> =
  | CommonEvent
  | (string & keyof E['actions'])
  | (string & keyof E['events'])
  | (E['derived'] extends { readonly state: Typed<infer S> } ? Extract<S, string> : never);
export type InputOf<E extends Entity, N extends keyof E['actions']> = z.infer<E['actions'][N]['input']>;

/** Input of a named call. */
export type CallInputOf<C extends { readonly input: z.ZodType }> = z.infer<C['input']>;

type Defaults = 'actions' | 'events' | 'filters' | 'sorts' | 'order' | 'audit' | 'kind' | 'scope' | 'derived';
type Definition<
  F extends Fields,
  D extends Fields,
  A extends Readonly<Record<string, Action>>,
  V extends EventLabels,
> = Omit<Entity<F, D, A, V>, Defaults> & Partial<Pick<Entity<F, D, A, V>, Defaults>>;

/** Says an entity once. Everything else — types, validation, columns, audit, forms, OpenAPI — is derived from it. */
export function defineEntity<
  const F extends Fields,
  const D extends Fields = Record<never, never>,
  const A extends Readonly<Record<string, Action>> = Record<never, never>,
  const V extends EventLabels = Record<never, never>,
>(definition: Definition<F, D, A, V>): Entity<F, D, A, V> {
  return {
    kind: 'record',
    scope: 'company',
    derived: {} as D,
    actions: {} as A,
    events: {} as V,
    filters: {},
    sorts: [],
    order: { field: 'created_on', descending: true },
    audit: 'writes',
    ...definition,
  };
}

/** A named question with declared input: no stored rows of its own. */
export interface Call<I extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly label: string;
  readonly kind: 'call';
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly allow: Allow;
  /** Subscription that the account needs; of several any one. Without one it is of no area, or of one always on. */
  readonly subscription?: Subscription | readonly Subscription[];
  readonly input: I;
  /** A reading call can take one of its inputs as the last part of its address: `get_location_stats/{location_id}`. */
  readonly pathInput?: string;
  /** It is about one of what it lists: the id stands behind its name, as `id` of its input, and what to do behind that. */
  readonly at?: '{id}' | `{id}/${string}`;
  /** Note for callers of the API, beside the label. */
  readonly about?: string;
  /** A JSON schema of what comes back, for the description of the API. */
  readonly answer?: Readonly<Record<string, unknown>>;
  /** Calls that change something are audited and refused from other origins, like every write. */
  readonly writes: boolean;
  /** Kinds whose changes make the answer another one: a page that shows it asks again with them. */
  readonly dependsOn?: readonly string[];
  /** A request repeated with the same Idempotency-Key is not executed again; it gets the first answer. */
  readonly once?: true;
}

/** A reading call has to say what it depends on, also that it depends on nothing. */
type Refreshed =
  | { readonly writes: true; readonly dependsOn?: never }
  | { readonly writes: false; readonly dependsOn: readonly string[] };

export function defineCall<const I extends z.ZodType>(
  definition: Omit<Call<I>, 'kind' | keyof Refreshed> & Refreshed,
): Call<I> {
  return { kind: 'call', ...definition };
}
