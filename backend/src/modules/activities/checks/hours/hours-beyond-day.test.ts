import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { DAY, utcDay } from '@lichen/contracts/formats/days';
import fc from 'fast-check';
import { asStored, type CheckSubject, subjectOf, withRequestedMark } from '../check-subject';
import { findingsOf } from '../checks';

type Draft = Readonly<Record<string, unknown>>;
type Row = readonly [ActivityType, Draft];

const TODAY = utcDay(2026, 3, 4);
const KINDS = ['hours_beyond_day', 'vehicle_hours_beyond_day'] as const;

const home = (working_hours: number, over: Draft = {}): Row => [
  'home_working_activity',
  { profile_id: 'ann', location_id: 'works', start_date: TODAY, working_hours, ...over },
];
const task = (elapsed_time: number, over: Draft = {}): Row => [
  'task_activitys',
  { completed_by: 'ann', location_id: 'works', start_date: TODAY, end_date: TODAY, elapsed_time, ...over },
];
const absence = (amount: number, over: Draft = {}): Row => [
  'absence_activitys',
  { profile_id: 'ann', from: TODAY, to: TODAY, amount, ...over },
];
const charge = (number_of_hours: number, over: Draft = {}): Row => [
  'vehicle_activitys',
  { vehicle_id: 'van', fuel_type: 'battery_electric', date: TODAY, number_of_hours, ...over },
];
const drive = (distance: number, over: Draft = {}): Row => [
  'vehicle_journeys',
  { vehicle_id: 'van', location_id: 'works', date: TODAY, distance, units: 'hours', ...over },
];

const subject = ([type, draft]: Row, id: string): CheckSubject => {
  const found = subjectOf(type, id, asStored(type, draft));
  if (!found) throw new Error('No days');
  return found;
};
const subjects = (rows: readonly Row[]) => rows.map((row, at) => subject(row, String(at)));
const found = (records: readonly CheckSubject[]) =>
  findingsOf(records, KINDS).map(({ kind, record, others, params: { hours } }) => [
    ...[kind, record.id, others.map(({ id }) => id).join(' ')],
    hours && 'number' in hours ? hours.number : null,
  ]);

const PERSON = 'hours_beyond_day';
const VEHICLE = 'vehicle_hours_beyond_day';

test.each<[string, readonly Row[], readonly unknown[]]>([
  ['three entries at home', [home(20), home(19), home(18)], [[PERSON, '2', '1 0', 57]]],
  ['tasks', [task(20), task(19, { task_type: 'Repair' })], [[PERSON, '1', '0', 39]]],
  ['absences', [absence(20), absence(19)], [[PERSON, '1', '0', 39]]],
  ['work at home, a task and an absence', [home(9), task(9), absence(9)], [[PERSON, '2', '1 0', 27]]],
  ['work at two homes', [home(20), home(19, { location_id: 'barn' })], [[PERSON, '1', '0', 39]]],
  ['charging', [charge(20), charge(19)], [[VEHICLE, '1', '0', 39]]],
  ['driving', [drive(20), drive(19)], [[VEHICLE, '1', '0', 39]]],
  ['driving and charging', [drive(15), charge(15)], [[VEHICLE, '1', '0', 30]]],
  ['a day without a last one', [absence(20, { to: null }), absence(19)], [[PERSON, '1', '0', 39]]],
  [
    'a day that states itself as a period',
    [home(20, { entry_type: 'by_specific_interval', end_date: TODAY }), home(19)],
    [[PERSON, '1', '0', 39]],
  ],
  ['a little more than a day', [home(16), home(8.000001)], [[PERSON, '1', '0', 24.000001]]],
  [
    'two days and two people, each by itself',
    [home(20), home(19), home(13, { start_date: TODAY + DAY }), home(12, { start_date: TODAY + DAY })].concat([
      home(14, { profile_id: 'bo' }),
      task(11, { completed_by: 'bo' }),
    ]),
    [
      [PERSON, '1', '0', 39],
      [PERSON, '3', '2', 25],
      [PERSON, '5', '4', 25],
    ],
  ],
])('tells of more hours than a day has: %s', (_, rows, expected) => {
  expect(found(subjects(rows))).toEqual(expected);
});

test.each<[string, readonly Row[]]>([
  ['a whole day', [home(16), task(8)]],
  ['a whole day of decimals', [home(8.1), home(7.9), home(8)]],
  ['two people', [home(20), home(19, { profile_id: 'bo' })]],
  ['nobody in particular', [home(20, { profile_id: null }), home(19, { profile_id: null })]],
  ['two days', [home(20), home(19, { start_date: TODAY + DAY })]],
  ['two vehicles', [charge(20), charge(19, { vehicle_id: 'car' })]],
  ['a person and a vehicle of one id', [home(20, { profile_id: 'van' }), drive(19)]],
  ['miles', [drive(200, { units: 'miles' }), drive(19)]],
  ['a month beside a day', [home(400, { entry_type: 'by_specific_interval', end_date: TODAY + 30 * DAY }), home(20)]],
  ['absences of two days', [absence(30, { to: TODAY + DAY }), absence(30, { to: TODAY + DAY, type: 'other' })]],
  ['no hours yet', [home(20), task(0), ['task_activitys', { ...task(0)[1], elapsed_time: null }]]],
  ['one entry, which is refused by itself', [home(30)]],
])('says nothing of %s', (_, rows) => {
  expect(found(subjects(rows))).toEqual([]);
});

const DAY_OF_WORK = [home(10), task(9, { task_type: 'Repair' }), absence(4), home(3, { location_id: 'barn' })];

it('finds the same day for every order of entry, with all its hours', () => {
  const all = DAY_OF_WORK.map((row, at) => subject(row, String(at)));
  const whole = found(all);
  expect(whole).toEqual([[PERSON, '3', '2 1 0', 26]]);
  fc.assert(
    fc.property(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (order) => {
      expect(found(order.map((at) => all[at] as CheckSubject))).toEqual(whole);
      // Whichever entry is the last to be typed is told, so no order hides the day.
      const ids = order.map((at, written) => subject(DAY_OF_WORK[at] as Row, written === 3 ? 'draft' : `s${written}`));
      const asked = [...ids.slice(0, 3), withRequestedMark(ids[3] as CheckSubject)];
      expect(found(asked).map(([kind, id, , hours]) => [kind, id, hours])).toEqual([[PERSON, 'draft', 26]]);
    }),
  );
});

it('names the entry that is asked about, offers its hours, and opens it beside the others', () => {
  const [first, second] = subjects([home(20), task(19)]);
  if (!first || !second) throw new Error('no records');
  const [only] = findingsOf([withRequestedMark(first), second], KINDS);
  expect(only).toMatchObject({
    key: `hours_beyond_day:ann:${TODAY}:39`,
    record: { id: '0' },
    from: TODAY,
    to: TODAY,
    params: { day: { day: TODAY }, hours: { number: 39 } },
    remedies: [
      { kind: 'edit', record: { _id: '0', activity_type: 'home_working_activity' }, field: 'working_hours' },
      {
        kind: 'compare',
        types: ['home_working_activity', 'task_activitys'],
        ...{ location_id: 'works', from: TODAY, to: TODAY },
      },
    ],
  });
});

it.each([
  ['task_activitys', [task(20), task(19)], 'elapsed_time'],
  ['absence_activitys', [absence(20), absence(19)], 'amount'],
  ['vehicle_activitys', [charge(20), charge(19)], 'number_of_hours'],
  ['vehicle_journeys', [drive(20), drive(19)], 'distance'],
] as const)('offers the hours of %s', (activity_type, rows, field) => {
  const [only] = findingsOf(subjects(rows), KINDS);
  expect(only?.remedies[0]).toEqual({ kind: 'edit', record: { _id: '1', activity_type }, field });
});

it('finds a dismissed day again once it has further hours', () => {
  const keys = (rows: readonly Row[]) => findingsOf(subjects(rows), KINDS).map(({ key }) => key);
  const [before] = keys([home(20), home(5)]);
  expect(keys([home(5), home(20)])).toEqual([before]);
  expect(keys([home(20), home(5), task(1)])).not.toEqual([before]);
});
