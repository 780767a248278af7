import { dev, devActions, type MaintenanceAction, type MaintenanceResult } from '@lichen/contracts/identity/dev.call';
import { invalid } from '@lichen/contracts/api/problems';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { sentenceOf } from '../../../platform/audit/verify';
import { expectDevTools } from '../../../platform/dev-tools';
import type { Context } from '../../../platform/engine/rules';
import { handler } from '../../../platform/module';
import type { Platform } from '../../../platform/platform';
import { auditVerdict } from '../audit/audit-verdict.query';

interface Action extends MaintenanceAction {
  run(platform: Platform, context: Context): Promise<string>;
}

/** Developer actions; each line runs code that exists. */
const ACTIONS: readonly Action[] = [
  {
    action: 'verify_audit',
    label: 'Verify the audit log',
    run: async (platform, { companyId }) => sentenceOf(await auditVerdict(platform, companyId)),
  },
];

export const devActionsHandler = handler(devActions, async ({ platform }) => {
  expectDevTools(platform);
  const list = ACTIONS.map(({ action, label }): MaintenanceAction => ({ action, label }));
  return { list, total: list.length, count: list.length };
});

export const devHandler = handler(dev, async ({ input, platform, context }) => {
  expectDevTools(platform);
  const found = ACTIONS.find(({ action }) => action === input._action);
  if (!found) throw invalid({ _action: FIELD_TEXTS.choice });
  const obj: MaintenanceResult = { message: await found.run(platform, context) };
  return { ok: true, obj };
});
