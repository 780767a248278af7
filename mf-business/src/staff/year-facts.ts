import type { StaffFacts } from '@lichen/contracts/activities/list/staff-facts.call';

/** True where nothing was recorded of a person's year: its emissions are missing, and not zero. */
export const isUnrecorded = (facts: StaffFacts): boolean =>
  Object.values(facts).every((value) => typeof value !== 'number' || value === 0);
