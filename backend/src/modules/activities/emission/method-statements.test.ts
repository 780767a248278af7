import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { UNITS } from '@lichen/contracts/activities/codes/units';
import { utcDay } from '@lichen/contracts/formats/days';
import { AMERICAN, BRITISH, rowsOf } from '../../../../test/figures';
import { loadRates } from '../factors/rates.loader';

/** Sentences of docs/method.md with a number of each, worked out by hand from the published row that is named. */
const method = readFileSync(join(__dirname, '../../../../../docs/method.md'), 'utf8').replace(/\s+/g, ' ');

const year = (of: number) => ({ from: utcDay(of, 1, 1), to: utcDay(of, 12, 31) });
const around = (location: object | null) => ({ location: location as never });
const FR = around({ country: 'FR', electricity_grid: 'France' });
const gas = { fuel: 'Natural gas', amount: 1000, units: 'kWh', quantity: 1, manual_energy: false };
const leak = (refrigerant_type: string) => ({ refrigerant_type, refrigerant_used: 1, units: 'kg' });
const bill = { amount: 1000, units: 'kWh', renewable_amount: 0 };
const rates = loadRates(join(__dirname, '../../../../reference/rates'));
const GOODS = {
  ...{ unit_type: 'simple', pack_qty: null, units: null, size: null, quantity: null, total_amount: null },
  ...{ co2_type: 'estimate', co2: null, spend_category: 'sic2003_74' },
};

type Figure = readonly [component: string, kg: string | number | null];
type Statement = readonly [string, ActivityType, Record<string, unknown>, object, Figure];

const STATEMENTS: readonly Statement[] = [
  // 1_100_1000_1: natural gas of 2025, gross: 0.18296.
  ['digit for digit', 'fuel_activitys', { ...gas, ...year(2025) }, around(BRITISH), ['direct', '182.96']],
  ['The hub prints no upstream figures', 'fuel_activitys', { ...gas, ...year(2025) }, around(AMERICAN), ['wtt', null]],
  [
    'another unit of the same kind',
    'fuel_activitys',
    { ...gas, amount: 1, units: 'MWh', ...year(2025) },
    around(BRITISH),
    ['direct', '182.96'],
  ],
  [
    'R410A is therefore 1923.5 by AR5, where the UK prints 1924',
    'refrigerant_activitys',
    { ...leak('R410A'), ...year(2025) },
    { gwp: 'AR5' },
    ['direct', '1923.5'],
  ],
  ['AR4 to 2022, AR5 since', 'refrigerant_activitys', { ...leak('R410A'), ...year(2022) }, {}, ['direct', '2088']],
  ['AR4 to 2022, AR5 since', 'refrigerant_activitys', { ...leak('R410A'), ...year(2023) }, {}, ['direct', '1924']],
  [
    '0.71 × 0.06 = 0.0426 kg CO₂e per kg',
    'refrigerant_activitys',
    { ...leak('R431A'), ...year(2025) },
    {},
    ['non_kyoto', '0.0426'],
  ],
  [
    "Grids begin late: the UK's with 2019",
    'electricity_activitys',
    { ...bill, ...year(2018) },
    around(BRITISH),
    ['direct', null],
  ],
  [
    "Grids begin late: the UK's with 2019",
    'electricity_activitys',
    { ...bill, ...year(2019) },
    around(BRITISH),
    ['direct', '255.6'],
  ],
  ['those of the European Union', 'electricity_activitys', { ...bill, ...year(2023) }, FR, ['direct', null]],
  [
    'sun, wind and water × 0',
    'power_activitys',
    { ...year(2025), power_generated: 500, generated_units: 'kWh' },
    { source: { name: 'Roof', power_generation_method: 'solar' } },
    ['direct', '0'],
  ],
  [
    'days leased and open / days of their calendar year',
    'lease_activitys',
    { area: 100, area_units: 'm2', energy_per_m2: 120, from: utcDay(2025, 7, 1), to: utcDay(2025, 12, 31) },
    around({ ...BRITISH, from: utcDay(2025, 7, 1), to: null }),
    ['direct', (100 * 120 * 184 * 0.177) / 365],
  ],
  [
    'euros become pounds by × 1.0820 / 1.2781 in 2024',
    'purchased_goods_activitys',
    { ...GOODS, ...year(2024), cost: { currency: 'EUR', amount: 1000 } },
    { goods: { product: null, rates } },
    ['direct', (1000 * 1.2 * 1.082 * 86.6 * 0.17) / (1.2781 * 133.9)],
  ],
];

test.each(STATEMENTS)('%s: %s', (sentence, type, activity, circumstances, [component, kg]) => {
  expect([sentence, method.includes(sentence)]).toEqual([sentence, true]);
  const row = rowsOf(type, activity, circumstances).find((each) => each.component === component);
  if (typeof kg === 'number') expect(Number(row?.exact_kg)).toBeCloseTo(kg, 6);
  else expect(row?.exact_kg ?? null).toBe(kg);
});

test.each([
  ['1 mile = 1.609344 km', 'miles', '1.609344'],
  ['1 lb = 0.45359237 kg', 'lbs', '0.45359237'],
  ['1 cubic foot = 28.316846592 L', 'ft3', '28.316846592'],
  ['A therm is the 105.50556 MJ', 'therm', '105.50556'],
  ['an mmBtu 1055.05585262 MJ', 'mmBtu', '1055.05585262'],
  ['short tons by 907.18474 kg', 'short ton', '907.18474'],
] as const)('%s', (sentence, unit, per) => {
  expect([sentence, method.includes(sentence)]).toEqual([sentence, true]);
  expect((UNITS as Record<string, { per: string }>)[unit]?.per).toBe(per);
});
