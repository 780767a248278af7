import { FINDING_KIND_NAMES } from '@lichen/contracts/activities/checks/checks.call';
import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { UNITS } from '@lichen/contracts/activities/codes/units';
import { utcDay } from '@lichen/contracts/formats/days';
import fc from 'fast-check';
import { measurePace } from '../../../../../test/machine-pace';
import { isSameAmount } from '../../types/shared/rounded-amounts';
import { asStored, subjectOf } from '../check-subject';
import { findingsOf } from '../checks';

type Amount = readonly [value: number, units: string];

const same = ([[one, units], [other, otherUnits]]: readonly [Amount, Amount]): boolean =>
  isSameAmount({ value: one, units }, { value: other, units: otherUnits });

it.each<readonly [Amount, Amount]>([
  [
    [1, 'MWh'],
    [3600, 'MJ'],
  ],
  [
    [1, 'MWh'],
    [3.41214, 'mmBtu'],
  ],
  [
    [1, 'MWh'],
    [3.41, 'mmBtu'],
  ],
  [
    [45.25, 'L'],
    [9.95, 'gal (imp)'],
  ],
  [
    [12, 'm3'],
    [3170, 'gal (US)'],
  ],
  [
    [100, 'km'],
    [62.1, 'miles'],
  ],
  [
    [100, 'km'],
    [62, 'miles'],
  ],
  [
    [0.453592, 'kg'],
    [1, 'lbs'],
  ],
  [
    [100.001, 'L'],
    [0.1, 'm3'],
  ],
  [
    [99_995, 't'],
    [100_000_000, 'kg'],
  ],
])('%j is %j, as far as it is printed', (...pair) => {
  expect(same(pair)).toBe(true);
  expect(same([pair[1], pair[0]])).toBe(true);
});

it.each<readonly [Amount, Amount]>([
  [
    [1, 'MWh'],
    [1100, 'kWh'],
  ],
  [
    [1, 'MWh'],
    [3.42, 'mmBtu'],
  ],
  [
    [100, 'km'],
    [63, 'miles'],
  ],
  [
    [45.25, 'L'],
    [12, 'gal (US)'],
  ],
  [
    [1500, 'kg'],
    [1500, 'L'],
  ],
  [
    [1000, 'kWh'],
    [1000.4, 'kWh'],
  ],
  [
    [0, 'kWh'],
    [0.001, 'MWh'],
  ],
])('%j is not %j', (...pair) => {
  expect(same(pair)).toBe(false);
});

const units = Object.keys(UNITS) as (keyof typeof UNITS)[];

it('knows an amount again in every unit of its kind, rounded to four digits and more', () => {
  const converted = fc
    .record({
      value: fc.integer({ min: 100_000, max: 99_999_999 }).map((whole) => whole / 1000),
      from: fc.constantFrom(...units),
      to: fc.constantFrom(...units),
      digits: fc.integer({ min: 4, max: 12 }),
    })
    .filter(({ from, to }) => from !== to && UNITS[from].kind === UNITS[to].kind);
  fc.assert(
    fc.property(converted, ({ value, from, to, digits }) => {
      const exactly = (value * Number(UNITS[from].per)) / Number(UNITS[to].per);
      const rounded = Number(exactly.toPrecision(digits));
      expect(
        same([
          [value, from],
          [rounded, to],
        ]),
      ).toBe(true);
      expect(
        same([
          [value, from],
          [rounded * 1.03, to],
        ]),
      ).toBe(false);
    }),
  );
});

const day = utcDay(2026, 3, 4);
const fill = (quantity: number, fuel_units: string) => ({
  vehicle_id: 'van',
  fuel_type: 'diesel',
  date: day,
  quantity,
  fuel_units,
});
const driven = (distance: number, of: string) => ({ vehicle_id: 'van', date: day, distance, units: of });
const freight = (weight: number, weight_units: string) => ({
  ...{ partner_id: 'p', journey_date: day, from: day, to: day, transport_method: 'hgv', distance: 80, units: 'km' },
  ...{ weight, weight_units },
});
const refill = (refrigerant_used: number, of: string) => ({
  ...{ location_id: 'works', from: day, to: day, refrigerant_type: 'R410A', refrigerant_used, units: of },
});

it.each<readonly [ActivityType, object, object]>([
  ['vehicle_activitys', fill(45.25, 'L'), fill(11.95, 'gal (US)')],
  ['vehicle_journeys', driven(44.5, 'km'), driven(27.65, 'miles')],
  ['refrigerant_activitys', refill(1.5, 'kg'), refill(3.31, 'lbs')],
  ['upstream_transmission_distribution', freight(1000, 'kg'), freight(2205, 'lbs')],
])('%s is found again in another unit', (type, one, other) => {
  const subjects = [one, other].map((draft, at) => subjectOf(type, String(at), asStored(type, { ...draft })));
  const found = findingsOf(
    subjects.flatMap((subject) => subject ?? []),
    FINDING_KIND_NAMES,
  );
  expect(found.map(({ kind, record, others }) => [kind, record.id, others[0]?.id])).toEqual([
    ['duplicate_entry', '1', '0'],
  ]);
});

it.each([
  ['far apart', (at: number) => fill(1 + at * 7, 'L')],
  ['close together', (at: number) => fill(1000 + at / 1000, 'L')],
  ['close together in two units', (at: number) => fill(1000 + at / 1000, at % 2 ? 'L' : 'gal (imp)')],
])('looks at 20,000 entries of one day and vehicle that lie %s in no time', (_, draft) => {
  const subjects = Array.from({ length: 20_000 }, (_each, at) =>
    subjectOf('vehicle_activitys', String(at), asStored('vehicle_activitys', draft(at))),
  ).flatMap((subject) => subject ?? []);
  const pace = measurePace();
  const started = process.cpuUsage();
  findingsOf(subjects, ['duplicate_entry']);
  // Processor time, so that other work on the machine is not counted.
  expect(process.cpuUsage(started).user / 1000 / pace()).toBeLessThan(2000);
});
