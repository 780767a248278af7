import type { Scope } from '@lichen/contracts/activities/inventory-line';
import type { AlikeOutlierKind } from '@lichen/contracts/activities/checks/alike-outliers';
import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { DraftOf, Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { CalculationContext, Calculator, Completion, SetAside } from '../emission/calculation';
import type { Exact } from '../emission/exact';
import type { CountryOfPlace } from '../places/place-countries';

/** Everything read before an activity is checked and calculated: its location, the factors, what its type `reads`. */
export interface CalculationFacts extends CalculationContext {
  readonly countryOf: CountryOfPlace;
}

/** Records that a figure can depend on besides the location; `circumstances.query` reads each of them. */
export type Circumstance =
  | 'vehicle'
  | 'fuelOfVehicle'
  | 'powerSource'
  | 'product'
  | 'productAndInput'
  | 'productAndSupplier'
  | 'rates';

/** An amount and the field of its unit. */
export interface Measured {
  readonly field: string;
  readonly units: string;
  /** Fields that make it; where it is known they may differ: 20 bags of 50 kg are 1 t. */
  readonly madeOf?: readonly string[];
}

/** Fields by which two entries of a type are the same. */
export interface Identity {
  /** Fields that are always compared. */
  readonly by: readonly string[];
  /** A number that somebody gave the entry: where it is there, `amounts` may have changed since. */
  readonly ref?: string;
  /** Measured ones are the same in whichever unit they were entered. */
  readonly amounts: readonly (string | Measured)[];
}

/** Entries are alike by these fields, the first of which has to be filled. */
export interface Likeness {
  readonly by: readonly string[];
  /** Unusual is beyond so many times the usual. */
  readonly times: number;
}

/** How entries of a type are compared with others like them. */
export interface Comparison {
  readonly kind: AlikeOutlierKind;
  /** The narrowest first: an entry that is alone of its kind is compared by the next. */
  readonly alike: readonly Likeness[];
  /** The amount, or the money, that is compared: the first that is filled. */
  readonly of: readonly (string | Measured)[];
  /** The amount is that of all days of the entry. */
  readonly byDay?: true;
  /** The amount is that of so many, where they are counted. */
  readonly forEach?: string;
}

/** Kinds of record in the checks that compare types with each other. */
export type CountedThing = 'fuel of a vehicle' | 'journey of a vehicle' | 'power' | 'energy' | 'lease' | 'spend';

/** Fields and flags the checks use for a type; each may be left out when the default fits. */
export interface Checks {
  /** A meter or a source that is read again and again: its records follow each other without a hole. */
  readonly isMetered?: true;
  /**
   * Records of one vehicle are compared with each other as they are, whatever days they cover. Unusual is beyond so many
   * times the usual.
   */
  readonly comparedByVehicle?: { readonly times: number };
  /** Entries that are alike are compared: how much or long they were, and what they cost. */
  readonly compared?: readonly Comparison[];
  /** Records of it are compared by the number of their invoice or order. */
  readonly isInvoiced?: true;
  /** Fields of the first day and of the last one: the first that is filled counts. `from` and `to` if left out. */
  readonly days?: { readonly first: readonly string[]; readonly last: readonly string[] };
  /** Fields that the type derives from a draft alone, so that it is compared as it will be stored. */
  readonly derivedAlone?: (draft: never) => Readonly<Record<string, unknown>>;
  /** True where the figure is one of a country, and the entry names none. */
  readonly lacksCountry?: (record: Readonly<Record<string, unknown>>) => boolean;
  /** Entries of longer periods (a month, a year) cover whole days of whoever these fields name. */
  readonly coversDaysOf?: readonly string[];
  /** Entries of one day cover it too: nobody sleeps in two places. */
  readonly coversSingleDays?: true;
  /** Fields of the amount: the first that is filled counts. `amount` if left out. */
  readonly amounts?: readonly string[];
  /** The field of its unit. `units` if left out. */
  readonly units?: string;
  /** The field that tells the sources of one location apart, and the entity whose record it names. */
  readonly item?: { readonly field: string; readonly namedBy?: Entity };
  /** True for current taken by a vehicle, told by these fields. */
  readonly charging?: {
    readonly fields: readonly string[];
    readonly is: (record: Readonly<Record<string, unknown>>) => boolean;
  };
  readonly counts?: readonly CountedThing[];
  /** Industries whose spend repeats what its records say. */
  readonly repeatedBySpendOn?: readonly string[];
}

/** What a bill says was used; `item` is the code of the fuel, empty where the type has one supply only. */
export interface MeteredUse {
  readonly item: string;
  /** Null where the bill states none. */
  readonly amount: Exact | null;
  readonly units: string | null;
}

/** Supply that flows without a break, so that bills of some days say something of others. */
export interface MeteredSupply<R = RecordOf<Entity>> {
  /** Unit of estimates where no bill says one. */
  readonly units: string;
  /** Every location has it, billed or not. */
  readonly isEverywhere?: true;
  /** Fields that are read of a bill. */
  readonly fields: readonly string[];
  /** Null for a record that is no bill of such a supply. */
  readonly readUse: (bill: R) => MeteredUse | null;
  /** What a bill of the item says beside its days, amount and unit. */
  readonly billOf?: (item: string) => Readonly<Record<string, unknown>>;
}

/** Fields of a location that decide which records are expected there. */
export interface ExpectingSite {
  readonly uses_fuel: boolean | null;
}

/**
 * Everything the server knows of one activity type, said in the one file of the type. What the browser needs too
 * stands in the entity and in the contracts' list of types.
 */
export interface TypeDefinition<E extends Entity = Entity> {
  readonly entity: E;
  /** Values a create may leave out. */
  readonly defaults?: Partial<DraftOf<E>>;
  /** Fields of the period in a type whose `from` and `to` are something else. */
  readonly period?: { readonly from: string; readonly to: string };
  readonly reads?: readonly Circumstance[];
  /** Fields made from what was entered: the period, sums, percentages. `stored` is null of a new record. */
  readonly derived?: (
    record: RecordOf<E>,
    known: CalculationFacts,
    stored: RecordOf<E> | null,
  ) => Readonly<Record<string, unknown>>;
  /** Messages by field, of rules that need what was read. */
  readonly check?: (record: RecordOf<E>, known: CalculationFacts, stored: RecordOf<E> | null) => Record<string, string>;
  /** The scope that a person chose; the one of the figures if left out. */
  readonly chosenScope?: (record: RecordOf<E>) => Scope;
  /** Fields that an action of the entity changes. */
  readonly actions?: { readonly [N in keyof E['actions']]: (moment: { now: number }) => Partial<RecordOf<E>> };
  /** Turns an activity into figures; undefined for a type that causes no emissions. */
  readonly calculator?: Calculator;
  /** The record with what another one says of it, by which factors of the account are found. */
  readonly completed?: Completion;
  /** The calculator weighs factors of the account itself, within one figure. */
  readonly weighsOwnFactors?: true;
  /** Figures that other records count already stand beside the totals, those of a place run by others in scope 3. */
  readonly setAside?: SetAside;
  readonly identity: Identity;
  readonly checks?: Checks;
  /** Days without a bill are estimated, where a location asks for it. */
  readonly metered?: MeteredSupply<RecordOf<E>>;
  /** True when a location is expected to have records of the type before the first one is entered. */
  readonly isExpectedAt?: (site: ExpectingSite) => boolean;
}

/** A type as the list of all of them holds it: types of single entities end here. */
export type RegisteredType = TypeDefinition & { readonly name: ActivityType };

export const defineType = <E extends Entity>(definition: TypeDefinition<E>): RegisteredType =>
  ({ ...definition, name: definition.entity.name }) as unknown as RegisteredType;
