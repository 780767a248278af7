import type { z } from 'zod';
import type { Typed, ValueOf } from './fields';
import type { Subscription } from '../portal/subscriptions';
import type { FieldErrors, Use } from '../api/problems';
import type { Allow, Role } from '../portal/roles';

/** Field definitions by name. */
export type Fields = Readonly<Record<string, Typed<unknown>>>;

/** `record` has ids; `singleton`: one per company or user; `call`: a named question; `reference`: shared, read-only. */
export type EntityKind = 'record' | 'singleton' | 'call' | 'reference';

/** Owner of the rows. Keys of `company` rows begin with the company; `user` rows belong to one person of a company. */
export type EntityScope = 'company' | 'user' | 'shared';

/** Change of one record beyond its verbs: `POST {entity}/{id}/{action}` with `input` as its body. */
export interface Action {
  readonly label: string;
  readonly allow: Allow;
  readonly input: z.ZodType;
}

/**
 * Audit labels of a record's changes, by the event name written with the change: `accept_invitation` is 'Invitation
 * accepted'. An action without a label here uses its own, a change of `state` the label of the state.
 */
export type EventLabels = Readonly<Record<string, string>>;

/** Events that every entity has; the audit page has their labels. */
export type CommonEvent = 'create' | 'update' | 'remove' | 'restore';

/**
 * Source of the valid values of a filter, apart from the rows: ids of one entity, ids of one of several entities
 * (`ids`; any entity if empty), texts of an entity's field, or entity names.
 */
export type KnownBy =
  | string
  | { readonly ids: readonly string[] }
  | { readonly texts: string; readonly field: string }
  | { readonly names: 'entities' };

/**
 * Effect of one list parameter on the rows. Repeated parameters match any of the values. `options` lists the valid
 * values of a text whose field does not define them; any other value is refused instead of matching no row.
 */
export type Filter =
  /** `of` says where values are valid if the text has no options. */
  | { readonly kind: 'oneOf'; readonly field: string; readonly options?: readonly string[]; readonly of?: KnownBy }
  /** The field is at least or at most the value; `start_date` and `end_date` select overlapping periods this way. */
  | { readonly kind: 'atLeast' | 'atMost'; readonly field: string }
  /** The day `from` lies in the year; with `to`, some day between the two does. An empty `to` means no end yet. */
  | { readonly kind: 'inYear'; readonly from: string; readonly to?: string }
  /** Any of the fields contains the text, ignoring case. */
  | { readonly kind: 'contains'; readonly fields: readonly string[] }
  /** Any of the fields names a person of the company whose email address contains the text. */
  | { readonly kind: 'byPerson'; readonly fields: readonly string[] }
  /** Any of the targets contains the text; `name:text` searches the target of that name only. See `searchOf`. */
  | { readonly kind: 'search'; readonly places: Readonly<Record<string, SearchTarget>> }
  /** A text field that only the entity `type` of a shared table has. */
  | { readonly kind: 'oneOfType'; readonly type: string; readonly field: string; readonly options?: readonly string[] }
  /** The JSON object has a member of this name; as `name:text`, one whose old or new value contains the text. */
  | { readonly kind: 'member'; readonly field: string }
  /** Filters nothing: `true` leaves the members' values of the JSON object out of the response. */
  | { readonly kind: 'namesOnly'; readonly field: string | readonly string[] }
  /** The list field contains any of the values; `of` says where values are valid if they are not options. */
  | { readonly kind: 'hasAny'; readonly field: string; readonly options?: readonly string[]; readonly of?: KnownBy }
  /** A switch: `true` keeps the rows whose field is set (and not `false`), `false` the others. */
  | { readonly kind: 'present'; readonly field: string }
  /** Lists the rows whose boolean `field` is off; otherwise only a filter by that field lists them. */
  | {
      readonly kind: 'alsoOff';
      readonly field: string;
      /** Filters of a period: a row that is off and has none of their days matches every period. */
      readonly undatedIn?: readonly string[];
    }
  /** Keeps the rows where any of the named numeric fields is not zero. */
  | { readonly kind: 'anyNonZero'; readonly fields: Readonly<Record<string, string>> };

/** Target of a search: a column, names of the record that a column refers to, or fields of single types. */
export type SearchTarget =
  | { readonly field: string }
  | { readonly ref: string; readonly of: string; readonly show: readonly string[] }
  /** Path of names, joined by dots, into the JSON column of a shared table. */
  | { readonly inside: readonly string[] };

/** Record of another area that rows belong to: people who may open its page have the verbs of `allow` on them. */
export interface Parent {
  readonly field: string;
  /** The list's filter by that field; the list is refused without it. */
  readonly filter: string;
  readonly roles: readonly Role[];
  /** Roles that may read all rows, but write only those of their own records. */
  readonly readers?: readonly Role[];
  /** Field of another parent: if it is set in a row, only that parent gives access to the row. */
  readonly unless?: string;
  /** A record of this entity whose field names the person is their own, whatever their roles. */
  readonly own?: {
    readonly entity: string;
    readonly field: string;
    /** Indirection: `field` names a record of this entity, whose own field names the person. */
    readonly through?: { readonly entity: string; readonly field: string };
    /** Roles for which the record counts as their own; any role if absent. */
    readonly roles?: readonly Role[];
  };
}

/** A question about one record. `answer` is a JSON schema of the response, for the API description. */
export interface Question {
  readonly label: string;
  readonly allow: Allow;
  readonly answer?: Readonly<Record<string, unknown>>;
}

/** Table shared by several entities; fields that are not columns are stored in its JSON column. */
export interface SharedTable {
  readonly name: string;
  /** Column with the entity's name; absent where each row is seen through several entities. */
  readonly discriminator?: string;
  readonly columns: readonly string[];
  /** Fields stored in a column of another name, because their wire name means something else in this table. */
  readonly renamed?: Readonly<Record<string, string>>;
}

/** A complete entity definition; `defineEntity` fills in what a definition may leave out. */
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
  /** Kind announced to open pages, where readers see several entities as one list. */
  readonly announcedAs?: string;
  /** Kinds whose changes alter this entity's records too: pages that show the records refetch them. */
  readonly dependsOn?: readonly string[];
  /** Subscription that the account needs for every verb, reads included; any one of several. */
  readonly subscription?: Subscription | readonly Subscription[];
  /** Pickers of other areas offer these records, so they can be listed and read without the subscription. */
  readonly pickedElsewhere?: true;
  readonly table?: SharedTable;
  /** Fields that a client may write. */
  readonly fields: F;
  /** Converts a record that callers sent in another accepted shape to the shape of `fields`. */
  readonly reshaped?: (sent: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Fields that only the server writes. */
  readonly derived: D;
  /**
   * Fields that other records' figures are calculated from. A change leaves these figures outdated until they are
   * recalculated; forms show how many there are before saving.
   */
  readonly figureFields?: readonly string[];
  /** Figures calculated from a record stay when it is deleted; elsewhere they go with it, or prevent it. */
  readonly figuresOutlive?: true;
  readonly allow: {
    readonly list: Allow;
    readonly read: Allow;
    readonly create: Allow;
    readonly update: Allow;
    readonly remove: Allow;
  };
  /** Records that give access to rows beyond what `allow` permits. */
  readonly parents?: readonly Parent[];
  /** Readers of the record named by `field` may read these rows, in a list that `filter` narrows to that record. */
  readonly readThrough?: { readonly entity: string; readonly field: string; readonly filter: string };
  readonly actions: A;
  readonly events: V;
  /** Days of its records must lie in a year of activities, `EARLIEST_ACTIVITY_YEAR` to `LATEST_YEAR`. */
  readonly isReportedByYear?: true;
  /** Deleted records can be restored with `POST {entity}/{id}/restore` by anybody who may delete them. */
  readonly restorable?: true;
  /** Texts for a number of its records, used when they prevent another record's deletion. */
  readonly counted?: Pick<Use, 'one' | 'other'>;
  /** A record cannot be deleted while another refers to it: the refusal, and what to do first. */
  readonly heldByReferences?: { readonly refused: string; readonly remedy: string };
  /** Action that replaces deletion: the row stays, and is marked as ended. */
  readonly removedBy?: string;
  /** Records have a file, which a route of the module serves at `GET {entity}/{id}?f=`. */
  readonly hasFile?: true;
  /** Named questions about one record, which change nothing: `GET {entity}/{id}/{question}`. */
  readonly questions?: Readonly<Record<string, Question>>;
  readonly filters: Readonly<Record<string, Filter>>;
  readonly sorts: readonly string[];
  /** Default field and direction of lists. */
  readonly order: { readonly field: string; readonly descending: boolean };
  readonly indexes?: readonly (readonly string[])[];
  /** Field combinations that are unique within a company, with the error message for the first field. */
  readonly unique?: readonly { readonly fields: readonly string[]; readonly message: string }[];
  /** Validates fields against each other, on both sides. `today` is the UTC midnight of the caller's day. */
  readonly check?: (draft: Readonly<Record<string, unknown>>, today: number) => FieldErrors;
  readonly audit: 'writes' | 'none';
}

type Values<F extends Fields> = { -readonly [K in keyof F]: ValueOf<F[K]> };
type OptionalKeys<F extends Fields> = {
  [K in keyof F]: null extends ValueOf<F[K]> ? K : never;
}[keyof F];

/** Fields that every stored record has. Times are epoch milliseconds; `version` increases with each change. */
export interface RecordBase {
  _id: string;
  version: number;
  created_on: number;
  created_by: string;
  updated_on: number;
}

/** A stored record, as rules and pages read it. */
export type RecordOf<E extends Entity> = RecordBase & Values<E['fields']> & Values<E['derived']>;
/** Input of a create; optional fields may be omitted. */
export type DraftOf<E extends Entity> = Omit<Values<E['fields']>, OptionalKeys<E['fields']>> &
  Partial<Pick<Values<E['fields']>, OptionalKeys<E['fields']>>>;
/** Event names under which a change of a record may be audited; each has a label. */
export type EventOf<E extends Entity> =
  | CommonEvent
  | (string & keyof E['actions'])
  | (string & keyof E['events'])
  | (E['derived'] extends { readonly state: Typed<infer S> } ? Extract<S, string> : never);
/** Input of an action, after parsing. */
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

/** Defines an entity. Types, validation, columns, audit, forms and OpenAPI are all derived from the definition. */
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

/** A named question with a declared input; it has no stored rows of its own. */
export interface Call<I extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly label: string;
  readonly kind: 'call';
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly allow: Allow;
  /** Subscription that the account needs; any one of several. Absent if the area needs none, or is always on. */
  readonly subscription?: Subscription | readonly Subscription[];
  readonly input: I;
  /** An input of a reading call that may also be sent as the last path segment: `get_location_stats/{location_id}`. */
  readonly pathInput?: string;
  /** The id follows the call's name in the path and becomes its input `id`; an operation may follow the id. */
  readonly at?: '{id}' | `{id}/${string}`;
  /** Note for callers of the API, in addition to the label. */
  readonly about?: string;
  /** JSON schema of the response, for the API description. */
  readonly answer?: Readonly<Record<string, unknown>>;
  /** True for calls that change data: they are audited, and refused from other origins, like every write. */
  readonly writes: boolean;
  /** Kinds whose changes alter the answer: pages that show it ask again. */
  readonly dependsOn?: readonly string[];
  /** A request repeated with the same Idempotency-Key is not executed again; it gets the first answer. */
  readonly once?: true;
}

/** A reading call must declare its dependencies, even if there are none. */
type Refreshed =
  | { readonly writes: true; readonly dependsOn?: never }
  | { readonly writes: false; readonly dependsOn: readonly string[] };

/** Defines a named call. A reading call lists the kinds it depends on, so that pages know when to ask again. */
export function defineCall<const I extends z.ZodType>(
  definition: Omit<Call<I>, 'kind' | keyof Refreshed> & Refreshed,
): Call<I> {
  return { kind: 'call', ...definition };
}
