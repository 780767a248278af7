import { COVERAGE_OWNER_TEXTS, coverageOwner } from '@lichen/contracts/activities/coverage/coverage-owner.entity';
import { member } from '@lichen/contracts/identity/member.entity';
import { type Rules, serve } from '../../../platform/engine/rules';

/** Rejects a new owner who can no longer log in; present owners may stay. */
const rules: Rules<typeof coverageOwner, boolean> = {
  facts: async (read, { user_id }, _context, before) =>
    user_id !== before?.user_id && (await read(member).find(user_id))?.status === 'stopped',
  check: (_record, isStopped) => (isStopped ? { user_id: COVERAGE_OWNER_TEXTS.stopped } : {}),
};

export const servedCoverageOwners = serve(coverageOwner, rules);
