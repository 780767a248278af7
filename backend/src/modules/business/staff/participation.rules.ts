import type { placement, training, volunteering } from '@lichen/contracts/business/staff/participation.entity';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { Rules } from '../../../platform/engine/rules';

type Participated = typeof placement | typeof training | typeof volunteering;

/**
 * Only newly added people must be on the staff list: those who have since left stay in the record and are still
 * counted.
 */
export const participationRules: Rules<Participated, { isKnown: boolean }> = {
  facts: async (read, { profile_ids }, _context, before) => {
    const named = new Set(profile_ids.filter((id) => id.trim() !== '' && !before?.profile_ids.includes(id)));
    if (named.size === 0) return { isKnown: true };
    return { isKnown: (await read(staffProfile).count({ where: { id: { in: [...named] } } })) === named.size };
  },
  check: (_record, { isKnown }) => (isKnown ? {} : { profile_ids: FIELD_TEXTS.unknownRecord }),
  derive: ({ profile_ids }) => ({ profile_ids: [...new Set(profile_ids)] }),
};
