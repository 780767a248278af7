import { utcDay } from '@lichen/contracts/formats/days';
import { rowsOf } from '../../testing/rows-of.loader';

const dates = { from: utcDay(2026, 3, 2), to: utcDay(2026, 3, 2) };
const load = (over: object) => ({ ...dates, transport_method: 'lorry', distance: 100, units: 'km', ...over });
const of = (over: object, country = 'GB') =>
  rowsOf('upstream_transmission_distribution', load(over), { location: { country } });

// Freighting goods and their WTT of the UK Government 2026.
test.each([
  ['an average lorry, 27_304_3140_14_1', { weight: 10 }, 103.56, 1000, 'tonne-km'],
  ['the same in pounds, 0.00045359237 t each', { weight: 1000, weight_units: 'lbs' }, 4.697403, 45.359237, 'tonne-km'],
  ['the same by the mile', { weight: 10, units: 'miles' }, 166.663665, 1609.344, 'tonne-km'],
  ['an empty lorry, by the kilometre, 27_304_3137_4_1', { weight: 10, laden: 'empty' }, 66.699, 100, 'km'],
  ['a van without a weight, 27_303_3106_4_1', { transport_method: 'van' }, 25.612, 100, 'km'],
  [
    'a diesel van of our own, 27_303_3102_4_1',
    { transport_method: 'van', fuel_type: 'diesel', weight: 1, dedicated_vehicle: true },
    25.716,
    100,
    'km',
  ],
  ['a container ship, 27_320_3235_14_1', { transport_method: 'container_ship', weight: 10 }, 16.12, 1000, 'tonne-km'],
  [
    'cargo in the air, 27_317_3156_14_1',
    {
      transport_method: 'cargo_flight',
      weight: 10,
      start_location: { country: 'GB' },
      end_location: { country: 'JP' },
    },
    899.39,
    1000,
    'tonne-km',
  ],
])('%s', (_, over, kg, basis, basis_units) => {
  expect(of(over)[0]).toMatchObject({ CO2: kg, basis, basis_units, scope3_category: 4 });
});

test('what the customer pays for is category 9, upstream and all', () => {
  expect(
    of({ weight: 10, paid_by_customer: true }).map((row) => [row.component, row.scope3_category, row.CO2]),
  ).toEqual([
    ['direct', 9, 103.56],
    ['wtt', 9, 23.59],
  ]);
});

test('a site in the United States takes table 8 of its agency, where it prints the unit', () => {
  const american = { weight: 10, weight_units: 'short ton', units: 'miles' };
  // 1,000 short ton-miles × 0.1874758; a van is printed by the mile only: 100 × 0.3966372
  expect(of(american, 'US').map(({ CO2 }) => CO2)).toEqual([187.4758]);
  expect(of({ transport_method: 'van', units: 'miles' }, 'US').map(({ CO2 }) => CO2)).toEqual([39.66372]);
  expect(of({ ...american, transport_method: 'van' }, 'US')).toHaveLength(2);
});

test('a ship without a weight, and a load without a distance, have no figure', () => {
  const weightless = 'Enter the weight: this transport is counted by weight and distance';
  for (const transport_method of ['container_ship', 'rail_freight', 'cargo_flight'])
    expect(of({ transport_method }).map(({ err_msg }) => err_msg)).toEqual([weightless]);
  expect(of({ distance: null })[0]?.err_msg).toBe('No distance is stated, so there is no figure.');
});

test('a load too large for a figure is not counted by the kilometre instead', () => {
  const [row] = of({ weight: 1_000_000_000, distance: 1_000_000 });
  expect(row).toMatchObject({ CO2: null, err_msg: 'The amount is too large to be calculated' });
});
