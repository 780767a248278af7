import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import type { ChainItem, ChainType } from '@lichen/contracts/activities/value-chain/product-value-chain.call';
import type { Side } from './chain-layout';

const SIDES: Readonly<Record<ChainType, Side>> = {
  purchased_goods_activitys: 'in',
  product_used_activitys: 'in',
  product_production_activitys: 'in',
  sales_order_activitys: 'out',
  waste_activitys: 'out',
};

const PARTNERS: Readonly<Partial<Record<ChainType, string>>> = {
  purchased_goods_activitys: 'Supplier',
  waste_activitys: 'Supplier',
  sales_order_activitys: 'Customer',
};

/** The product at the centre of the graph. */
export interface ChainProduct {
  readonly name: string;
  /** Amount produced in the year, with its unit; null where nothing is recorded. */
  readonly made: string | null;
  /** Emissions of the year in kilograms; null where unknown. */
  readonly kg: number | null;
}

/**
 * An activity as nodes and table rows show it. Role and type are in English and shown translated; names are as entered.
 */
export interface ChainEntry {
  readonly id: string;
  readonly side: Side;
  /** The role of the partner, or else the activity type. */
  readonly role: string;
  /** The name of the partner, or else of the location. */
  readonly place: string | null;
  /** The name or description that was entered; null where there is none. */
  readonly title: string | null;
  readonly type: string;
  readonly basis: number | null;
  readonly units: string;
  readonly scope: ChainItem['emission_calc']['scope'];
  readonly kg: number | null;
}

/** Returns an activity of the API's answer as an entry of the value chain. */
export function entryOf(item: ChainItem): ChainEntry {
  const { basis, basis_units, scope, CO2 } = item.emission_calc;
  const type = ACTIVITY_TYPES[item.activity_type];
  return {
    ...{ id: item._id, side: SIDES[item.activity_type], type, scope, basis, units: basis_units ?? '', kg: CO2 },
    role: item.partner ? (PARTNERS[item.activity_type] ?? 'Partner') : type,
    place: item.partner?.name ?? item.location?.name ?? null,
    title: item.input_product?.name ?? item.description,
  };
}

/** Returns the entries of one side, largest figure first; entries without a figure come last, in the given order. */
export const entriesOf = (list: readonly ChainItem[], side: Side): ChainEntry[] =>
  list
    .map(entryOf)
    .filter((entry) => entry.side === side)
    .sort((a, b) => (b.kg ?? Number.NEGATIVE_INFINITY) - (a.kg ?? Number.NEGATIVE_INFINITY) || 0);
