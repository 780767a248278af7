import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { ACTIVITY_PARENTS } from '../types/shared/activity-parents';
import type { Scope } from '../inventory-line';

const id = z.string().min(1).max(64);
const day = z.coerce.number().int();

/** Most activities of one answer: the latest. */
export const CHAIN_MOST = 500;

/** Types of activities between a product and those it comes from and goes to. */
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
  /** What went into the product. */
  readonly input_product: Named | null;
  readonly emission_calc: {
    /** Amount that was bought, made, used, sold or treated; null where none was recorded. */
    readonly basis: number | null;
    readonly basis_units: string | null;
    readonly scope: Scope;
    /** Kilograms; null where the figure is missing, and of activities that have no emissions of their own. */
    readonly CO2: number | null;
  };
}

export interface ProductValueChain {
  /** The latest activities of the period. */
  readonly list: readonly ChainItem[];
  /** How many there are. */
  readonly total: number;
}

/** What a product came from and where it went, in the activities that count and have a day in the period. */
export const productValueChain = defineCall({
  name: 'product_value_chain',
  label: 'Value chain of a product',
  method: 'GET',
  allow: ACTIVITY_PARENTS.find(({ field }) => field === 'product_id')?.roles ?? [],
  subscription: 'activities',
  input: z.strictObject({ product_id: id, start_date: day, end_date: day }),
  writes: false,
  dependsOn: ['activities', 'emission_calcs', 'products', 'partners', 'locations'],
});
