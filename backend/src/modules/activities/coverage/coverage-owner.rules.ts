import { COVERAGE_OWNER_TEXTS, coverageOwner } from '@lichen/contracts/activities/coverage-owner.entity';
import type { Rules } from '../../../platform/engine/rules';

/** How many others are responsible for the same type at the same location. */
export const coverageOwnerRules: Rules<typeof coverageOwner, number> = {
  facts: (read, { _id, location_id, activity_type }) =>
    read(coverageOwner).count({ where: { location_id, activity_type, id: { not: _id } } }),
  check: (_record, others) => (others > 0 ? { user_id: COVERAGE_OWNER_TEXTS.taken } : {}),
};
