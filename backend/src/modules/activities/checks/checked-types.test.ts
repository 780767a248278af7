import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import { shippedLibrary } from '../emission/testing/rows-of.loader';
import {
  comparisonsOf,
  industriesRepeating,
  isMetered,
  REPEATED_TYPES,
  timesOfVehicle,
  typesRepeatedBy,
} from './checked-types';

it.each(REPEATED_TYPES)('%s is repeated by spend on industries that can be entered, each named once', (type) => {
  const industries = industriesRepeating(type);
  expect(industries.filter((code) => !shippedLibrary.entry('spend_categories', code))).toEqual([]);
  for (const code of industries) expect(typesRepeatedBy(code)).toContain(type);
});

/** Types whose amounts are compared with nothing, each with the reason. */
const NOT_COMPARED: Partial<Record<ActivityType, string>> = {
  absence_activitys:
    'an hour at the doctor’s is as usual as weeks of illness, and more hours than its days are refused',
};

it.each(Object.keys(ACTIVITY_TYPES) as ActivityType[])('%s tells of unusual amounts, or says here why not', (type) => {
  const isCompared = isMetered(type) || timesOfVehicle(type) !== null || comparisonsOf(type).length > 0;
  expect(isCompared).toBe(NOT_COMPARED[type] === undefined);
});

it('has one finding of a kind for an entry', () => {
  for (const type of Object.keys(ACTIVITY_TYPES) as ActivityType[]) {
    const kinds = comparisonsOf(type).map(({ kind }) => kind);
    expect([type, new Set(kinds).size]).toEqual([type, kinds.length]);
  }
});
