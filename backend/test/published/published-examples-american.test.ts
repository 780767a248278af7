import { utcDay } from '@lichen/contracts/formats/days';
import { citedCases } from './published-cases';
import type { Body, Case } from './published-drafts';

/**
 * One activity each, sent as a person in the United States would, in the units of a published example. Rows are those of
 * the EPA's GHG Emission Factors Hub of January 2025 where nothing else is said; methane × 28 and nitrous oxide × 265.
 */

const { compare, ids } = citedCases({ site: ['US', 'CAMX'] }, 2025, async (drafts) => {
  const vehicle = { name: 'Pool', location_id: drafts.ids['site'], fuel_units: 'gal (US)' };
  drafts.ids['car'] = await drafts.made('vehicles', { ...vehicle, type: 'medium_car', fuel_type: 'petrol' });
  drafts.ids['truck'] = await drafts.made('vehicles', { ...vehicle, type: 'average_lorry', fuel_type: 'diesel' });
});

const MAY = utcDay(2025, 5, 6);
const MARCH = { from: utcDay(2025, 3, 1), to: utcDay(2025, 3, 31) };
const ONE_WAY = { return_journey: false, journey_date: MAY, units: 'miles' };
const AMERICA = { start_location: { name: 'Fresno', country: 'US' }, end_location: { name: 'Reno', country: 'US' } };

const fuel = (name: string, amount: number, units: string) => () => ({
  ...{ location_id: ids['site'], partner_id: ids['supplier'], fuel: name, amount, units },
  ...MARCH,
});
const filled = (vehicle: string, fuel_type: string, quantity: number, fuel_units: string) => () => ({
  ...{ location_id: ids['site'], vehicle_id: ids[vehicle], fuel_type, quantity, fuel_units, date: MAY },
});
const trip =
  (transport_method: string, distance: number, over: Body = {}) =>
  () => ({
    ...{ profile_id: ids['person'], location_id: ids['site'], transport_method, distance, ...AMERICA, ...ONE_WAY },
    ...over,
  });
const load =
  (transport_method: string, over: Body = {}) =>
  () => ({
    ...{ location_id: ids['site'], transport_method, weight: 10, weight_units: 'short ton', distance: 100 },
    ...{ ...ONE_WAY, ...over },
  });
const waste = (waste_material: string, route: string) => () => ({
  ...{ location_id: ids['site'], product_id: ids['product'], partner_id: ids['supplier'], collection_date: MAY },
  ...{ waste_material, [`${route}_weight`]: 2, [`${route}_weight_units`]: 'short ton' },
});
const spent = (amount: number, year: number, spend_category: string) => () => ({
  ...{ location_id: ids['site'], partner_id: ids['supplier'], product_id: ids['product'], units: 'kg', size: 1 },
  ...{ quantity: 1, order_date: utcDay(year, 5, 6), cost: { amount, currency: 'USD' }, spend_category },
});

const BURNT: readonly Case[] = [
  [
    'table 1: 1,000 scf of natural gas × (0.05444 + 0.00103 × 0.028 + 0.0001 × 0.265)',
    'fuel_activitys',
    fuel('Natural gas', 1000, 'scf'),
    { direct: 54.49534 },
  ],
  [
    'table 1: 10 ccf of natural gas are the same 1,000 scf',
    'fuel_activitys',
    fuel('Natural gas', 10, 'ccf'),
    { direct: 54.49534 },
  ],
  [
    'table 1: 10 Mcf of natural gas are 10,000 scf',
    'fuel_activitys',
    fuel('Natural gas', 10, 'Mcf'),
    { direct: 544.9534 },
  ],
  [
    'table 1: 100 mmBtu of natural gas × (53.06 + 0.028 + 0.0265)',
    'fuel_activitys',
    fuel('Natural gas', 100, 'mmBtu'),
    { direct: 5311.45 },
  ],
  [
    'table 1: 100 gallons of propane × (5.72 + 0.27 × 0.028 + 0.05 × 0.265)',
    'fuel_activitys',
    fuel('Propane', 100, 'gal (US)'),
    { direct: 574.081 },
  ],
  [
    'table 1: 100 gallons of distillate fuel oil No. 2 × (10.21 + 0.41 × 0.028 + 0.08 × 0.265)',
    'fuel_activitys',
    fuel('Gas oil', 100, 'gal (US)'),
    { direct: 1024.268 },
  ],
  [
    'table 1: 10 short tons of bituminous coal × (2,325 + 274 × 0.028 + 40 × 0.265)',
    'fuel_activitys',
    fuel('Bituminous coal', 10, 'short ton'),
    { direct: 23_432.72 },
  ],
  [
    'table 1: 10 short tons of wood × (126 × 0.028 + 63 × 0.265), and 1,640 beside the scopes',
    'fuel_activitys',
    fuel('Wood and wood residuals', 10, 'short ton'),
    { direct: 202.23, biogenic: 16_400 },
  ],
  [
    'table 7: 100 mmBtu of steam × (66.33 + 1.25 × 0.028 + 0.125 × 0.265)',
    'fuel_activitys',
    fuel('District heat and steam', 100, 'mmBtu'),
    { 'direct location': 6639.8125 },
  ],
  [
    'table 2: 100 gallons of gasoline × 8.78',
    'vehicle_activitys',
    filled('car', 'petrol', 100, 'gal (US)'),
    { direct: 878 },
  ],
  [
    'table 2: 100 gallons of diesel × 10.21',
    'vehicle_activitys',
    filled('truck', 'diesel', 100, 'gal (US)'),
    { direct: 1021 },
  ],
  [
    'table 12: 10 lb of R-410A × 0.45359237 × 1,924',
    'refrigerant_activitys',
    () => ({
      ...{ location_id: ids['site'], refrigerant_category: 'blends', refrigerant_type: 'R410A', refrigerant_used: 10 },
      ...{ units: 'lbs', ...MARCH },
    }),
    { direct: 8727.117199 },
  ],
  [
    'table 6, CAMX: 10 GJ are 2,777.78 kWh × (436.655 + 28 × 0.025 + 265 × 0.003) lb a MWh',
    'electricity_activitys',
    () => ({ location_id: ids['site'], amount: 10, units: 'GJ', renewable_amount: 0, ...MARCH }),
    { 'direct location': 552.059714 },
  ],
];

const MOVED: readonly Case[] = [
  ['table 10: 250 passenger-miles by air × 0.2089282', 'business_travel', trip('flight', 250), { direct: 52.23205 }],
  ['table 10: 1,000 passenger-miles by air × 0.1301033', 'business_travel', trip('flight', 1000), { direct: 130.1033 }],
  ['table 10: 3,000 passenger-miles by air × 0.1643948', 'business_travel', trip('flight', 3000), { direct: 493.1844 }],
  [
    'table 10: 100 miles by intercity rail × 0.096754',
    'business_travel',
    trip('national_rail', 100),
    { direct: 9.6754 },
  ],
  [
    'table 10: 100 miles by commuter rail × 0.133983',
    'commute',
    trip('national_rail', 100, { travel_class: 'commuter' }),
    { direct: 13.3983 },
  ],
  ['table 10: 100 miles by subway × 0.093475', 'commute', trip('underground', 100), { direct: 9.3475 }],
  ['table 10: 100 miles by bus × 0.0666323', 'commute', trip('bus', 100), { direct: 6.66323 }],
  [
    'table 10: 100 vehicle-miles × (0.297 + 0.0059 × 0.028 + 0.0053 × 0.265)',
    'business_travel',
    trip('car', 100),
    { direct: 29.85697 },
  ],
  [
    'table 10: two in the car, a half each',
    'business_travel',
    trip('car', 100, { occupants: 2 }),
    { direct: 14.928485 },
  ],
  [
    'table 8: 10 short tons × 100 miles by truck × 0.1874758',
    'upstream_transmission_distribution',
    load('lorry'),
    { direct: 187.4758 },
  ],
  [
    'table 8: 1,000 ton-miles by rail × 0.0211773',
    'upstream_transmission_distribution',
    load('rail_freight'),
    { direct: 21.1773 },
  ],
  [
    'table 8: 1,000 ton-miles by water × 0.078398',
    'upstream_transmission_distribution',
    load('container_ship'),
    { direct: 78.398 },
  ],
  [
    'table 8: 1,000 ton-miles by air × (1.086 + 0.0334 × 0.265)',
    'upstream_transmission_distribution',
    load('cargo_flight'),
    { direct: 1094.851 },
  ],
  [
    'table 8: 100 miles of a truck of one’s own × 1.308286',
    'upstream_transmission_distribution',
    load('lorry', { dedicated_vehicle: true }),
    { direct: 130.8286 },
  ],
];

const BOUGHT: readonly Case[] = [
  ['table 9: 2 short tons of glass landfilled × 20 kg', 'waste_activitys', waste('glass', 'landfill'), { direct: 40 }],
  ['table 9: 2 short tons of glass recycled × 50 kg', 'waste_activitys', waste('glass', 'recycled'), { direct: 100 }],
  [
    'table 9: 2 short tons of mixed waste landfilled × 580 kg',
    'waste_activitys',
    waste('household_residual_waste', 'landfill'),
    { direct: 1160 },
  ],
  [
    'USEEIO 1.3.0, 541611: USD 1,000 of 2022 × 0.078',
    'purchased_goods_activitys',
    spent(1000, 2022, 'naics_541611'),
    { direct: 78 },
  ],
  [
    'USEEIO 1.3.0, 111110: USD 1,000 of 2022 × 0.532',
    'purchased_goods_activitys',
    spent(1000, 2022, 'naics_111110'),
    { direct: 532 },
  ],
  [
    'USEEIO 1.3.0, 541611: USD 1,000 of 2025 × 292.655 / 321.943 (BLS CUUR0000SA0) × 0.078',
    'purchased_goods_activitys',
    spent(1000, 2025, 'naics_541611'),
    { direct: 70.904135 },
  ],
];

compare([...BURNT, ...MOVED, ...BOUGHT]);
