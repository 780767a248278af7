import { utcDay } from '@lichen/contracts/formats/days';
import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { CalculableActivity } from './calculation';
import { figureQuality, QUALITY } from './data-quality';
import { ratesOf } from './testing/rates-of.loader';
import { type Circumstances, rowsOf } from './testing/rows-of.loader';

const rates = ratesOf({
  'GBP USD 2025': '1.25',
  'USD 2022': '100',
  'USD 2025': '110',
  'GBP 2009': '80',
  'GBP 2025': '100',
  'VAT GB 2025': '20',
});
const DAY = { from: utcDay(2025, 5, 6), to: utcDay(2025, 5, 6) };
const GB = { country: 'GB', electricity_grid: 'United Kingdom' };
const NO = { country: 'NO', electricity_grid: 'Norway' };
const US = { country: 'US', electricity_grid: 'US Average' };
const GOODS = {
  ...{ unit_type: 'simple', pack_qty: null, units: null, size: null, quantity: null, total_amount: null },
  ...{ recycle: null, material: null, cost: null, spend_category: null, without_margins: null, vat_rate: null },
  ...{ capital: null, co2_type: 'estimate', co2: null, co2_units: null, includes_transmission: null, method: null },
  ewc_code: null,
};
const cost = { currency: 'GBP', amount: 1000 };
const own = {
  ...{ _id: 't', version: 1, name: 'Own', kind: 'supplier_tariff', activity_type: 'fuel_activitys', item: null },
  ...{ product_id: null, location_id: null, partner_id: null, units: 'kWh', currency: null, kg_co2e: 0.05 },
  ...{ kg_co2: null, kg_ch4: null, kg_n2o: null, valid_from: utcDay(2025, 1, 1), valid_to: null, source: 'Letter' },
};
const ofGoods = { ...own, activity_type: 'purchased_goods_activitys', units: 'kg', currency: 'GBP' };
const gas = { fuel: 'Natural gas', amount: 1000, units: 'kWh', quantity: 1, manual_energy: false };
const cans = { ...GOODS, material: 'steel_cans', units: 'kg', total_amount: 141 };
const train = { transport_method: 'national_rail', travel_class: 'average', distance: 10, units: 'km' };
const waste = {
  ...GOODS,
  waste_material: 'glass',
  other_route: 'landfill',
  waste_released_weight: 2,
  waste_released_weight_units: 't',
};
const returned = {
  ...{
    _id: 'r',
    year: 2025,
    currency: 'GBP',
    revenue: 1000,
    total_co2: 1,
    co2_units: 't',
    scope3_coverage: 'upstream',
  },
  ...{ period_start: utcDay(2025, 1, 1), period_end: utcDay(2025, 12, 31), scopes_included: null },
  ...{ scope1_co2: 1, scope2_co2: 1, scope3_co2: 1 },
};
const assured = {
  ...{ quality: 'verified', verified_by: 'Assurers', assurance: 'limited', verified_on: utcDay(2026, 3, 1) },
};
const goods = (over: object = {}) => ({ goods: { product: null, rates, ...over } });

type Case = readonly [string, number, ActivityType, CalculableActivity, (Circumstances | object)?];
const CASES: readonly Case[] = [
  [
    'a bill on the own grid',
    2,
    'electricity_activitys',
    { amount: 1, units: 'kWh', renewable_amount: 0 },
    { location: NO },
  ],
  [
    'a bill that the supplier estimated',
    4,
    'electricity_activitys',
    { amount: 1, units: 'kWh', renewable_amount: 0, reading_type: 'estimated' },
  ],
  ['gas that the supplier estimated', 4, 'fuel_activitys', { ...gas, reading_type: 'estimated' }],
  ['gas that was read', 2, 'fuel_activitys', { ...gas, reading_type: 'actual' }],
  [
    'estimated gas on a factor of the company',
    4,
    'fuel_activitys',
    { ...gas, reading_type: 'estimated' },
    { ownFactors: [own] },
  ],
  ['water that the supplier estimated', 4, 'water_activitys', { amount: 1, units: 'm3', reading_type: 'estimated' }],
  [
    'waste water that the supplier estimated',
    4,
    'discharge_activitys',
    { amount: 1, units: 'm3', reading_type: 'estimated' },
  ],
  ['gas by the own country', 2, 'fuel_activitys', gas],
  ['gas by the factor of another country', 4, 'fuel_activitys', gas, { location: NO }],
  ['gas by a factor of the company', 2, 'fuel_activitys', gas, { location: NO, ownFactors: [own] }],
  ['water by the own country', 2, 'water_activitys', { amount: 1, units: 'm3' }],
  ['water by the factor of another country', 4, 'water_activitys', { amount: 1, units: 'm3' }, { location: NO }],
  [
    'a leak, whose potential is the same everywhere',
    2,
    'refrigerant_activitys',
    { refrigerant_type: 'R410A', refrigerant_used: 1, units: 'kg' },
    { location: NO },
  ],
  ['a trip by the own country', 3, 'business_travel', train],
  ['a trip by the factor of another country', 4, 'business_travel', train, { location: NO }],
  [
    'a hotel of a country that has a figure',
    3,
    'stays',
    { stay_type: 'hotel', location: { country: 'FR' }, rooms: 1, nights: 1 },
    { location: NO },
  ],
  ['waste by the own country', 2, 'waste_activitys', waste, goods()],
  ['waste by the factor of another country', 4, 'waste_activitys', waste, { location: NO, ...goods() }],
  ['waste of unknown material', 4, 'waste_activitys', { ...waste, waste_material: null }, goods()],
  [
    'the statement of a carrier of waste',
    2,
    'waste_activitys',
    { ...waste, co2_type: 'supplier', co2: 1, co2_units: 't' },
    goods(),
  ],
  ['goods by mass', 3, 'purchased_goods_activitys', cans, goods()],
  ['goods by the factor of another country', 4, 'purchased_goods_activitys', cans, { location: NO, ...goods() }],
  ['goods by spend', 4, 'purchased_goods_activitys', { ...GOODS, cost, spend_category: 'sic2003_74' }, goods()],
  [
    'goods by spend on an own factor',
    4,
    'purchased_goods_activitys',
    { ...GOODS, cost, spend_category: 'sic2003_74' },
    { ...goods(), ownFactors: [ofGoods] },
  ],
  [
    'the statement of a supplier, which nobody verified',
    2,
    'purchased_goods_activitys',
    { ...cans, co2_type: 'supplier', co2: 1, co2_units: 't' },
    goods(),
  ],
  [
    'a return called verified by nobody',
    2,
    'purchased_goods_activitys',
    { ...GOODS, cost },
    goods({ returns: [{ ...returned, quality: 'verified' }] }),
  ],
  ...(['limited', 'reasonable'] as const).map(
    (assurance): Case => [
      `a return verified with ${assurance} assurance, by whom and when`,
      1,
      'purchased_goods_activitys',
      { ...GOODS, cost },
      goods({ returns: [{ ...returned, ...assured, assurance }] }),
    ],
  ),
  ...(['verified_by', 'assurance', 'verified_on'] as const).map(
    (name): Case => [
      `a verified return without ${name}`,
      2,
      'purchased_goods_activitys',
      { ...GOODS, cost },
      goods({ returns: [{ ...returned, ...assured, [name]: null }] }),
    ],
  ),
  [
    'a return that is only reported, whoever is named',
    3,
    'purchased_goods_activitys',
    { ...GOODS, cost },
    goods({ returns: [{ ...returned, ...assured, quality: 'reported' }] }),
  ],
  [
    'a reported return',
    3,
    'purchased_goods_activitys',
    { ...GOODS, cost },
    goods({ returns: [{ ...returned, quality: 'reported' }] }),
  ],
  [
    'an estimated return',
    4,
    'purchased_goods_activitys',
    { ...GOODS, cost },
    goods({ returns: [{ ...returned, quality: 'estimated' }] }),
  ],
  ['a lease by area', 5, 'lease_activitys', { area: 1, area_units: 'm2', energy_per_m2: 1 }],
  ['a lease by rent', 4, 'lease_activitys', { energy_per_m2: null, price: cost, vat_rate: null }, goods()],
  [
    'a figure of the company',
    5,
    'carbon_activitys',
    { amount: 1, units: 't', scope: 'scope_1', source: null, reason: null },
  ],
];

for (const [name, score, type, activity, around = {}] of CASES)
  test(`${name} is ${score}`, () => {
    const [row] = rowsOf(type, { ...DAY, ...activity }, { location: GB, ...around } as Circumstances);
    expect([row?.err_msg, row?.data_quality]).toEqual([null, score]);
  });

test('what stands beside a figure is no better than the factor it was made with', () => {
  const rows = rowsOf('fuel_activitys', { ...DAY, ...gas }, { location: NO });
  expect(rows.map(({ component, data_quality }) => [component, data_quality])).toEqual([
    ['direct', 4],
    ['wtt', 4],
  ]);
  expect(rowsOf('fuel_activitys', { ...DAY, ...gas }, { location: US })[0]?.data_quality).toBe(2);
});

test.each([
  ['metered', { data_quality: QUALITY.measured }, 2],
  ['money', { data_quality: QUALITY.measured, amountUnits: 'GBP' }, 4],
  ['a share by revenue', { data_quality: QUALITY.proxy, amountUnits: 'GBP', method: 'revenue' }, 3],
  ['a stand-in', { data_quality: QUALITY.measured, isStandIn: true }, 4],
  ['a stand-in that was an estimate before', { data_quality: QUALITY.estimate, isStandIn: true }, 5],
  ['verified', { data_quality: QUALITY.verified, method: 'supplier' }, 1],
] as const)('%s', (_, over, score) => {
  expect(figureQuality({ method: 'factor', amountUnits: 'kWh', ...over })).toBe(score);
});
