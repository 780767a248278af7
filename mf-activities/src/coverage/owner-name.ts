import type { CoverageOwner } from '@lichen/contracts/activities/coverage/coverage.call';
import type { Translate } from '@lichen/kit';

/** Returns the name of a responsible person, marked if they can no longer log in. */
export const ownerName = (owner: CoverageOwner | null, t: Translate): string => {
  if (!owner) return '';
  return owner.is_stopped ? t('{person} (access stopped)', { person: owner.name }) : owner.name;
};
