import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { DAY } from '../../formats/days';
import { COMPLIANCE_ROLES } from '../demands/compliance-roles';

const ids = (most: number) => z.array(z.string().min(1).max(64)).max(most).default([]);

/** Most items of each kind in one passport. */
export const PASSPORT_MOST = { docs: 200, answers: 100, years: 20 } as const;

/** Issues a passport in the background. Returns the ids of the `supplier_passports` record and of the job. */
export const issuePassport = defineCall({
  name: 'issue_passport',
  label: 'Issue supplier passport',
  method: 'POST',
  allow: COMPLIANCE_ROLES,
  input: z.strictObject({
    name: z.string().trim().min(1).max(200),
    valid_until: z.number().int().multipleOf(DAY),
    /** Ids of documents, of submitted survey answers and of approved years. */
    docs: ids(PASSPORT_MOST.docs),
    answers: ids(PASSPORT_MOST.answers),
    years: ids(PASSPORT_MOST.years),
  }),
  writes: true,
});
