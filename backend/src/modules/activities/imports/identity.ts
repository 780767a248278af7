import type { ActivityType } from '@lichen/contracts/activities/activity-types';

/** Fields by which two entries of a type are the same. */
interface Identity {
  /** Always part of it. */
  readonly by: readonly string[];
  /** A number that somebody gave the entry: where it is there, `amounts` may have changed since. */
  readonly ref?: string;
  readonly amounts: readonly string[];
}

const BILL: Identity = { by: ['location_id', 'from', 'to'], ref: 'invoice_ref', amounts: ['amount', 'units'] };
const JOURNEY: Identity = {
  by: ['profile_id', 'journey_date', 'transport_method', 'start_location', 'end_location'],
  amounts: ['distance', 'units'],
};
const TRADE: Identity = {
  by: ['partner_id', 'product_id', 'order_date', 'delivery_date', 'location_id'],
  ref: 'order_ref',
  amounts: ['quantity', 'size', 'total_amount'],
};
const WASTE_AMOUNTS = ['processed', 'recycled', 'rdf', 'landfill', 'waste_released'].flatMap((part) => [
  `${part}_weight`,
  `${part}_volume`,
]);

const IDENTITIES: Readonly<Record<ActivityType, Identity>> = {
  electricity_activitys: BILL,
  fuel_activitys: { ...BILL, by: [...BILL.by, 'fuel'] },
  water_activitys: BILL,
  discharge_activitys: BILL,
  refrigerant_activitys: { ...BILL, by: [...BILL.by, 'refrigerant_type'], amounts: ['refrigerant_used', 'units'] },
  waste_activitys: {
    by: ['location_id', 'product_id', 'collection_date', 'processing_date', 'ewc_code'],
    ref: 'order_ref',
    amounts: WASTE_AMOUNTS,
  },
  power_activitys: { by: ['location_id', 'source_id', 'from', 'to', 'fuel'], amounts: ['amount', 'generated'] },
  lease_activitys: { by: ['location_id', 'partner_id', 'from', 'to'], amounts: ['area'] },
  vehicle_activitys: {
    by: ['vehicle_id', 'date', 'fuel_type'],
    amounts: ['quantity', 'fuel_units', 'distance', 'number_of_hours'],
  },
  vehicle_journeys: { by: ['vehicle_id', 'date', 'end_date'], ref: 'our_ref', amounts: ['distance', 'from', 'to'] },
  business_travel: JOURNEY,
  commute: { ...JOURNEY, amounts: [...JOURNEY.amounts, 'entry_type', 'journeys'] },
  stays: { by: ['profile_id', 'arrival_date', 'location'], amounts: ['nights'] },
  home_working_activity: {
    by: ['profile_id', 'location_id', 'start_date', 'end_date', 'entry_type'],
    amounts: ['working_hours'],
  },
  absence_activitys: { by: ['profile_id', 'from', 'to', 'type'], amounts: ['amount'] },
  purchased_goods_activitys: { ...TRADE, amounts: [...TRADE.amounts, 'cost'] },
  sales_order_activitys: { ...TRADE, amounts: [...TRADE.amounts, 'price'] },
  product_production_activitys: {
    by: ['product_id', 'production_date', 'location_id'],
    ref: 'batch_ref',
    amounts: ['quantity', 'size', 'total_amount'],
  },
  product_used_activitys: {
    by: ['product_id', 'input_product_id', 'used_date', 'location_id'],
    ref: 'batch_ref',
    amounts: ['quantity', 'size', 'total_amount'],
  },
  upstream_transmission_distribution: {
    by: ['partner_id', 'journey_date', 'transport_method', 'start_location', 'end_location'],
    ref: 'job_number',
    amounts: ['weight', 'distance'],
  },
  carbon_activitys: {
    by: ['location_id', 'vehicle_id', 'profile_id', 'from', 'to', 'scope', 'source'],
    amounts: ['amount', 'units'],
  },
  task_activitys: {
    by: ['location_id', 'completed_by', 'start_date', 'end_date', 'task_type'],
    amounts: ['elapsed_time'],
  },
};

type Plain = Readonly<Record<string, unknown>>;

/** A place is identified by its name; what a map service adds makes no difference. */
const comparable = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : (value ?? null);

/** All that the words of a type are made from. */
export function identityFields(type: ActivityType): readonly string[] {
  const { by, ref, amounts } = IDENTITIES[type];
  return [...new Set([...by, ...(ref ? [ref] : []), ...amounts])];
}

/** The words by which an entry is known again, so that a file that comes twice is written once. */
export function identityOf(type: ActivityType, record: Plain): string {
  const { by, ref, amounts } = IDENTITIES[type];
  const hasRef = ref !== undefined && (record[ref] ?? null) !== null;
  const names = [...by, ...(hasRef ? [ref] : amounts)];
  return JSON.stringify([hasRef, ...names.map((name) => comparable(record[name]))]);
}
