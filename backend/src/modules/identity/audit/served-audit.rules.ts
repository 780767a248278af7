import { auditCheck } from '@lichen/contracts/identity/audit/audit-check.entity';
import { auditLog } from '@lichen/contracts/identity/audit/audit-log.entity';
import { serve } from '../../../platform/engine/rules';
import type { Module } from '../../../platform/module';
import { auditRecordsHandler } from './audit-records.handler';
import { auditWordsHandler } from './audit-words.handler';
import { dailyAuditCheck } from './daily-audit-check.job';
import { verifyAuditHandler } from './verify-audit.handler';

/** The audit log, its words and its checks. */
export const audit = {
  entities: [serve(auditLog, {}), serve(auditCheck, {})],
  calls: [auditRecordsHandler, auditWordsHandler, verifyAuditHandler],
  daily: (platform) => [dailyAuditCheck(platform)],
} satisfies Partial<Module>;
