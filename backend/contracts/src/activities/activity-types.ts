/**
 * The 22 activity types in the order of the Add menu: wire name and label. Names are spelt as the specification
 * writes them.
 */
export const ACTIVITY_TYPES = {
  electricity_activitys: 'Electricity',
  fuel_activitys: 'Fuel',
  water_activitys: 'Water',
  discharge_activitys: 'Discharge',
  waste_activitys: 'Waste',
  refrigerant_activitys: 'Refrigerant',
  power_activitys: 'Power',
  lease_activitys: 'Lease',
  vehicle_activitys: 'Vehicle fuel',
  vehicle_journeys: 'Vehicle journey',
  business_travel: 'Business travel',
  commute: 'Commute',
  stays: 'Stay',
  home_working_activity: 'Home working',
  absence_activitys: 'Absence',
  purchased_goods_activitys: 'Purchased goods',
  sales_order_activitys: 'Sales order',
  product_production_activitys: 'Product production',
  product_used_activitys: 'Product used',
  upstream_transmission_distribution: 'Upstream transmission and distribution',
  carbon_activitys: 'Carbon',
  task_activitys: 'Task',
} as const;

export type ActivityType = keyof typeof ACTIVITY_TYPES;

/**
 * Hours lost, goods sold, made and used, and time spent: recorded, but they cause nothing that is not counted
 * elsewhere.
 */
const WITHOUT_EMISSIONS = [
  'absence_activitys',
  'sales_order_activitys',
  'product_production_activitys',
  'product_used_activitys',
  'task_activitys',
] as const satisfies readonly ActivityType[];

export type TypeWithoutEmissions = (typeof WITHOUT_EMISSIONS)[number];

/** True for types whose only emissions are custom calculations. */
export const isWithoutEmissions = (type: string): type is TypeWithoutEmissions =>
  (WITHOUT_EMISSIONS as readonly string[]).includes(type);
