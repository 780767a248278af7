import type { OFFSET_KINDS } from '@lichen/contracts/activities/types/shared/activity-fields';

/** Labels of the register's kinds, as dictionary keys: for one entry, and for the total. */
export const OFFSET_WORDS: Readonly<Record<(typeof OFFSET_KINDS)[number], { one: string; all: string }>> = {
  credit: { one: 'Purchased credit', all: 'Purchased credits' },
  removal: { one: 'Own removal', all: 'Own removals' },
};
