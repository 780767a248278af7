import type { Component, Scope2Basis } from '@lichen/contracts/activities/inventory-line';
import type { GasSplit } from '@lichen/contracts/activities/calculations/emission-calc.entity';

import type { Family } from '@lichen/contracts/activities/factors/factor-families';

export type { Family };

/** One edition of a publisher. Days are UTC midnights. */
export interface FactorSet {
  readonly id: string;
  readonly publisher: string;
  readonly title: string;
  readonly edition: string;
  readonly revision: string;
  readonly licence: string;
  readonly source_url: string;
  readonly published_on: string;
  readonly gwp: string;
  readonly valid_from: number;
  /** Null: until a newer set of the same region begins. */
  readonly valid_to: number | null;
  readonly region: string;
  readonly note: string;
}

/** One published figure with where it stands. */
export interface Factor {
  readonly id: string;
  readonly set: string;
  readonly publisher_table: string;
  readonly publisher_row: string;
  /** 0 outside the scopes. */
  readonly scope: 0 | 1 | 2 | 3;
  readonly category: number | null;
  readonly component: Component;
  readonly basis: Scope2Basis | null;
  readonly family: Family;
  /**
   * Item within the family: the publisher's code of a fuel, vehicle or material; empty when the family has one item.
   */
  readonly item: string;
  /** The publisher's words for the item. */
  readonly label: string;
  readonly region: string;
  readonly unit: string;
  /** Kilograms of CO₂e per unit, digits as published; null where the publisher prints none, which is never zero. */
  readonly value: string | null;
  readonly gases: GasSplit | null;
  readonly year: number;
  readonly note: string;
}

/** Key by which a calculation looks up a factor. */
export interface FactorKey {
  readonly family: Family;
  readonly item: string;
  readonly component: Component;
  readonly basis: Scope2Basis | null;
  readonly region: string;
  readonly unit: string;
}

/** The days on which a factor is the one in force; the last one of a timeline has no end. */
export interface FactorInForce {
  readonly from: number;
  readonly to: number | null;
  readonly factor: Factor;
  readonly latest: boolean;
}

/** One line of a reference list that names factors: a fuel, a refrigerant, a type of vehicle on one fuel. */
export interface ListEntry {
  readonly code: string;
  readonly factor_item: string;
  readonly family?: Family;
  readonly category?: string;
  readonly group?: string;
  readonly units?: readonly string[];
}

export interface FactorLibrary {
  /** The line of a reference list with that code, where it names a factor. */
  entry(list: string, code: string): ListEntry | undefined;
  /** Factors of the key in order of time; empty where none is published. */
  timeline(key: FactorKey): readonly FactorInForce[];
  /** Units in which the key is published, in the order of the table; empty where it is not. */
  units(key: Omit<FactorKey, 'unit'>): readonly string[];
  factor(id: string): Factor | undefined;
  set(id: string): FactorSet | undefined;
  /** Texts of a custom factor of the account; undefined when it has none. */
  ownWords?(id: string): { source: string; set: string; label: string } | undefined;
}

/** A library that tables can be added to while it is asked. */
export interface RenewableLibrary extends FactorLibrary {
  /** How often tables were added in this process: answers that rest on them are good for one round. */
  round(): number;
}
