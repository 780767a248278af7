import { utcDay } from '@lichen/contracts/formats/days';
import { NOTES } from '../../explanation/notes';
import { AMERICAN, BRITISH, figures, rowsOf } from '../../../../../../test/figures';

const vehicleOf = (type: string, fuel_type: string, power_rating: number | null = null) => ({
  vehicle: { type, fuel_type, power_rating, location: BRITISH },
});
const VAN = vehicleOf('average_van', 'diesel');
const day = utcDay(2026, 6, 1);
const trip = (over: Record<string, unknown>, around: object) =>
  rowsOf('vehicle_journeys', { distance: 100, units: 'km', from: day, to: day, ...over }, around);
const made = (over: Record<string, unknown>, around: object) => figures(trip(over, around));

// UK Government 2026: average diesel van 0.25716 (5_303_3102_4_1), upstream 0.06128 (28_906_3102_4_1) a kilometre.
test('kilometres of a van are fuel in scope 1 and what came before it', () => {
  expect(made({}, VAN)).toEqual({ 'direct scope_1': '25.716', 'wtt scope_3 3': '6.128' });
});

test('miles take the row that is printed by the mile, 5_303_3102_9_1', () => {
  const [direct] = trip({ units: 'miles' }, VAN);
  expect(direct).toMatchObject({ exact_kg: '41.386', calc_basis: '100', calc_units: 'miles' });
});

test.each([
  [2019, '25.213'],
  [2022, '23.156'],
])('a journey of %i takes the edition of its year', (year, kg) => {
  const days = { from: utcDay(year, 6, 1), to: utcDay(year, 6, 1) };
  expect(made(days, VAN)['direct scope_1']).toBe(kg);
});

test('an electric car stands in scope 2: 8_301_3060, 14_301_3060, 26_904_3060', () => {
  expect(made({}, vehicleOf('medium_car', 'battery_electric'))).toEqual({
    'direct location scope_2': '2.563',
    'direct market scope_2': '2.563',
    'td scope_3 3': '0.254',
    'wtt scope_3 3': '1.022',
  });
});

test('a plug-in hybrid stands in scope 1 and scope 2: 4_301_3059, 8_301_3059, 14_301_3059, 26_904_3059', () => {
  expect(made({}, vehicleOf('medium_car', 'plug_in_hybrid'))).toEqual({
    'direct scope_1': '7.349',
    'direct location scope_2': '0.691',
    'direct market scope_2': '0.691',
    'td scope_3 3': '0.069',
    'wtt scope_3 3': '2.524',
  });
});

test('a blank figure of the publisher is no factor: no plug-in van in 2023 (5_303_3107_4_1)', () => {
  const days = { from: utcDay(2023, 6, 1), to: utcDay(2023, 6, 1) };
  expect(made(days, vehicleOf('average_van', 'plug_in_hybrid'))['direct scope_1']).toBe(
    'No emission factor found for Vehicle journey, United Kingdom, 2023',
  );
});

test('hours of an electric vehicle are its power rating; of another they are no figure', () => {
  expect(made({ distance: 4, units: 'hours' }, vehicleOf('medium_car', 'battery_electric', 25))).toMatchObject({
    'direct location scope_2': '13.096',
  });
  expect(made({ distance: 4, units: 'hours' }, VAN)).toEqual({
    'direct scope_1': 'Enter the distance: this vehicle has no consumption per hour',
  });
});

test('recorded fuel wins: the journey is shown outside every scope', () => {
  const rows = trip({}, { ...VAN, countedElsewhere: 'all' });
  expect(figures(rows)).toEqual({ 'direct no_scope': '25.716', 'wtt no_scope': '6.128' });
  expect(rows[0]?.note).toContain('Fuel of this vehicle is recorded within 31 days of the journey');
  const electric = trip({}, { ...vehicleOf('medium_car', 'battery_electric'), countedElsewhere: 'current' });
  expect(figures(electric)).toEqual({
    'direct location no_scope': '2.563',
    'td no_scope': '0.254',
    'wtt no_scope': '1.022',
  });
});

test('charging stands for the current of a plug-in hybrid alone, and for nothing of a van on diesel', () => {
  const rows = trip({}, { ...vehicleOf('medium_car', 'plug_in_hybrid'), countedElsewhere: 'current' });
  expect(figures(rows)).toEqual({
    'direct scope_1': '7.349',
    'direct location no_scope': '0.691',
    'td no_scope': '0.069',
    'wtt scope_3 3': '2.3107798564',
  });
  for (const { scope, note } of rows)
    expect(note?.includes('its electricity is shown, not counted') ?? false).toBe(scope === 'no_scope');
  expect(made({}, { ...VAN, countedElsewhere: 'current' })).toEqual(made({}, VAN));
});

// Upstream of a kWh in the United Kingdom in 2026: 0.03682 (15_917) and 0.00359 of its losses (15_918), 0.13096 direct.
test('recorded charging has the upstream emissions of the power, so the journey keeps those of its fuel', () => {
  const car = vehicleOf('medium_car', 'plug_in_hybrid');
  const upstream = (rows: ReturnType<typeof trip>) => rows.find(({ component }) => component === 'wtt');
  const fuel = upstream(trip({}, { ...car, countedElsewhere: 'current' }));
  expect(fuel?.note).toBe(NOTES.upstreamOfFuel);
  expect(fuel).toMatchObject({ factor: '0.023107798564', factor_id: 'uk-2026/26_904_3059_4_1/fuel' });

  const kWh = Number(made({}, car)['direct location scope_2']) / 0.13096;
  const record = { fuel_type: 'plug_in_hybrid', quantity: kWh, fuel_units: 'kWh', from: day, to: day };
  const charged = figures(rowsOf('vehicle_activitys', record, car));
  const both = Number(fuel?.exact_kg) + Number(charged['wtt scope_3 3']) + Number(charged['wtt_td scope_3 3']);
  expect(both).toBeCloseTo(Number(upstream(trip({}, car))?.exact_kg), 6);
});

test.each(['small_car', 'medium_car', 'large_car', 'average_car'])(
  'a %s has less upstream in every edition',
  (type) => {
    for (const year of [2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026])
      for (const units of ['km', 'miles']) {
        const days = { from: utcDay(year, 6, 1), to: utcDay(year, 6, 1), units };
        const car = vehicleOf(type, 'plug_in_hybrid');
        const [all, fuel] = [null, 'current'].map((countedElsewhere) => made(days, { ...car, countedElsewhere }));
        expect(Number(fuel?.['wtt scope_3 3'])).toBeLessThan(Number(all?.['wtt scope_3 3']));
        expect(fuel?.['direct scope_1']).toBe(all?.['direct scope_1']);
      }
  },
);

test('charging on a grid without upstream figures leaves the journey those of its power', () => {
  const location = { country: 'PL', electricity_grid: 'Poland' };
  const car = { ...vehicleOf('medium_car', 'plug_in_hybrid'), location };
  const record = { fuel_type: 'plug_in_hybrid', quantity: 12, fuel_units: 'kWh', from: day, to: day };
  expect(Object.keys(figures(rowsOf('vehicle_activitys', record, car)))).not.toContain('wtt scope_3 3');
  const [all, charged] = [null, 'current'].map((countedElsewhere) => made({}, { ...car, countedElsewhere }));
  expect(charged?.['wtt scope_3 3']).toBe(all?.['wtt scope_3 3']);
});

test('an American van is a light-duty truck of the hub, table 8: 0.394 kg CO₂, 0.0109 g CH₄, 0.0088 g N₂O a mile', () => {
  const days = { from: utcDay(2025, 6, 1), to: utcDay(2025, 6, 1), units: 'miles' };
  expect(made(days, { ...VAN, location: AMERICAN })).toEqual({ 'direct scope_1': '39.66372' });
});
