import { verifyAudit } from '@lichen/contracts/identity/audit/verify-audit.call';
import { handler, type ServedCall } from '../../../platform/module';
import { auditVerdict } from './audit-verdict.query';
import { storeAuditCheck } from './audit-check.rules';

export const verifyAuditHandler: ServedCall = handler(verifyAudit, async ({ context, platform, write }) => {
  const verdict = await auditVerdict(platform, context.companyId);
  const obj = await write((unit) => storeAuditCheck(unit, context, verdict));
  return { ok: true, obj };
});
