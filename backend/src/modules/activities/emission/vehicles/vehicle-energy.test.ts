import { DAY, utcDay } from '@lichen/contracts/formats/days';
import fc from 'fast-check';
import { join } from 'node:path';
import { AMERICAN, BRITISH, figures, rowsOf } from '../../../../../test/figures';
import { loadFactorLibrary } from '../../factors/factor-library.loader';
import { product } from '../testing/exact-product';
import { ukInputs } from '../testing/uk-inputs.loader';

/**
 * Battery and plug-in vehicles by distance on another grid than the UK's: kWh per distance of the UK Government (tables
 * 9_301 and 9_303, 2026 unless another year is named) times the grid. Poland: 0.566 (EEA 2024), 0.72696 (AIB 2025).
 */
const POLISH = { country: 'PL', electricity_grid: 'Poland' };
const day = (year: number) => utcDay(year, 6, 1);
const vehicleOf = (type: string, fuel_type: string) => ({ vehicle: { type, fuel_type, location: BRITISH } });
const driven = (type: string, fuel: string, location: object, over: Record<string, unknown> = {}) =>
  rowsOf(
    'vehicle_journeys',
    { distance: 100, units: 'km', from: day(2026), to: day(2026), ...over },
    { ...vehicleOf(type, fuel), location },
  );

test.each([
  ['average_car', 'km', '0.20358', '11.522628', '14.7994517'],
  ['average_car', 'miles', '0.32763', '18.543858', '23.8173905'],
  ['small_car', 'km', '0.18744', '10.609104', '13.6261382'],
  ['large_car', 'km', '0.21119', '11.953354', '15.3526682'],
  ['average_van', 'km', '0.32519', '18.405754', '23.6400122'],
  ['van_class_1', 'miles', '0.32904', '18.623664', '23.9198918'],
])('100 by a %s in Poland, by %s: %s kWh each', (type, units, rate, location, market) => {
  const rows = driven(type, 'battery_electric', POLISH, { units });
  expect(rows.map(({ scope, scope2_basis, CO2 }) => [scope, scope2_basis, CO2])).toEqual([
    ['scope_2', 'location', Number(location)],
    ['scope_2', 'market', expect.closeTo(Number(market), 6)],
  ]);
  expect(rows[0]?.inputs.map(({ label, value, use }) => [label, value, use])).toEqual([
    ['Distance', '100', 'times'],
    ['Vehicle type', type, 'told'],
    ['Fuel type', 'battery_electric', 'told'],
    [units === 'km' ? 'Energy use, kWh per km' : 'Energy use, kWh per mile', rate, 'times'],
    ['Source of the energy use', expect.stringMatching(/^UK Government \(DESNZ\) 2026, 9_30[13]_\d+_[49]_6$/), 'told'],
    ['Electricity grid', 'Poland', 'told'],
  ]);
  expect(rows[0]).toMatchObject({ basis_units: 'kWh', data_quality: 3, subject: 'Vehicle journey' });
});

test('in the United Kingdom its own emissions per distance stay, which count its charging', () => {
  expect(figures(driven('average_car', 'battery_electric', BRITISH))['direct location scope_2']).toBe('2.686');
});

test('losses of the grid come along where they are published: 20.358 kWh on the average of the United States', () => {
  const found = figures(driven('average_car', 'battery_electric', AMERICAN));
  expect(Object.keys(found)).toEqual(['direct location scope_2', 'direct market scope_2', 'td scope_3 3']);
  expect(found['direct location scope_2']).toBe('7.15873791985546194');
  expect(found['td scope_3 3']).toBe('0.313848635345856');
});

test('a plug-in hybrid burns by the UK table (4_301_3075, 26_904_3075) and charges on its own grid: 0.06558 kWh', () => {
  const rows = driven('average_car', 'plug_in_hybrid', POLISH);
  expect(figures(rows)).toEqual({
    'direct scope_1': '8.959',
    'wtt scope_3 3': '2.934',
    'direct location scope_2': '3.711828',
    'direct market scope_2': '4.76740368',
  });
  expect(rows.find(({ component }) => component === 'wtt')?.note).toContain('those of its power included');
});

test('over New Year each day takes the energy use of its edition: 50 km each, 0.20656 and 0.20358', () => {
  const period = { from: utcDay(2025, 12, 1), to: utcDay(2026, 1, 31) };
  const [location, market] = driven('average_car', 'battery_electric', POLISH, period);
  expect([location?.exact_kg, market?.exact_kg]).toEqual(['11.606962', '14.90776872']);
  expect(location?.inputs.map(({ value, use }) => [value, use])).toEqual([
    ['100', 'told'],
    ['average_car', 'told'],
    ['battery_electric', 'told'],
    ['0.20656', 'told'],
    ['UK Government (DESNZ) 2025, 9_301_3076_4_6', 'told'],
    ['0.20358', 'told'],
    ['UK Government (DESNZ) 2026, 9_301_3076_4_6', 'told'],
    ['20.507', 'times'],
    ['Poland', 'told'],
  ]);
});

test.each([
  ['before the energy use is published', { country: 'US', electricity_grid: 'US Average' }, 2022, '(kWh/km)'],
  ['a grid without a factor', { country: 'KE', electricity_grid: 'Kenya' }, 2026, 'Kenya'],
])('%s there is no figure, and never the British one', (_, location, year, said) => {
  const rows = driven('average_car', 'battery_electric', location, { from: day(year), to: day(year) });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ CO2: null, err_msg: expect.stringContaining(said) });
});

const trip = (type: 'business_travel' | 'commute', fuel_type: string, location: object, over: object = {}) =>
  figures(
    rowsOf(
      type,
      { transport_method: 'car', fuel_type, distance: 100, units: 'km', from: day(2026), to: day(2026), ...over },
      { location },
    ),
  );

test.each([
  ['business_travel', 6],
  ['commute', 7],
] as const)('%s by battery car takes the grid of the place, in category %i', (type, category) => {
  expect(trip(type, 'battery_electric', POLISH)).toEqual({ [`direct scope_3 ${category}`]: '11.522628' });
  expect(trip(type, 'battery_electric', POLISH, { occupants: 4 })).toEqual({
    [`direct scope_3 ${category}`]: '2.880657',
  });
  expect(trip(type, 'battery_electric', AMERICAN)).toMatchObject({ [`td scope_3 ${category}`]: '0.313848635345856' });
  expect(trip(type, 'plug_in_hybrid', POLISH)).toEqual({
    [`direct scope_3 ${category}`]: '8.959',
    [`direct location scope_3 ${category}`]: '3.711828',
    [`wtt scope_3 ${category}`]: '2.934',
  });
  expect(trip(type, 'battery_electric', BRITISH)).toMatchObject({ [`direct scope_3 ${category}`]: '2.951' });
});

test('every energy use of the tables is reached, in each edition, and is distance × kWh', () => {
  const folder = join(__dirname, '../../../../../reference/factors');
  const printed = loadFactorLibrary(folder)
    .tables()
    .factors.filter(({ family, value }) => family === 'vehicle_energy' && value);
  const reached = new Map<string, string>();
  for (const year of [2023, 2024, 2025, 2026]) {
    const inPoland = year < 2024 ? { country: 'US', electricity_grid: 'US Average' } : POLISH;
    for (const { type, activity, around } of ukInputs(100)) {
      const vehicle = around.vehicle && { vehicle: { ...around.vehicle, location: inPoland } };
      const period = { from: day(year), to: day(year) };
      for (const row of rowsOf(type, { ...activity, ...period }, { ...around, ...vehicle, location: inPoland })) {
        const source = row.inputs.find(({ label }) => label === 'Source of the energy use')?.value.split(', ')[1];
        // By weight miles are converted: the kilometres come first.
        if (source && !reached.has(`uk-${year}/${source}`)) reached.set(`uk-${year}/${source}`, row.calc_basis ?? '');
      }
    }
  }
  // Of a plug-in van by weight fuel and power are printed together: its kWh are not used.
  const used = printed.filter(({ unit, label }) => !(unit === 'tonne-km' && label.includes('Plug-in')));
  expect(used.length).toBeGreaterThan(100);
  for (const { id, value } of used) expect([id, reached.get(id)]).toEqual([id, product('100', value ?? '')]);
});

const carried = (fuel_type: string, over: object) =>
  figures(
    rowsOf(
      'upstream_transmission_distribution',
      { transport_method: 'van', fuel_type, distance: 100, units: 'km', from: day(2026), to: day(2026), ...over },
      { location: POLISH },
    ),
  );

test('freight by van takes the grid of the place by weight (1.01605 kWh a tonne-km) and by distance', () => {
  expect(carried('battery_electric', { weight: 2, weight_units: 't' })).toEqual({ 'direct scope_3 4': '115.01686' });
  expect(carried('battery_electric', { dedicated_vehicle: true })).toEqual({ 'direct scope_3 4': '18.405754' });
  expect(carried('plug_in_hybrid', { dedicated_vehicle: true })).toMatchObject({
    'direct scope_3 4': '15.154',
    'direct location scope_3 4': '4.716478',
  });
  // Of a plug-in van fuel and power are printed by the tonne-km together only: 27_303_3107_14_1.
  expect(carried('plug_in_hybrid', { weight: 2, weight_units: 't' })).toMatchObject({ 'direct scope_3 4': '79.432' });
});

test('journeys that follow one another make the journey over their days, in any edition', () => {
  const from = utcDay(2024, 1, 1);
  const days = fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 500 }));
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 1e6 }), ([start, length], metres) => {
      const period = { from: from + start * DAY, to: from + (start + length) * DAY, distance: metres / 1000 };
      const [row] = driven('average_car', 'battery_electric', POLISH, period);
      const kWh = row?.parts?.reduce((all, { quantity }) => all + Number(quantity), 0) ?? -1;
      expect(kWh).toBeCloseTo(Number(row?.calc_basis), 6);
      expect(Number(row?.exact_kg)).toBeCloseTo(kWh * 0.566, 6);
      const perKm = period.distance > 0 ? kWh / period.distance : 0.205;
      expect(perKm).toBeGreaterThan(0.2035);
      expect(perKm).toBeLessThan(0.2103);
    }),
    { numRuns: 200 },
  );
});
