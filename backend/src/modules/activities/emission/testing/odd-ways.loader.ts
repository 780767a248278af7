import { join } from 'node:path';
import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { utcDay } from '@lichen/contracts/formats/days';
import type { CalculableActivity } from '../calculation';
import { loadRates } from '../../factors/rates.loader';
import type { Circumstances } from './rows-of.loader';
import type { UkInput } from './uk-inputs.loader';

const GB = { country: 'GB', electricity_grid: 'United Kingdom', area: 1000, area_units: 'ft2' };
const POLAND = { country: 'PL', electricity_grid: 'Poland' };
const STATES = { country: 'US', electricity_grid: 'US Average' };
const rates = loadRates(join(__dirname, '../../../../../reference/rates'));
export const DAYS = { from: utcDay(2025, 3, 10), to: utcDay(2026, 2, 9) };

export const GOODS = {
  ...{ unit_type: 'simple', pack_qty: null, units: null, size: null, quantity: null, total_amount: null },
  ...{ recycle: null, material: null, cost: null, spend_category: null, without_margins: null, vat_rate: null },
  ...{ capital: null, co2_type: 'estimate', co2: null, co2_units: null, includes_transmission: null, method: null },
  ewc_code: null,
};
export const pounds = { cost: { currency: 'GBP', amount: 1000 } };
export const product = { name: 'Paint', units: 'L', density: 0.0013, recycle: null };
const returned = {
  ...{ _id: 'r1', year: 2025, currency: 'USD', revenue: 3_000_000, total_co2: 1200, co2_units: 't' as const },
  ...{ period_start: utcDay(2025, 1, 1), period_end: utcDay(2025, 12, 31), scopes_included: null },
  ...{
    scope1_co2: 500,
    scope2_co2: 200,
    scope3_co2: 500,
    scope3_coverage: 'upstream' as const,
    quality: 'reported' as const,
    ...{ verified_by: null, assurance: null, verified_on: null },
  },
} as const;
const tariff = {
  ...{ _id: 't', version: 1, name: 'Tariff', kind: 'supplier_tariff', activity_type: 'fuel_activitys', item: null },
  ...{ product_id: null, location_id: null, partner_id: null, units: 'MWh', currency: null, kg_co2e: 51.5 },
  ...{ kg_co2: null, kg_ch4: null, kg_n2o: null, valid_from: utcDay(2025, 6, 1), valid_to: null },
  ...{ source: 'Letter', source_url: null, note: null },
} as const;

export const power = { amount: 1234.567, units: 'MWh', renewable_amount: 1000 };
export const car = { transport_method: 'car', travel_class: 'average', distance: 100, units: 'miles', occupants: 3 };
export const bought = (
  over: CalculableActivity,
  around: Circumstances['goods'] = { product: null, rates },
): UkInput => ({
  ...{ type: 'purchased_goods_activitys', activity: { ...GOODS, ...over } },
  around: { location: GB, goods: around },
});
export const of = (type: ActivityType, activity: CalculableActivity, around: Circumstances = {}): UkInput => ({
  ...{ type, activity, around: { location: GB, ...around } },
});
const vehicle = (fuel_type: string, location: object = GB) => ({
  vehicle: { type: 'average_car', fuel_type, power_rating: 7.4, location },
});

/** Ways to enter activities that the lists of choices do not hold: units, splits, proofs, own factors and stated figures. */
export const ODD_WAYS: readonly UkInput[] = [
  ...['GO', 'PPA', 'supplier_tariff', null].map((instrument) => of('electricity_activitys', { ...power, instrument })),
  of('electricity_activitys', { ...power, instrument: 'REGO', supplier_factor: 0.2345 }),
  of('electricity_activitys', { ...power, self_produced: true }),
  of('fuel_activitys', { fuel: 'Natural gas', amount: 14, units: 'kg', quantity: 3, manual_energy: false }),
  of('fuel_activitys', {
    ...{ fuel: 'Natural gas', amount: 10, units: 'm3', quantity: 2 },
    ...{ manual_energy: true, energy_used: 0.000_012, energy_units: 'GJ' },
  }),
  of(
    'fuel_activitys',
    { fuel: 'Natural gas', amount: 10_000, units: 'kWh', quantity: 1, manual_energy: false },
    { ownFactors: [tariff as never] },
  ),
  of(
    'fuel_activitys',
    { fuel: 'Diesel (100% mineral diesel)', amount: 3, units: 'gal (US)', quantity: 1 },
    { location: STATES },
  ),
  of('refrigerant_activitys', { refrigerant_type: 'R410A', refrigerant_used: 7, units: 'lbs' }),
  of('vehicle_activitys', { fuel_type: 'diesel', quantity: 40, fuel_units: 'gal (imp)' }, vehicle('diesel')),
  of('vehicle_activitys', { fuel_type: 'battery_electric', number_of_hours: 3.5 }, vehicle('battery_electric')),
  of('vehicle_activitys', { fuel_type: 'diesel', quantity: 40, fuel_units: 'mile' }, vehicle('diesel')),
  ...[DAYS, { from: DAYS.from, to: DAYS.from }].map((days) =>
    of(
      'vehicle_journeys',
      { distance: 100, units: 'miles', ...days },
      { location: POLAND, ...vehicle('battery_electric', POLAND) },
    ),
  ),
  of(
    'power_activitys',
    { fuel: 'Natural gas', amount: 10, units: 'm3', quantity: 2, generated: 1, used: null, sold: null },
    { source: { name: 'CHP', power_generation_method: 'natural_gas' } },
  ),
  of(
    'power_activitys',
    { fuel: null, units: 'MWh', generated: 12, used: 10, sold: 2 },
    { source: { name: 'Roof', power_generation_method: 'solar_photovoltaic' } },
  ),
  of('business_travel', car),
  of('business_travel', { ...car, occupants: 7 }, { location: STATES }),
  of('business_travel', { ...car, transport_method: 'national_rail', travel_class: 'average', occupants: null }),
  of('commute', { ...car, transport_method: 'bicycle', travel_class: 'average' }),
  of('commute', { ...car, journeys: 220 }),
  of('stays', { stay_type: 'hotel', location: { country: 'FR' }, rooms: 2, nights: 3 }),
  of('home_working_activity', { working_hours: 100, equipment: true, air_conditioner: true, air_conditioner_kw: 0.9 }),
  of('upstream_transmission_distribution', {
    transport_method: 'van',
    travel_class: 'average',
    weight: 250,
    weight_units: 'lbs',
    distance: 33,
    units: 'miles',
  }),
  of(
    'upstream_transmission_distribution',
    {
      transport_method: 'rail_freight',
      travel_class: 'average',
      weight: 250,
      weight_units: 'kg',
      distance: 33,
      units: 'miles',
    },
    { location: STATES },
  ),
  of('lease_activitys', { area: null, area_units: null, energy_per_m2: 120, price: null, vat_rate: null }),
  of(
    'lease_activitys',
    { energy_per_m2: null, price: { currency: 'GBP', amount: 12_000 }, vat_rate: null },
    { goods: { product: null, rates } },
  ),
  of('carbon_activitys', {
    amount: 0.004,
    units: 't',
    scope: 'scope_1',
    scope3_category: null,
    source: 'Audit',
    reason: null,
  }),
  of(
    'waste_activitys',
    {
      ...GOODS,
      waste_material: 'glass',
      landfill_weight: 141,
      landfill_weight_units: 'kg',
      recycled_volume: 30,
      recycled_volume_units: 'L',
    },
    { goods: { product } },
  ),
  of(
    'waste_activitys',
    { ...GOODS, co2_type: 'supplier', co2: 0.5, co2_units: 't' as const },
    { goods: { product: null } },
  ),
  bought({ material: 'steel_cans', units: 'kg', total_amount: 141 }),
  bought({
    material: 'plastic_average_plastics',
    units: 'lbs',
    size: 2,
    quantity: 7,
    unit_type: 'packs',
    pack_qty: 12,
    total_amount: 168,
    recycle: 30,
  }),
  bought({ material: 'plastic_average_plastics', units: 'L', total_amount: 3 }, { product, rates }),
  bought({ ...pounds, spend_category: 'sic2003_74' }),
  bought({ ...pounds, spend_category: 'naics_541611', vat_rate: 5 }),
  bought({ cost: { currency: 'EUR', amount: 0.02 }, spend_category: 'naics_541611' }),
  bought({ cost: { currency: 'NOK', amount: 1234.5 }, spend_category: 'sic2003_74' }),
  bought({ ...pounds, co2_type: 'supplier', co2: 12.5, co2_units: 'kg' }),
  bought(pounds, { product: null, rates, returns: [returned] }),
];
