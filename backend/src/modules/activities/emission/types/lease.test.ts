import { utcDay } from '@lichen/contracts/days';
import { BRITISH, figures, rowsOf } from '../../../../../test/figures';
import { leaseShares, percentOfArea, percentOfTime } from '../lease-shares';

const office = (over: Record<string, unknown>) => ({
  area: 100,
  area_units: 'm2',
  energy_per_m2: 95,
  from: utcDay(2026, 1, 1),
  to: utcDay(2026, 12, 31),
  ...over,
});
const made = (over: Record<string, unknown>, location: object = BRITISH) =>
  figures(rowsOf('lease_activitys', office(over), { location }));

// UK Government 2026, row 7_400_4000_5_1: 0.13096 kg a kWh. 100 m² × 95 kWh = 9,500 kWh a year.
test('a whole year of a leased area is area times energy times the grid, in category 8', () => {
  expect(made({})).toEqual({ 'direct scope_3 8': '1244.12' });
});

test('a part of the year counts by its days: 73 of 365', () => {
  expect(made({ to: utcDay(2026, 3, 14) })).toEqual({ 'direct scope_3 8': '248.824' });
});

test('a location that was open for half of the year weighs the same days more: 73 of 146', () => {
  const location = { ...BRITISH, from: utcDay(2026, 1, 1), to: utcDay(2026, 5, 26) };
  expect(made({ to: utcDay(2026, 3, 14) }, location)).toEqual({ 'direct scope_3 8': '622.06' });
});

test('without an area of its own the lease is the whole location', () => {
  expect(made({ area: null, area_units: null }, { ...BRITISH, area: 200, area_units: 'm2' })).toEqual({
    'direct scope_3 8': '2488.24',
  });
});

test('square feet become square metres: 1 ft² is 0.09290304 m²', () => {
  const [row] = rowsOf('lease_activitys', office({ area: 1000, area_units: 'ft2' }));
  expect(row?.calc_basis).toBe('8825.7888');
});

test('two years are shared between their editions: 2025 at 0.177, 2026 at 0.13096', () => {
  const [row] = rowsOf('lease_activitys', office({ from: utcDay(2025, 1, 1) }));
  expect(row?.parts?.map(({ quantity, factor }) => [quantity, factor])).toEqual([
    ['9500', '0.177'],
    ['9500', '0.13096'],
  ]);
});

test.each([
  ['no energy', { energy_per_m2: null }, 'Enter the energy use per m² of the leased space: no benchmark is published'],
  ['no area', { area: null }, 'Enter the area of the lease or of its location'],
])('a lease with %s has no figure', (_, over, err) => {
  expect(made(over)).toEqual({ 'direct scope_3 8': err });
});

test('the shares are those of the year and of the area, to two decimals', () => {
  const shares = leaseShares({ from: utcDay(2024, 2, 1), to: utcDay(2024, 2, 29) }, null);
  expect(shares).toEqual({ years: 1, lease_days: 29, location_days: 366 });
  expect(percentOfTime(shares)).toBe(7.92);
  const period = { from: 0, to: 0 };
  expect(percentOfArea({ ...period, area: 50, area_units: 'm2' }, { area: 150, area_units: 'm2' })).toBe(33.33);
  expect(percentOfArea({ ...period, area: null, area_units: 'm2' }, { area: 150 })).toBeNull();
});
