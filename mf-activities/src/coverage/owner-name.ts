import type { CoverageOwner } from '@lichen/contracts/activities/coverage/coverage.call';
import type { Translate } from '@lichen/kit';

/** Who is responsible; whoever cannot see to it any more is said to be so. */
export const ownerName = (owner: CoverageOwner | null, t: Translate): string => {
  if (!owner) return '';
  return owner.is_stopped ? t('{person} (access stopped)', { person: owner.name }) : owner.name;
};
