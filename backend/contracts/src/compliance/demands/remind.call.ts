import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { COMPLIANCE_ROLES } from './compliance-roles';

/** Most demands in one call. */
export const MOST_REMINDED = 500;

/** Result of the call by outcome; only `reminded` demands lead to a reminder. */
export interface Reminded {
  readonly reminded: number;
  /** Reminded less than 72 hours ago. */
  readonly resting: number;
  /** A submission waits for this company's review. */
  readonly for_review: number;
  /** Not sent, withdrawn, replaced, or deleted. */
  readonly not_asked: number;
  /** In force, and no new proof is due. */
  readonly compliant: number;
}

/** Sends reminders of the demands with these ids. Demands that need none are counted, not refused. */
export const remindPartners = defineCall({
  name: 'partner_compliance_reminders',
  label: 'Remind partners of demands',
  method: 'POST',
  allow: COMPLIANCE_ROLES,
  subscription: 'compliance',
  input: z.strictObject({ ids: z.array(z.string().min(1).max(64)).min(1).max(MOST_REMINDED) }),
  writes: true,
});
