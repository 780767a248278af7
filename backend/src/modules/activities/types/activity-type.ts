import type { Scope } from '@lichen/contracts/activities/inventory-line';
import type { AlikeOutlierKind } from '@lichen/contracts/activities/checks/alike-outliers';
import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { DraftOf, Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { CalculationContext, Calculator, Completion, SetAside } from '../emission/calculation';
import type { Exact } from '../emission/exact';
import type { CountryOfPlace } from '../places/place-countries';

/** The data read before an activity is checked and calculated: location, factors, and what its type `reads`. */
export interface CalculationFacts extends CalculationContext {
  readonly countryOf: CountryOfPlace;
}

/** Records that a figure can depend on besides the location; `circumstances.query.ts` reads them. */
export type Circumstance =
  | 'vehicle'
  | 'fuelOfVehicle'
  | 'powerSource'
  | 'product'
  | 'productAndInput'
  | 'productAndSupplier'
  | 'rates';

/** Fields of a location that figures can depend on. */
export type SiteField =
  | 'country'
  | 'electricity_grid'
  | 'from'
  | 'to'
  | 'area'
  | 'area_units'
  | 'operational_control'
  | 'controlled_until'
  | 'leased';

/** Fields of a location that decide on the factors of electricity. */
export const COUNTRY_AND_GRID: readonly SiteField[] = ['country', 'electricity_grid'];

/** An amount and the field of its unit. */
export interface Measured {
  readonly field: string;
  readonly units: string;
  /**
   * Fields that the amount is the product of; entries with the same amount may differ in them: 20 bags of 50 kg are 1
   * t.
   */
  readonly madeOf?: readonly string[];
}

/** Fields that identify an entry of a type. */
export interface Identity {
  /** Fields that are always compared. */
  readonly by: readonly string[];
  /** Field with a reference number; entries that have one are the same even if `amounts` differ. */
  readonly ref?: string;
  /** Amounts to compare; measured ones are compared across units. */
  readonly amounts: readonly (string | Measured)[];
}

/** Fields in which similar entries agree; the first one has to be filled. Without any, all entries are similar. */
export interface Likeness {
  readonly by: readonly string[];
  /** Multiple of the usual amount beyond which an amount is unusual. */
  readonly times: number;
}

/** A comparison of a type's entries with similar ones. */
export interface Comparison {
  readonly kind: AlikeOutlierKind;
  /** Likenesses, narrowest first; an entry without similar ones is compared by the next. */
  readonly alike: readonly Likeness[];
  /** Amounts or costs to compare; the first one filled is used. */
  readonly of: readonly (string | Measured)[];
  /** Compares the amount per day. */
  readonly byDay?: true;
  /** Field with a count by which the amount is divided. */
  readonly forEach?: string;
}

/** Where entries state the hours of one person or vehicle, of which a day has 24. */
export interface StatedHours {
  readonly of: 'person' | 'vehicle';
  /** Field with the person or vehicle; without one, the hours may be those of several. */
  readonly who: string;
  readonly field: string;
  /** Field of the unit, where people may choose others than hours. */
  readonly units?: string;
}

/** Kinds of record in the checks that compare types with each other. */
export type CountedThing = 'fuel of a vehicle' | 'journey of a vehicle' | 'power' | 'energy' | 'lease' | 'spend';

/** Fields and flags that checks use for a type; all are optional. */
export interface Checks {
  /** Records are periodic readings that should follow each other without gaps. */
  readonly isMetered?: true;
  /** Records of one vehicle are compared whole, not per day; beyond `times` the usual amount they are unusual. */
  readonly comparedByVehicle?: { readonly times: number };
  /** Comparisons of similar entries, by amount, duration or cost. */
  readonly compared?: readonly Comparison[];
  /** Records are compared by invoice or order number. */
  readonly isInvoiced?: true;
  /** Fields of the first and last day; the first one filled is used. Default: `from` and `to`. */
  readonly days?: { readonly first: readonly string[]; readonly last: readonly string[] };
  /** Returns the fields that the type derives from a draft alone, so that drafts are compared as stored. */
  readonly derivedAlone?: (draft: never) => Readonly<Record<string, unknown>>;
  /** Tells whether the factor depends on the country and the entry names none. */
  readonly lacksCountry?: (record: Readonly<Record<string, unknown>>) => boolean;
  /** Fields with the person or record whose whole days an entry of a month or year covers. */
  readonly coversDaysOf?: readonly string[];
  /** Set if entries of a single day cover it too: nobody sleeps in two places. */
  readonly coversSingleDays?: true;
  /** Hours that are added up per person or vehicle and day, across types. */
  readonly hours?: StatedHours;
  /** Fields of the amount; the first one filled is used. Default: `amount`. */
  readonly amounts?: readonly string[];
  /** Field of the unit. Default: `units`. */
  readonly units?: string;
  /** Field that distinguishes the sources of a location, and the entity that it references. */
  readonly item?: { readonly field: string; readonly namedBy?: Entity };
  /** Tells from these fields whether a record is of charging a vehicle. */
  readonly charging?: {
    readonly fields: readonly string[];
    readonly is: (record: Readonly<Record<string, unknown>>) => boolean;
  };
  readonly counts?: readonly CountedThing[];
  /** Industries in which spend duplicates the records. */
  readonly repeatedBySpendOn?: readonly string[];
}

/** Use stated on a bill; `item` is the code of the fuel, empty for types with a single supply. */
export interface MeteredUse {
  readonly item: string;
  /** Null where the bill states no amount. */
  readonly amount: Exact | null;
  readonly units: string | null;
}

/** A continuous supply, so that unbilled days can be estimated from bills. */
export interface MeteredSupply<R = RecordOf<Entity>> {
  /** Unit of estimates if no bill has one. */
  readonly units: string;
  /** Set if every location has the supply, billed or not. */
  readonly isEverywhere?: true;
  /** Fields of a bill to read. */
  readonly fields: readonly string[];
  /** Returns the use of a bill; null for a record that is no bill of this supply. */
  readonly readUse: (bill: R) => MeteredUse | null;
  /** Returns the other fields of an estimated bill of the item. */
  readonly billOf?: (item: string) => Readonly<Record<string, unknown>>;
}

/** Fields of a location that decide which records are expected there. */
export interface ExpectingSite {
  readonly uses_fuel: boolean | null;
}

/**
 * Everything the server knows about an activity type, in one file. What the browser needs too is in the entity and in
 * the contracts' list of types.
 */
export interface TypeDefinition<E extends Entity = Entity> {
  readonly entity: E;
  /** Default values of fields that a create may omit. */
  readonly defaults?: Partial<DraftOf<E>>;
  /** Fields of the period, if `from` and `to` of the type mean something else. */
  readonly period?: { readonly from: string; readonly to: string };
  readonly reads?: readonly Circumstance[];
  /**
   * Fields of the location that the figures depend on: its country by default. Those that decide who runs the location
   * follow from `setAside`.
   */
  readonly siteFields?: readonly SiteField[];
  /** Returns the fields derived from the entered ones: period, sums, percentages. `stored` is null for a new record. */
  readonly derived?: (
    record: RecordOf<E>,
    known: CalculationFacts,
    stored: RecordOf<E> | null,
  ) => Readonly<Record<string, unknown>>;
  /** Returns messages by field, from rules that need the facts. */
  readonly check?: (record: RecordOf<E>, known: CalculationFacts, stored: RecordOf<E> | null) => Record<string, string>;
  /** Returns the scope that a person chose; by default that of the figures. */
  readonly chosenScope?: (record: RecordOf<E>) => Scope;
  /** Fields that an action of the entity changes; `now` is in ms. */
  readonly actions?: { readonly [N in keyof E['actions']]: (moment: { now: number }) => Partial<RecordOf<E>> };
  /** Calculates the figures; undefined for a type without emissions. */
  readonly calculator?: Calculator;
  /** Fills in the fields from other records by which own factors are matched. */
  readonly completed?: Completion;
  /** Set if the calculator itself ranks the account's own factors. */
  readonly weighsOwnFactors?: true;
  /** Moves figures that other records count out of the totals, and those of a location run by others to scope 3. */
  readonly setAside?: SetAside;
  readonly identity: Identity;
  readonly checks?: Checks;
  /** Supply whose unbilled days are estimated, if the location requests it. */
  readonly metered?: MeteredSupply<RecordOf<E>>;
  /** Tells whether a location should have records of the type before any is entered. */
  readonly isExpectedAt?: (site: ExpectingSite) => boolean;
}

/** A registered type, without the type of its entity. */
export type RegisteredType = TypeDefinition & { readonly name: ActivityType };

/** Registers a type under the name of its entity. */
export const defineType = <E extends Entity>(definition: TypeDefinition<E>): RegisteredType =>
  ({ ...definition, name: definition.entity.name }) as unknown as RegisteredType;
