import { utcDay } from '@lichen/contracts/formats/days';
import { AMERICAN, BRITISH, figures, rowsOf } from '../../../../../../test/figures';

const VAN = { type: 'average_van', fuel_type: 'diesel', power_rating: null, location: BRITISH };
const day = utcDay(2026, 6, 1);
const filled = (over: Record<string, unknown>, around: object = {}) =>
  rowsOf(
    'vehicle_activitys',
    { fuel_type: 'diesel', quantity: 40, fuel_units: 'L', number_of_hours: null, from: day, to: day, ...over },
    { vehicle: VAN, ...around },
  );

// UK Government 2026: diesel 2.58354 (1_101_1011_8_1), 0.61101 (11_101_1011_8_1), 0.14 (99_604_1011_8_2) a litre.
test('litres of diesel are the blend of the pump', () => {
  expect(figures(filled({}))).toEqual({
    'direct scope_1': '103.3416',
    'wtt scope_3 3': '24.4404',
    'biogenic no_scope': '5.6',
  });
});

test('what a hybrid takes is counted as petrol, and says so: 2.075 (1_101_1017_8_1)', () => {
  const [direct] = filled({ fuel_type: 'plug_in_hybrid', quantity: 10 });
  expect(direct).toMatchObject({ exact_kg: '20.75', note: 'What a hybrid takes by volume is counted as petrol.' });
});

// Grid of 2026: 0.13096, losses 0.01299, upstream 0.03682 and 0.00359 a kWh.
test('hours of an electric vehicle are its power rating on the grid', () => {
  const vehicle = { ...VAN, fuel_type: 'battery_electric', power_rating: 12.5 };
  expect(figures(filled({ fuel_type: 'battery_electric', number_of_hours: 8 }, { vehicle }))).toEqual({
    'direct location scope_2': '13.096',
    'direct market scope_2': '13.096',
    'td scope_3 3': '1.299',
    'wtt scope_3 3': '3.682',
    'wtt_td scope_3 3': '0.359',
  });
});

test('an electric vehicle without a power rating has no figure', () => {
  expect(figures(filled({ fuel_type: 'battery_electric', number_of_hours: 8 }))).toEqual({
    'direct scope_1': 'Enter the power rating of the vehicle',
  });
});

test('current that a plug-in hybrid took stands in scope 2', () => {
  const made = figures(filled({ fuel_type: 'plug_in_hybrid', quantity: 100, fuel_units: 'kWh' }));
  expect(made['direct location scope_2']).toBe('13.096');
});

// 2026, gross: diesel 0.2452 (1_101_1011_6_1) and 0.05816 (11_101_1011_6_1), CNG 0.18231 (1_100_1001_6_1).
test.each([
  ['diesel', '24.52', '5.816'],
  ['cng', '18.231', '3.789'],
])('kilowatt-hours of %s are the energy of the fuel, and no current', (fuel_type, burnt, upstream) => {
  const made = figures(filled({ fuel_type, quantity: 100, fuel_units: 'kWh' }));
  expect(made).toMatchObject({ 'direct scope_1': burnt, 'wtt scope_3 3': upstream });
  expect(Object.keys(made).filter((place) => place.includes('scope_2'))).toEqual([]);
});

test('fuel that is measured by distance is a journey: 0.25716 a kilometre (5_303_3102_4_1), 0.41386 a mile', () => {
  expect(figures(filled({ quantity: 100, fuel_units: 'km' }))['direct scope_1']).toBe('25.716');
  expect(figures(filled({ quantity: 100, fuel_units: 'mile' }))['direct scope_1']).toBe('41.386');
});

test.each(['L', 'kg', 'kWh'])(
  '%s of an unknown fuel have no figure: nothing tells whether kWh are fuel or current',
  (fuel_units) => {
    expect(figures(filled({ fuel_type: 'unknown', fuel_units }))).toEqual({
      'direct scope_1': 'Choose the fuel that the vehicle took: an unknown fuel has no factor',
    });
  },
);

test('without a location of its own it is counted where the vehicle stands: hub table 2, 10.21 kg CO₂ a gallon', () => {
  const vehicle = { ...VAN, location: AMERICAN };
  const rows = filled({ fuel_units: 'gal (US)', quantity: 10 }, { location: null, vehicle });
  expect(figures(rows)).toEqual({ 'direct scope_1': '102.1' });
  expect(rows[0]?.note).toContain('Carbon dioxide only');
});

test('in a year the hub does not cover it is counted with the UK, row 1_101_1017_8_1 of 2022: 2.16185 a litre', () => {
  const over = { fuel_units: 'L', quantity: 10, fuel_type: 'petrol', from: utcDay(2022, 5, 6), to: utcDay(2022, 5, 6) };
  const [direct] = filled(over, { location: AMERICAN });
  expect(direct).toMatchObject({ exact_kg: '21.6185', region_used: 'United Kingdom' });
});
