import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { utcDay } from '@lichen/contracts/formats/days';
import { ALL_TYPES } from '../types/all-types';
import { typeOf } from '../types/type-of';
import { type CheckSubject, subjectOf } from './check-subject';
import { daysInUse, pastDays } from './remedies';

const TODAY = utcDay(2024, 5, 10);
const day = (month: number, dayOfMonth: number) => utcDay(2025, month, dayOfMonth);

function subject(type: ActivityType, record: Readonly<Record<string, unknown>>): CheckSubject {
  const found = subjectOf(type, 'a', { location_id: 'works', ...record });
  if (!found) throw new Error('No days');
  return found;
}

it('moves a period of a leap year’s February back to the one of another year', () => {
  const leap = subject('electricity_activitys', { from: utcDay(2028, 2, 1), to: utcDay(2028, 2, 29) });
  expect(pastDays(leap, utcDay(2026, 5, 1))[0]).toEqual({
    kind: 'correct',
    record: { _id: 'a', activity_type: 'electricity_activitys' },
    values: { from: utcDay(2026, 2, 1), to: utcDay(2026, 2, 28) },
  });
});

const INSTANT = { from: day(3, 1), to: day(3, 31) };
const DAYS_OF_TYPES = { ...INSTANT, date: day(3, 1), starts: day(3, 1), ends: day(3, 2) };

it.each(ALL_TYPES.map(({ name }) => name))('leads to a day of %s that a person can correct', (type) => {
  const record = subject(type, DAYS_OF_TYPES);
  const { fields } = typeOf(type).entity;
  const remedies = [...pastDays(record, TODAY), ...daysInUse(record, { from: day(3, 10), to: null })];
  const named = remedies.flatMap((remedy) => {
    if (remedy.kind === 'edit') return [remedy.field ?? 'no field'];
    return 'values' in remedy ? Object.keys(remedy.values) : [];
  });
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((name) => fields[name]?.kind !== 'day' || name === 'invoice_date')).toEqual([]);
});
