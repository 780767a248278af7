import type { DailyJob } from '../../../platform/daily/daily-job';
import type { Platform } from '../../../platform/platform';
import { auditVerdict } from './audit-verdict.query';
import { storeAuditCheck } from './audit-check.rules';

/** Checks the audit log of each company once a day. The operator finds a fault in the log of the process, too. */
export const dailyAuditCheck = (platform: Platform): DailyJob => ({
  name: 'identity.audit-check',
  part: async ({ companyId }) => {
    const verdict = await auditVerdict(platform, companyId);
    if (verdict.broken) platform.log.error({ company: companyId, fault: verdict.broken }, 'audit log is not intact');
    return { write: ({ unit, context }) => storeAuditCheck(unit, context, verdict) };
  },
});
