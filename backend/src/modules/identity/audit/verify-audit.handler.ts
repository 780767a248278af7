import { verifyAudit } from '@lichen/contracts/identity/audit/verify-audit.call';
import { makeSemaphore } from '../../../platform/bounded/semaphore';
import { handler, type ServedCall } from '../../../platform/module';
import { auditVerdict } from './audit-verdict.query';
import { storeAuditCheck } from './audit-check.rules';

/** One check of a log at a time, of each company in turn: side by side they would keep everybody else waiting. */
const oneByOne = makeSemaphore(1);

export const verifyAuditHandler: ServedCall = handler(verifyAudit, async ({ context, platform, write }) => {
  const { companyId } = context;
  const verdict = await oneByOne(() => auditVerdict(platform, companyId), companyId);
  const obj = await write((unit) => storeAuditCheck(unit, context, verdict));
  return { ok: true, obj };
});
