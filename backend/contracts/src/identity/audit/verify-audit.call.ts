import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';

/** Checks the company's audit log against its seals now, and stores the result. */
export const verifyAudit = defineCall({
  name: 'verify_audit',
  label: 'Verify the audit log',
  method: 'POST',
  allow: ADMIN,
  input: z.strictObject({}),
  writes: true,
});
