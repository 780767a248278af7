import { DAY, utcDay } from '@lichen/contracts/formats/days';
import fc from 'fast-check';
import { countedElsewhere, fuelBeside, isCharging, isTaken, type RecordedFuel } from './recorded-fuel';

const fuel = (day: number, over: Partial<RecordedFuel> = {}): RecordedFuel => ({
  ...{ _id: `fuel-${day}`, day, isCharging: false },
  ...over,
});
const trip = (from: number, to = from) => ({ from, to });

test.each([
  ['the fuel of the last of March and a journey of 2 April', utcDay(2025, 3, 31), trip(utcDay(2025, 4, 2)), 'all'],
  ['31 days before the first day', utcDay(2025, 3, 31), trip(utcDay(2025, 5, 1)), 'all'],
  ['32 days before it', utcDay(2025, 3, 30), trip(utcDay(2025, 5, 1)), null],
  ['31 days after the last day', utcDay(2025, 6, 3), trip(utcDay(2025, 5, 1), utcDay(2025, 5, 3)), 'all'],
  ['32 days after it', utcDay(2025, 6, 4), trip(utcDay(2025, 5, 1), utcDay(2025, 5, 3)), null],
  ['the days in between', utcDay(2025, 5, 2), trip(utcDay(2025, 1, 1), utcDay(2025, 12, 31)), 'all'],
  ['the turn of the year', utcDay(2024, 12, 31), trip(utcDay(2025, 1, 31)), 'all'],
  ['a leap day', utcDay(2024, 2, 29), trip(utcDay(2024, 3, 31)), 'all'],
])('knows %s', (_, day, journey, expected) => {
  expect(countedElsewhere(journey, [fuel(day)])).toBe(expected);
});

test('charging counts the current, and fuel beside it everything', () => {
  const day = utcDay(2025, 5, 1);
  const charged = fuel(day, { isCharging: true });
  expect(countedElsewhere(trip(day), [charged])).toBe('current');
  expect(countedElsewhere(trip(day), [charged, fuel(day)])).toBe('all');
  expect(countedElsewhere(trip(day), [charged, fuel(day + 32 * DAY)])).toBe('current');
});

test('is charging by what was taken, not by the vehicle', () => {
  expect(isCharging({ fuel_type: 'battery_electric', fuel_units: null })).toBe(true);
  expect(isCharging({ fuel_type: 'plug_in_hybrid', fuel_units: 'kWh' })).toBe(true);
  expect(isCharging({ fuel_type: 'plug_in_hybrid', fuel_units: 'L' })).toBe(false);
  expect(isCharging({ fuel_type: 'unknown', fuel_units: 'kWh' })).toBe(false);
});

test.each([
  [{ fuel_type: 'diesel', quantity: 0, fuel_units: 'L' }, false],
  [{ fuel_type: 'diesel', quantity: null, number_of_hours: 3 }, false],
  [{ fuel_type: 'diesel', quantity: 0.000001, fuel_units: 'L' }, true],
  [{ fuel_type: 'plug_in_hybrid', quantity: 0, fuel_units: 'kWh', number_of_hours: 3 }, false],
  [{ fuel_type: 'diesel', quantity: 10, fuel_units: 'km' }, false],
  [{ fuel_type: 'plug_in_hybrid', quantity: 10, fuel_units: 'mile' }, false],
  [{ fuel_type: 'battery_electric', number_of_hours: 2, quantity: 10, fuel_units: 'km' }, true],
  [{ fuel_type: 'battery_electric', number_of_hours: 0, quantity: 12, fuel_units: 'kWh' }, false],
  [{ fuel_type: 'battery_electric', number_of_hours: 0.5, quantity: 0, fuel_units: 'kWh' }, true],
])('tells whether anything was taken: %j', (record, expected) => {
  expect(isTaken(record)).toBe(expected);
});

test('names the nearest record first, in whatever order they were entered', () => {
  const taken = fc.record({
    _id: fc.uuid(),
    day: fc.integer({ min: 0, max: 90 }).map((at) => utcDay(2025, 1, 1) + at * DAY),
    isCharging: fc.boolean(),
  });
  const journey = trip(utcDay(2025, 2, 10), utcDay(2025, 2, 14));
  fc.assert(
    fc.property(
      fc
        .uniqueArray(taken, { selector: ({ _id }) => _id })
        .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([one, other]) => {
        expect(fuelBeside(journey, one)).toEqual(fuelBeside(journey, other));
        expect(countedElsewhere(journey, one)).toBe(countedElsewhere(journey, other));
      },
    ),
  );
});
