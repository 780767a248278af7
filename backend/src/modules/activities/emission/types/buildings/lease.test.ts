import { DAY, utcDay } from '@lichen/contracts/formats/days';
import fc from 'fast-check';
import { AMERICAN, BRITISH, figures, rowsOf } from '../../../../../../test/figures';
import { ratesOf } from '../../testing/rates-of.loader';
import { leaseShares, percentOfArea, percentOfTime } from '../../lease-shares';

const NO_ENERGY = 'Enter the energy use per m² of the leased space, or its price: no benchmark is published';

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

const open = (from: number | null, to: number | null) => ({ ...BRITISH, from, to });
const FIRST_HALF = open(null, utcDay(2025, 6, 30));
const SECOND_HALF = open(utcDay(2025, 7, 1), null);
const stated = (from: number, to: number) => ({ energy_per_m2: 120, from, to });

// 100 m² × 120 kWh × days / days of the year × the grid: 7_400_4000_5_1, 0.177 in 2025, 0.20705 in 2024, 0.13096 in 2026.
test.each([
  ['all of 2025', open(null, null), stated(utcDay(2025, 1, 1), utcDay(2025, 12, 31)), '2124'],
  ['open from July, leased from then', SECOND_HALF, stated(utcDay(2025, 7, 1), utcDay(2025, 12, 31)), 1070.728767],
  ['open from July, leased all year', SECOND_HALF, stated(utcDay(2025, 1, 1), utcDay(2025, 12, 31)), 1070.728767],
  ['open to June, leased all year', FIRST_HALF, stated(utcDay(2025, 1, 1), utcDay(2025, 12, 31)), 1053.271233],
  ['a quarter of the open half', SECOND_HALF, stated(utcDay(2025, 7, 1), utcDay(2025, 9, 30)), 535.364384],
  ['one day', open(null, null), stated(utcDay(2025, 7, 1), utcDay(2025, 7, 1)), 5.819178],
  ['all of the leap year', open(null, null), stated(utcDay(2024, 1, 1), utcDay(2024, 12, 31)), '2484.6'],
  [
    '184 of the 366 days',
    open(utcDay(2024, 7, 1), null),
    stated(utcDay(2024, 7, 1), utcDay(2024, 12, 31)),
    1249.088525,
  ],
  // 12,000 × (31 / 366 × 0.20705 + 31 / 365 × 0.177)
  ['over a leap New Year', open(null, null), stated(utcDay(2024, 12, 1), utcDay(2025, 1, 31)), 390.838783],
  // 12,000 × (184 / 365 × 0.177 + 90 / 365 × 0.13096)
  ['over a plain New Year', SECOND_HALF, stated(utcDay(2025, 1, 1), utcDay(2026, 3, 31)), 1458.226849],
])('%s: a lease counts the days on which its location was open', (_, location, over, kg) => {
  const [row] = rowsOf('lease_activitys', office(over), { location });
  expect(typeof kg === 'string' ? row?.exact_kg : row?.CO2).toBe(kg);
});

test('the record states the days, and of years of two lengths each', () => {
  const inputsOf = (location: object, over: Record<string, unknown>) =>
    rowsOf('lease_activitys', office(over), { location })[0]?.inputs.map(({ label, value, use }) => [
      label,
      value,
      use,
    ]);
  expect(inputsOf(SECOND_HALF, stated(utcDay(2025, 1, 1), utcDay(2025, 12, 31)))).toEqual([
    ['Area', '100', 'times'],
    ['Energy use, kWh per m² a year', '120', 'times'],
    ['Days of the lease', '365', 'told'],
    ['Days the location was open', '184', 'times'],
    ['Days of the year', '365', 'over'],
    ['Electricity grid', 'United Kingdom', 'told'],
  ]);
  expect(inputsOf(BRITISH, stated(utcDay(2024, 12, 1), utcDay(2025, 1, 31)))?.slice(2, 5)).toEqual([
    ['Days of the lease', '31 / 366 (2024)', 'told'],
    ['Days of the lease', '31 / 365 (2025)', 'told'],
    ['Calendar years', '0.169630960401227636799161613893', 'times'],
  ]);
});

test('a lease outside the life of its location has no figure and says so', () => {
  expect(made(stated(utcDay(2025, 1, 1), utcDay(2025, 3, 31)), SECOND_HALF)).toEqual({
    'direct scope_3 8':
      'The location was not in use on any day of the lease: correct the dates of the lease or of the location',
  });
});

test('leases that follow one another make the lease over their days, whenever the location opens and closes', () => {
  const day = fc.integer({ min: 0, max: 1200 }).map((past) => utcDay(2023, 6, 1) + past * DAY);
  const kgOf = (location: object, from: number, to: number) =>
    rowsOf('lease_activitys', office(stated(from, to)), { location })[0]?.CO2 ?? 0;
  fc.assert(
    fc.property(fc.array(day, { minLength: 3, maxLength: 3 }), day, day, (days, one, other) => {
      const [from, cut, to] = days.sort((a, b) => a - b) as [number, number, number];
      const location = open(Math.min(one, other), Math.max(one, other));
      const parts = kgOf(location, from, cut) + (cut < to ? kgOf(location, cut + DAY, to) : 0);
      expect(parts).toBeCloseTo(kgOf(location, from, to), 5);
    }),
    { numRuns: 200 },
  );
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
  ['no energy', { energy_per_m2: null }, NO_ENERGY],
  ['no area', { area: null }, 'Enter the area of the lease or of its location'],
])('a lease with %s has no figure', (_, over, err) => {
  expect(made(over)).toEqual({ 'direct scope_3 8': err });
});

const rates = ratesOf({
  ...{ 'GBP 2009': '80', 'GBP 2026': '100', 'USD 2022': '100', 'USD 2026': '110' },
  ...{ 'GBP USD 2026': '1.25', 'EUR GBP 2026': '0.8', 'EUR USD 2026': '1.1', 'VAT GB 2026': '20' },
});
const rented = (currency: string, location: object, over: Record<string, unknown> = {}, known = rates) =>
  rowsOf('lease_activitys', office({ energy_per_m2: null, price: { currency, amount: 1000 }, ...over }), {
    location,
    goods: { product: null, rates: known },
  });

// Annex E, SIC 2003 70: 0.12 kg a GBP of 2009, with VAT of 20 %. USEEIO v1.3.0, 531120: 0.246 kg a USD of 2022.
const FRENCH = { country: 'FR', electricity_grid: 'France' };
test.each([
  ['pounds in the United Kingdom: 1,000 × 1.2 × 80 / 100 × 0.12', 'GBP', BRITISH, '115.2', 'sic2003_70'],
  ['euros in the United Kingdom: 1,000 × 0.8 × 1.2 × 80 / 100 × 0.12', 'EUR', BRITISH, '92.16', 'sic2003_70'],
  ['dollars in the United States: 1,000 × 100 / 110 × 0.246', 'USD', AMERICAN, 223.636364, 'naics_531120'],
  ['pounds in the United States: 1,000 × 1.25 × 100 / 110 × 0.246', 'GBP', AMERICAN, 279.545455, 'naics_531120'],
  ['euros in France: 1,000 × 1.1 × 100 / 110 × 0.246', 'EUR', FRENCH, '246', 'naics_531120'],
] as const)('a rent alone is counted by spend, %s', (_, currency, location, kg, industry) => {
  const [row, ...others] = rented(currency, location);
  expect(others).toEqual([]);
  expect(typeof kg === 'string' ? row?.exact_kg : row?.CO2).toBe(kg);
  expect(row).toMatchObject({ scope: 'scope_3', scope3_category: 8, data_quality: 4, scope2_basis: null });
  expect(row?.inputs[0]).toMatchObject({ label: 'Industry', value: industry });
});

const WITH_VAT = 'The factor is per price with VAT: the standard rate of its country was added to the cost.';

test('the record says that the rent stands for the energy, and whose factor of when it is', () => {
  const said = 'No energy use is stated: the rent is counted by spend.';
  const metered = 'Leave this out where a meter of the space is entered as electricity or fuel.';
  expect(rented('GBP', BRITISH)[0]?.note).toBe(
    `${said} ${metered} ${WITH_VAT} Factor by spend in prices of 2009 with VAT: for screening only.`,
  );
  expect(rented('EUR', FRENCH)[0]?.note).toBe(
    `${said} ${metered} No factor of this country is published here: the next best region stands in for it.`,
  );
});

test('a rent changes nothing where energy and area give the figure', () => {
  expect(figures(rented('GBP', BRITISH, { energy_per_m2: 95 }))).toEqual({ 'direct scope_3 8': '1244.12' });
});

test.each([
  ['SEK', 'No exchange rate from SEK to GBP is loaded for 2026', {}],
  ['GBP', 'No VAT rate of GB is loaded for 2025', { from: utcDay(2025, 1, 1), to: utcDay(2025, 1, 31) }],
  ['GBP', NO_ENERGY, { price: { currency: 'GBP', amount: 0 } }],
  ['GBP', 'Enter the area of the lease or of its location', { energy_per_m2: 95, area: null }],
])('a rent in %s without what it needs has no figure: %s', (currency, message, over) => {
  expect(figures(rented(currency, BRITISH, over))).toEqual({ 'direct scope_3 8': expect.stringContaining(message) });
});

test('the shares are those of the year and of the area, to two decimals', () => {
  const shares = leaseShares({ from: utcDay(2024, 2, 1), to: utcDay(2024, 2, 29) }, null);
  expect(shares).toEqual({ years: 1, lease_days: 29, location_days: 366 });
  expect(percentOfTime(shares)).toBe(7.92);
  const period = { from: 0, to: 0 };
  expect(percentOfArea({ ...period, area: 50, area_units: 'm2' }, { area: 150, area_units: 'm2' })).toBe(33.33);
  expect(percentOfArea({ ...period, area: null, area_units: 'm2' }, { area: 150 })).toBeNull();
});
