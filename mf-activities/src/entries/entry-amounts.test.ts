import { utcDay } from '@lichen/contracts/formats/days';
import {
  amountsOf,
  changesOf,
  filledAmounts,
  firstShownDay,
  otherUnits,
  otherWeek,
  slotName,
  whatWasTyped,
} from './entry-amounts';

const SUNDAY = utcDay(2026, 11, 22);

it.each([
  ['the week of today from Monday', 'weekly', 2026, 'en-GB', utcDay(2026, 11, 16)],
  ['from Sunday where weeks begin so', 'weekly', 2026, 'en-US', SUNDAY],
  ['the last week of an earlier year', 'weekly', 2024, 'DE', utcDay(2024, 12, 30)],
  ['the first of a later one', 'weekly', 2027, 'DE', utcDay(2026, 12, 28)],
  ['the year', 'monthly', 2025, 'FR', utcDay(2025, 1, 1)],
] as const)('begins with %s', (_what, mode, year, language, from) => {
  expect(firstShownDay(mode, year, SUNDAY, language)).toBe(from);
});

it('goes on by seven days', () => {
  expect(otherWeek(utcDay(2026, 12, 28), 1)).toBe(utcDay(2027, 1, 4));
  expect(otherWeek(utcDay(2026, 1, 5), -1)).toBe(utcDay(2025, 12, 29));
});

it('adds up what is there of one day and sends what is filled, zeros and mistakes as well', () => {
  const there = [0.1, 0.2].map((amount, at) => ({ _id: String(at), from: SUNDAY, amount }));
  expect(amountsOf(there)).toEqual({ [SUNDAY]: 0.3 });

  const march = utcDay(2026, 3, 1);
  const amounts = { [march]: 0, [utcDay(2026, 4, 1)]: 'x', [utcDay(2026, 5, 1)]: null, [utcDay(2025, 3, 1)]: 4 };
  expect(filledAmounts('monthly', utcDay(2026, 1, 1), amounts)).toEqual([
    { from: march, amount: 0 },
    { from: utcDay(2026, 4, 1), amount: 'x' },
  ]);
});

it('names days and months in the language of the reader', () => {
  expect(slotName('weekly', SUNDAY, 'en-GB', '')).toBe('Sun 22');
  expect(slotName('monthly', SUNDAY, 'FR', '')).toBe('nov.');
  expect(slotName('yearly', SUNDAY, 'FR', 'Année entière')).toBe('Année entière');
});

it('tells what was changed: a box that is emptied, one that is filled, and details by their names', () => {
  const how = { distance: 20.1, start_location: { name: 'York' }, travel_class: null };
  const stored = { amounts: { 1: 4, 2: 5, 4: 0 }, how };
  const now = {
    amounts: { 1: 4, 2: null, 3: 1, 4: null },
    how: { ...how, distance: 21, start_location: { name: 'York' } },
  };

  expect(changesOf(stored, now)).toEqual({ slots: [2, 3], how: ['distance'] });
  expect(changesOf(stored, stored)).toEqual({ slots: [], how: [] });
});

it('takes a distance in the other unit for no other distance, and keeps it as it is typed', () => {
  const stored = { amounts: {}, how: { distance: 10.4, units: 'km' } };
  const inMiles = { amounts: {}, how: otherUnits(stored.how, 'miles', null) };

  expect(inMiles.how).toEqual({ units: 'miles', distance: 6.5 });
  expect(changesOf(stored, inMiles).how).toEqual(['units']);
  expect(whatWasTyped(stored, inMiles)?.how).toEqual({ units: 'miles', distance: 6.5 });
  expect(changesOf(stored, { ...inMiles, how: { units: 'miles', distance: 6.6 } }).how).toEqual(['units', 'distance']);
  // 6.5 miles would be 10.5 km.
  expect(otherUnits(inMiles.how, 'km', stored.how)).toEqual(stored.how);
  expect(otherUnits({ distance: 7, units: 'miles' }, 'km', stored.how)).toEqual({ distance: 11.3, units: 'km' });
  expect(otherUnits({ distance: null, units: 'km' }, 'miles', null)).toEqual({ units: 'miles' });
});
