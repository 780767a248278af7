import { z } from 'zod';
import { queryInteger } from '../../api/query-values';
import { defineCall } from '../../entity/entity';
import { ACTIVITY_PARENTS } from '../types/shared/activity-parents';
import type { Scope } from '../inventory-line';

const id = z.string().min(1).max(64);

/** Highest number of activities in one answer; the latest are returned. */
export const CHAIN_MOST = 500;

/** Activity types that connect a product to its origins and destinations. */
export const CHAIN_TYPES = [
  'purchased_goods_activitys',
  'product_used_activitys',
  'product_production_activitys',
  'sales_order_activitys',
  'waste_activitys',
] as const;
export type ChainType = (typeof CHAIN_TYPES)[number];

interface Named {
  readonly _id: string;
  readonly name: string;
}

/** One activity of a product. */
export interface ChainItem {
  readonly _id: string;
  readonly activity_type: ChainType;
  readonly description: string | null;
  readonly from: number;
  readonly to: number;
  readonly partner: Named | null;
  readonly location: Named | null;
  /** The product used as input. */
  readonly input_product: Named | null;
  readonly emission_calc: {
    /** Amount bought, made, used, sold or treated; null where none was recorded. */
    readonly basis: number | null;
    readonly basis_units: string | null;
    readonly scope: Scope;
    /** Kilograms; null where the figure is missing and for activities without emissions of their own. */
    readonly CO2: number | null;
  };
}

/** Activities of all types of `CHAIN_TYPES` that name one product. */
export interface ProductValueChain {
  /** The latest activities of the period. */
  readonly list: readonly ChainItem[];
  /** Number of activities in the period. */
  readonly total: number;
}

/** Returns the origins and destinations of a product: its counted activities with a day in the period. */
export const productValueChain = defineCall({
  name: 'product_value_chain',
  label: 'Value chain of a product',
  method: 'GET',
  allow: ACTIVITY_PARENTS.find(({ field }) => field === 'product_id')?.roles ?? [],
  subscription: 'activities',
  input: z.strictObject({ product_id: id, start_date: queryInteger, end_date: queryInteger }),
  writes: false,
  dependsOn: ['activities', 'emission_calcs', 'products', 'partners', 'locations'],
});
