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

/** One published factor and its location in the publisher's tables. */
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
  /** The publisher's name of the item. */
  readonly label: string;
  readonly region: string;
  readonly unit: string;
  /** Kilograms of CO₂e per unit, digits as published; null (never zero) where the publisher prints none. */
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

/** Days on which a factor is in force, as UTC midnight in ms; `to` is null for the last one of a timeline. */
export interface FactorInForce {
  readonly from: number;
  readonly to: number | null;
  readonly factor: Factor;
  readonly latest: boolean;
}

/** An entry of a reference list that leads to a factor: a fuel, a refrigerant, or a vehicle type with its fuel. */
export interface ListEntry {
  readonly code: string;
  readonly factor_item: string;
  readonly family?: Family;
  readonly category?: string;
  readonly group?: string;
  readonly units?: readonly string[];
}

/** The published factors and the reference lists that lead to them. */
export interface FactorLibrary {
  /** Returns the entry of a reference list by its code; undefined where it leads to no factor. */
  entry(list: string, code: string): ListEntry | undefined;
  /** Returns the factors of the key by first day; empty where none is published. */
  timeline(key: FactorKey): readonly FactorInForce[];
  /** Returns the units that the key is published in, in table order; empty where it is not. */
  units(key: Omit<FactorKey, 'unit'>): readonly string[];
  /** Returns a factor by its id; undefined for stated figures and own factors. */
  factor(id: string): Factor | undefined;
  /** Returns an edition by its id. */
  set(id: string): FactorSet | undefined;
  /** Texts of a custom factor of the account; undefined when it has none. */
  ownWords?(id: string): { source: string; set: string; label: string } | undefined;
}

/** A library that gains imported tables while the process runs. */
export interface RenewableLibrary extends FactorLibrary {
  /** Number of times tables were added in this process; caches of answers are valid for one round. */
  round(): number;
}
