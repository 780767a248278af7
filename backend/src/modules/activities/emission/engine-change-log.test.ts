import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { utcDay } from '@lichen/contracts/formats/days';
import { AMERICAN, rowsOf } from '../../../../test/figures';
import { loadRates } from '../factors/rates.loader';

/** Examples of the engine's change log in docs/method.md: the column After is what this engine gives. */
const method = readFileSync(join(__dirname, '../../../../../docs/method.md'), 'utf8');
const changes = method.split('\n## ').find((chapter) => chapter.startsWith('Changes of the engine')) ?? '';
const rates = loadRates(join(__dirname, '../../../../reference/rates'));

const year = (of: number) => ({ from: utcDay(of, 1, 1), to: utcDay(of, 12, 31) });
const day = (of: number, month: number) => ({ from: utcDay(of, month, 2), to: utcDay(of, month, 2) });
const POLAND = { country: 'PL', electricity_grid: 'Poland' };
const site = (location: object) => ({ location: location as never });
const drives = (type: string, fuel_type: string, location?: object) =>
  ({ vehicle: { type, fuel_type, ...(location ? { location } : {}) } }) as object;
const GOODS = {
  ...{ unit_type: 'simple', pack_qty: null, units: null, size: null, quantity: null, total_amount: null },
  ...{ co2_type: 'estimate', co2: null, recycle: null, material: null, without_margins: null, vat_rate: null },
};
const spent = (currency: string, amount: number, spend_category: string) => ({
  ...GOODS,
  ...{ spend_category, cost: { currency, amount } },
});
const goods = { goods: { product: null, rates } };
const rented = { energy_per_m2: null, area: null, price: { currency: 'GBP', amount: 12_000 }, vat_rate: null };
const car = { transport_method: 'car', travel_class: 'average', occupants: null, fuel_type: null };

/** Name of the row, activity, circumstances, and the lines whose figures After prints, in order. */
const EXAMPLES: readonly (readonly [string, ActivityType, object, object, readonly string[]])[] = [
  [
    'Fuel of a vehicle by its energy',
    'vehicle_activitys',
    { fuel_type: 'cng', quantity: 100, fuel_units: 'kWh', ...day(2026, 5) },
    drives('average_van', 'cng'),
    ['direct', 'wtt'],
  ],
  [
    '100 km of an average diesel van in 2025 beside 0 L',
    'vehicle_journeys',
    { distance: 100, units: 'km', ...day(2025, 5) },
    drives('average_van', 'diesel'),
    ['direct', 'wtt'],
  ],
  [
    'Upstream emissions of a journey that is charged',
    'vehicle_journeys',
    { distance: 100, units: 'km', ...day(2025, 5) },
    { ...drives('medium_car', 'plug_in_hybrid'), countedElsewhere: 'current' },
    ['wtt'],
  ],
  [
    'A bill in euros under an industry of the UK',
    'purchased_goods_activitys',
    { ...spent('EUR', 1000, 'sic2003_72'), ...day(2024, 5) },
    goods,
    ['direct'],
  ],
  [
    'Electric vehicles by distance on the grid of their place',
    'vehicle_journeys',
    { distance: 100, units: 'km', ...day(2026, 5) },
    { ...site(POLAND), ...drives('average_car', 'battery_electric', POLAND) },
    ['direct location', 'direct market'],
  ],
  [
    'The same of commutes and travel',
    'commute',
    { ...car, fuel_type: 'battery_electric', distance: 100, units: 'km', ...day(2026, 5) },
    site(POLAND),
    ['direct'],
  ],
  [
    'What a blend of refrigerants holds outside the protocol, as a memo',
    'refrigerant_activitys',
    { refrigerant_type: 'R431A', refrigerant_used: 2.5, units: 'kg', ...year(2026) },
    {},
    ['non_kyoto'],
  ],
  ['Rent by spend, the same', 'lease_activitys', { ...rented, ...year(2025) }, goods, ['direct']],
  [
    'Spend after the last rate or index: the newest, labelled',
    'purchased_goods_activitys',
    { ...spent('GBP', 1000, 'naics_541611'), ...day(2026, 5) },
    goods,
    ['direct'],
  ],
  [
    'A hotel in London by the row of London',
    'stays',
    { stay_type: 'hotel', location: { name: 'London', country: 'GB' }, rooms: 1, nights: 1, ...day(2025, 5) },
    {},
    ['direct'],
  ],
  [
    'Blends of the pump in the United States by the hub',
    'vehicle_activitys',
    { fuel_type: 'petrol', quantity: 100, fuel_units: 'gal (US)', ...day(2025, 5) },
    { ...site(AMERICAN), ...drives('average_car', 'petrol', AMERICAN) },
    ['direct'],
  ],
  [
    'The row printed by the mile for what is entered by the mile',
    'business_travel',
    { ...car, fuel_type: 'diesel', distance: 100, units: 'miles', ...day(2025, 5) },
    {},
    ['direct'],
  ],
];

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());
const after = (name: string): string[] => {
  const line = changes.split('\n').find((each) => cellsOf(each).includes(name)) ?? '';
  return (cellsOf(line).at(-2) ?? '').replaceAll(',', '').match(/\d+(\.\d+)?/g) ?? [];
};

test.each(EXAMPLES)('%s: this engine gives what the change log says', (name, type, activity, around, lines) => {
  const rows = rowsOf(type, activity as never, around);
  const kg = lines.map((line) => {
    const found = rows.find((row) => [row.component, row.scope2_basis].filter(Boolean).join(' ').startsWith(line));
    return found?.exact_kg ?? found?.err_msg;
  });
  const printed = after(name);
  const numbers = (lines.length === 1 ? printed : printed.filter((each) => each.includes('.'))).slice(0, lines.length);
  const shown = kg.map((each, at) => Number(each).toFixed(numbers[at]?.split('.')[1]?.length ?? 0));
  expect([name, shown]).toEqual([name, numbers]);
});
