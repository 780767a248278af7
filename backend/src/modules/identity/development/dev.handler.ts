import { join } from 'node:path';
import { dev, devActions, type MaintenanceAction, type MaintenanceResult } from '@lichen/contracts/identity/dev.call';
import { invalid } from '@lichen/contracts/api/problems';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { ANCHOR_FILE } from '../../../platform/audit/seal';
import { readAnchors } from '../../../platform/audit/anchor';
import { verifierOf } from '../../../platform/audit/signer';
import { sentenceOf, verifyCompany } from '../../../platform/audit/verify';
import { expectDevTools } from '../../../platform/dev-tools';
import type { Context } from '../../../platform/engine/rules';
import { handler } from '../../../platform/module';
import type { Platform } from '../../../platform/platform';
import { signingKeys } from '../../../platform/signing-keys/signing-keys';

interface Action extends MaintenanceAction {
  run(platform: Platform, context: Context): Promise<string>;
}

/** Developer actions; each line runs code that exists. */
const ACTIONS: readonly Action[] = [
  {
    action: 'verify_audit',
    label: 'Verify the audit log',
    run: async ({ database, configuration, clock }, { companyId }) =>
      sentenceOf(
        await verifyCompany(companyId, {
          database,
          sql: database,
          verifier: verifierOf(signingKeys(configuration.signingKeyFile, clock)),
          anchors: readAnchors(join(configuration.dataDir, ANCHOR_FILE)),
          now: clock.now(),
        }),
      ),
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
