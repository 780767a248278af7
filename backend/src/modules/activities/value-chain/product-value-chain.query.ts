import { isWithoutEmissions } from '@lichen/contracts/activities/activity-types';
import {
  CHAIN_MOST,
  CHAIN_TYPES,
  type ChainItem,
  type ChainType,
  type ProductValueChain,
} from '@lichen/contracts/activities/value-chain/product-value-chain.call';
import { productProductionActivity } from '@lichen/contracts/activities/types/goods/product-production.entity';
import { productUsedActivity } from '@lichen/contracts/activities/types/goods/product-used.entity';
import { purchasedGoodsActivity } from '@lichen/contracts/activities/types/goods/purchased-goods.entity';
import { salesOrderActivity } from '@lichen/contracts/activities/types/goods/sales-order.entity';
import { wasteActivity } from '@lichen/contracts/activities/types/buildings/waste.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Read } from '../../../platform/engine/rules';
import type { Where } from '../../../platform/store/sql';
import { headlineCalculation } from '../emission/activity-totals';
import type { Presentable } from '../activity/present-activity';
import { namesOf } from '../charts/record-names.query';
import { chainAmount } from './chain-amount';

const ENTITIES: Readonly<Record<ChainType, Entity>> = {
  purchased_goods_activitys: purchasedGoodsActivity,
  product_used_activitys: productUsedActivity,
  product_production_activitys: productProductionActivity,
  sales_order_activitys: salesOrderActivity,
  waste_activitys: wasteActivity,
};

interface Entry extends Omit<Presentable, 'from' | 'to' | 'location'> {
  readonly _id: string;
  readonly description: string | null;
  readonly from: number;
  readonly to: number;
  readonly partner_id?: string | null;
  readonly location_id?: string | null;
  readonly input_product_id?: string | null;
}

type Names = ReadonlyMap<string, string>;

async function namesIn(read: Read, entries: readonly Entry[]): Promise<Names> {
  const ids = (field: 'partner_id' | 'location_id' | 'input_product_id') => [
    ...new Set(entries.map((entry) => entry[field]).filter((id) => typeof id === 'string')),
  ];
  const found = await Promise.all([
    namesOf(read, 'partners', ids('partner_id')),
    namesOf(read, 'locations', ids('location_id')),
    namesOf(read, 'products', ids('input_product_id')),
  ]);
  return new Map(found.flatMap((names) => [...names]));
}

function named(names: Names, _id: string | null | undefined): ChainItem['partner'] {
  const name = _id ? names.get(_id) : undefined;
  return _id && name ? { _id, name } : null;
}

function itemOf(entry: Entry, names: Names): ChainItem {
  const type = entry.activity_type as ChainType;
  const { CO2, scope } = headlineCalculation(entry, entry.scope, entry.from, entry.to);
  return {
    ...{ _id: entry._id, activity_type: type, description: entry.description ?? null },
    ...{ from: entry.from, to: entry.to },
    partner: named(names, entry.partner_id),
    location: named(names, entry.location_id),
    input_product: named(names, entry.input_product_id),
    emission_calc: {
      ...chainAmount(type, entry as unknown as Readonly<Record<string, unknown>>),
      scope,
      // Null where nothing is calculated, as zero would mean no emissions.
      CO2: CO2 === 0 && isWithoutEmissions(type) ? null : CO2,
    },
  };
}

interface Period {
  readonly start_date: number;
  readonly end_date: number;
}

/** Returns the applied activities of a product that overlap the period, latest first. */
export async function valueChainOf(read: Read, product_id: string, period: Period): Promise<ProductValueChain> {
  const where: Where = {
    ...{ product_id, applied: 1 },
    ...{ from: { atMost: period.end_date }, to: { atLeast: period.start_date } },
  };
  const found = await Promise.all(
    CHAIN_TYPES.map(async (type) => {
      const records = read(ENTITIES[type]);
      const list = await records.list({ where, order: [{ column: 'from', descending: true }], limit: CHAIN_MOST });
      const total = list.length < CHAIN_MOST ? list.length : await records.count({ where });
      return { total, list: list as unknown as Entry[] };
    }),
  );
  const latest = found
    .flatMap(({ list }) => list)
    .sort((a, b) => b.from - a.from || (a._id < b._id ? -1 : 1))
    .slice(0, CHAIN_MOST);
  const names = await namesIn(read, latest);
  return {
    list: latest.map((entry) => itemOf(entry, names)),
    total: found.reduce((sum, { total }) => sum + total, 0),
  };
}
