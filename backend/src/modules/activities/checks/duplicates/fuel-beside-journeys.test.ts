import { utcDay } from '@lichen/contracts/formats/days';
import fc from 'fast-check';
import { subjectOf } from '../check-subject';
import { fuelAndJourneys } from './fuel-beside-journeys';

const day = (dayOfMonth: number) => utcDay(2026, 3, dayOfMonth);
const distance = (id: string, over: object) => {
  const read = { vehicle_id: 'van', fuel_type: 'diesel', date: day(22), quantity: 300, fuel_units: 'km' };
  return subjectOf('vehicle_activitys', id, { ...read, ...over }) ?? [];
};
const journey = (id: string, first: number, last = first, vehicle_id = 'van') =>
  subjectOf('vehicle_journeys', id, { vehicle_id, date: day(first), end_date: day(last), from: { name: 'Leith' } }) ??
  [];

it('tells of a distance as vehicle fuel and of journeys that share a day with it, in every order of writing', () => {
  const records = [
    distance('read', {}),
    journey('longer', 18, 22),
    journey('same day', 22),
    journey('ended the day before', 18, 21),
    journey('of another vehicle', 22, 22, 'car'),
    journey('on the next day', 23),
  ].flat();
  fc.assert(
    fc.property(fc.shuffledSubarray(records, { minLength: records.length }), (written) => {
      const found = fuelAndJourneys(written).map(({ key, kind, record, others }) => [
        ...[key, kind, record.id],
        ...others.map(({ id }) => id),
      ]);
      const key = `distance_and_fuel:van:${day(1)}:journeys`;
      expect(found).toEqual([[key, 'distance_and_fuel', 'read', 'longer', 'same day']]);
    }),
  );
});

it('tells of fuel and of journeys beside one distance apart', () => {
  const records = [distance('read', {}), distance('fuel', { quantity: 40, fuel_units: 'L' }), journey('a', 22)].flat();
  const found = fuelAndJourneys(records);
  expect(found.map(({ record, others }) => [record.id, others.map(({ id }) => id)])).toEqual([
    ['a', ['fuel']],
    ['read', ['fuel']],
    ['read', ['a']],
  ]);
  expect(new Set(found.map(({ key }) => key)).size).toBe(3);
});
