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

/** The product in the middle. */
export interface ChainProduct {
  readonly name: string;
  /** What was made of it in the year, with its units; null where nothing was recorded. */
  readonly made: string | null;
  /** Emissions of the year in kilograms, as far as they are known. */
  readonly kg: number | null;
}

/** What a node and a row say of an activity. Words are English, shown translated; names are as they were entered. */
export interface ChainEntry {
  readonly id: string;
  readonly side: Side;
  /** Role of the partner, else the type of the activity. */
  readonly role: string;
  /** Name of the partner, else of the location. */
  readonly place: string | null;
  /** What was entered of it; null where only its type is known. */
  readonly title: string | null;
  readonly type: string;
  readonly basis: number | null;
  readonly units: string;
  readonly scope: ChainItem['emission_calc']['scope'];
  readonly kg: number | null;
}

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

/** Of one side, the largest figure first; what has none comes last, in the order of the answer. */
export const entriesOf = (list: readonly ChainItem[], side: Side): ChainEntry[] =>
  list
    .map(entryOf)
    .filter((entry) => entry.side === side)
    .sort((a, b) => (b.kg ?? Number.NEGATIVE_INFINITY) - (a.kg ?? Number.NEGATIVE_INFINITY) || 0);
