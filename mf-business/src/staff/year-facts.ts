import type { StaffFacts } from '@lichen/contracts/activities/list/staff-facts.call';

/** Returns true where nothing is recorded for a person's year: its emissions are then missing, not zero. */
export const isUnrecorded = (facts: StaffFacts): boolean =>
  Object.values(facts).every((value) => typeof value !== 'number' || value === 0);
