import { utcDay } from '@lichen/contracts/formats/days';
import type { CalculationRow } from '../../calculation-row';
import { type Circumstances, rowsOf } from '../../testing/rows-of.loader';

const year = (of: number) => ({ from: utcDay(of, 1, 1), to: utcDay(of, 12, 31) });
const only = (type: 'water_activitys' | 'discharge_activitys', activity: object, around?: Circumstances) =>
  rowsOf(type, { amount: 1200, units: 'm3', ...year(2026), ...activity }, around)[0] as CalculationRow;

// UK Government conversion factors, 'Water supply' 17_404_4005_1_1 and 'Water treatment' 18_405_4006_1_1, by edition.
test.each([
  [2019, '412.8', '849.6'],
  [2020, '412.8', '849.6'],
  [2021, '178.8', '326.4'],
  [2022, '178.8', '326.4'],
  [2023, '212.02145589481644', '241.581950052787584'],
  [2024, '183.732', '222.888'],
  [2025, '229.56', '205.056'],
  [2026, '229.56', '205.056'],
])('%i: 1,200 m3 supplied and treated', (of, supplied, treated) => {
  expect(only('water_activitys', year(of)).exact_kg).toBe(supplied);
  expect(only('discharge_activitys', year(of)).exact_kg).toBe(treated);
});

test.each([
  ['L', 1_200_000],
  ['m3', 1200],
])('%s are taken in cubic metres', (units, amount) => {
  expect(only('discharge_activitys', { amount, units })).toMatchObject({ exact_kg: '205.056', calc_units: 'm3' });
});

test('gallons are converted by their definition', () => {
  // 1,000 gal (US) = 3,785.411784 L; × 0.1913 ÷ 1000
  expect(only('water_activitys', { amount: 1000, units: 'gal (US)' }).exact_kg).toBe('0.7241492742792');
});

test('a bill over new year takes the factor of each year for its days', () => {
  const row = only('discharge_activitys', { amount: 62, from: utcDay(2024, 12, 1), to: utcDay(2025, 1, 31) });
  // 31 × 0.18574 + 31 × 0.17088
  expect(row.parts?.map(({ quantity, kg, factor_year }) => [factor_year, quantity, kg])).toEqual([
    [2024, '31', '5.75794'],
    [2025, '31', '5.29728'],
  ]);
  expect(row.exact_kg).toBe('11.05522');
});

test('supply is category 1, treatment category 5', () => {
  const place = { component: 'direct', scope: 'scope_3', method: 'factor', data_quality: 2 };
  expect(only('water_activitys', {})).toMatchObject({ ...place, scope3_category: 1, factor_set: 'uk-2026' });
  expect(only('discharge_activitys', {})).toMatchObject({ ...place, scope3_category: 5 });
});

test('elsewhere the British factor stands in and the row says so', () => {
  const row = only('water_activitys', {}, { location: { country: 'DE' } });
  expect(row).toMatchObject({ exact_kg: '229.56', region_used: 'United Kingdom' });
  expect(row.note).toBe('No factor of this country is published here: the next best region stands in for it.');
});

test('before the first edition there is no figure', () => {
  const row = only('discharge_activitys', year(2017));
  expect(row).toMatchObject({ CO2: null, err_msg: 'No emission factor found for Discharge, United Kingdom, 2017' });
});

test('nothing discharged is 0, not missing', () => {
  expect(only('discharge_activitys', { amount: 0 })).toMatchObject({ CO2: 0, err_msg: null });
});
