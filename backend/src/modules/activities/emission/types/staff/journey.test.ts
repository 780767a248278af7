import { utcDay } from '@lichen/contracts/formats/days';
import { rowsOf } from '../../testing/rows-of.loader';

const day = (year: number) => ({ from: utcDay(year, 3, 2), to: utcDay(year, 3, 2) });
const at = (country: string) => ({ location: { country } });
const trip = (over: object) => ({ ...day(2026), distance: 100, units: 'km', ...over });
const flight = (start: string, end: string, over: object = {}) =>
  trip({ transport_method: 'flight', start_location: { country: start }, end_location: { country: end }, ...over });
const figures = (activity: object, country = 'GB') =>
  rowsOf('business_travel', { ...activity }, at(country)).map(({ component, CO2 }) => [component, CO2]);
const kgOf = (activity: object, country = 'GB') => rowsOf('business_travel', { ...activity }, at(country))[0]?.CO2;

const smallDiesel = { transport_method: 'car', travel_class: 'small', fuel_type: 'diesel' };
const rail = { transport_method: 'national_rail' };

// Factors of the UK Government by row, and of tables 8 and 10 of the EPA Hub, each times the distance as stored.
test.each([
  ['a small diesel car, 25_301_3045_4_1 of 2026', { ...smallDiesel }, 14.327],
  ['the same by the mile, 25_301_3045_9_1', { ...smallDiesel, units: 'miles' }, 23.058],
  ['the same in 2025', { ...smallDiesel, ...day(2025) }, 14.34],
  ['the same in 2019', { ...smallDiesel, ...day(2019) }, 14.208],
  ['four in it, each a quarter', { ...smallDiesel, occupants: 4 }, 3.58175],
  ['an average car of unknown fuel, 25_301_3074_4_1', { transport_method: 'car' }, 16.591],
  ['a train, 25_315_3147_11_1, whoever sits beside', { ...rail, occupants: 4 }, 3.092],
  ['a coach, 25_314_3146_11_1', { transport_method: 'coach' }, 3.948],
  ['a black cab, 25_313_3142_11_1', { transport_method: 'taxi', travel_class: 'black_cab' }, 20.402],
  ['a taxi by its way, 25_313_3141_4_1', { transport_method: 'taxi', travel_class: 'whole_taxi' }, 20.806],
  ['a black cab by its way, 25_313_3142_4_1', { transport_method: 'taxi', travel_class: 'whole_black_cab' }, 30.604],
  ['a ferry on foot, 23_318_3188_11_1', { transport_method: 'ferry', travel_class: 'foot_passenger' }, 1.871],
  ['walking', { transport_method: 'walking' }, 0],
])('%s', (_, over, kg) => {
  expect(kgOf(trip(over))).toBe(kg);
});

test.each([
  ['within the UK, 21_316_3160_11_1', flight('GB', 'JE'), 22.928],
  ['short haul in economy, 21_316_3164_11_1', flight('GB', 'ES', { travel_class: 'economy' }), 12.576],
  ['the way back counts as the way there', flight('ES', 'GB', { travel_class: 'economy' }), 12.576],
  ['short haul without forcing, 21_316_3163_11_1', flight('GB', 'ES', { radiative_forcing: false }), 7.559],
  ['long haul, 21_316_3168_11_1', flight('US', 'GB'), 15.282],
  ['not touching the UK, 21_316_3178_11_1', flight('US', 'ES'), 14.253],
  ['the countries stand above the class', flight('GB', 'ES', { travel_class: 'long_haul_economy' }), 12.576],
  ['the haul of the class', trip({ transport_method: 'flight', travel_class: 'long_haul_average' }), 15.282],
])('a flight %s', (_, activity, kg) => {
  expect(kgOf(activity)).toBe(kg);
});

test('a class that is not published for a haul is the average passenger, and says so', () => {
  const [row] = rowsOf('business_travel', flight('GB', 'ES', { travel_class: 'first' }));
  expect(row).toMatchObject({ CO2: 12.786, note: expect.stringContaining('the average passenger stands in for it') });
});

test('a flight of unknown haul has no figure', () => {
  const [row, ...others] = rowsOf('business_travel', trip({ transport_method: 'flight', travel_class: 'economy' }));
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    CO2: null,
    err_msg: 'No emission factor found for Business travel, flight of unknown haul, United Kingdom, 2026',
  });
});

test('the upstream figure stays in the category of the trip', () => {
  const categories = (type: 'business_travel' | 'commute') =>
    rowsOf(type, trip(rail)).map(({ component, CO2, scope3_category }) => [component, CO2, scope3_category]);
  expect(categories('business_travel')).toEqual([
    ['direct', 3.092, 6],
    ['wtt', 0.897, 6],
  ]);
  expect(categories('commute')).toEqual([
    ['direct', 3.092, 7],
    ['wtt', 0.897, 7],
  ]);
});

test('the stored distance is the whole way: a return is not doubled again, and the row says so', () => {
  const [there] = rowsOf('business_travel', trip({ ...rail, return_journey: false }));
  const [both] = rowsOf('business_travel', trip({ ...rail, return_journey: true }));
  expect([there?.CO2, both?.CO2]).toEqual([3.092, 3.092]);
  expect([there?.note, both?.note]).toEqual([null, 'The distance is the whole way, there and back.']);
});

test('a month over new year takes each year by its days', () => {
  const period = { from: utcDay(2025, 12, 31), to: utcDay(2026, 1, 1) };
  const [row] = rowsOf('commute', { ...trip(rail), ...period });
  // 50 × 0.03546 + 50 × 0.03092
  expect(row).toMatchObject({ CO2: 3.319, factor_id: null });
});

test('every other country takes the UK tables with a note', () => {
  const [direct, wtt] = rowsOf('business_travel', trip(rail), at('FR'));
  expect([direct?.CO2, wtt?.CO2, direct?.region_used]).toEqual([3.092, 0.897, 'United Kingdom']);
  expect(direct?.note).toContain('No factor of this country is published here');
});

test.each([
  // 100 miles × 0.2985697
  ['a car', { transport_method: 'car', units: 'miles' }, [['direct', 29.85697]]],
  // 100 passenger-miles × 0.133983; below, 299 × 0.2089282 and 300 × 0.1301033
  ['a commuter', { ...rail, travel_class: 'commuter', units: 'miles' }, [['direct', 13.3983]]],
  ['a flight under 300 miles', { transport_method: 'flight', distance: 299, units: 'miles' }, [['direct', 62.469532]]],
  ['a flight of 300', { transport_method: 'flight', distance: 300, units: 'miles' }, [['direct', 39.03099]]],
])('%s from a site in the United States takes table 10 of its agency', (_, over, expected) => {
  expect(figures(trip(over), 'US')).toEqual(expected);
});

test('a return flight is as long as its one way', () => {
  const ways = { transport_method: 'flight', distance: 590, units: 'miles', return_journey: true };
  expect(rowsOf('business_travel', trip(ways), at('US'))[0]?.factor_id).toContain('air_short_haul');
});

test('before its first edition an American site takes the UK tables', () => {
  expect(kgOf(trip({ transport_method: 'car', ...day(2023) }), 'US')).toBe(16.663859);
});

test('before the first edition there is no figure', () => {
  expect(rowsOf('commute', trip({ ...rail, ...day(2018) }))[0]).toMatchObject({
    CO2: null,
    err_msg: 'No emission factor found for Commute, United Kingdom, 2018',
  });
});

test('a journey without day or distance is no figure yet', () => {
  expect(rowsOf('commute', trip({ ...rail, distance: null }))).toEqual([]);
  expect(rowsOf('commute', trip({ ...rail, from: null, to: null }))).toEqual([]);
});
