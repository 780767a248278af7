import { join } from 'node:path';
import { readAnchors } from '../../../platform/audit/anchor';
import type { Verdict } from '../../../platform/audit/broken';
import { ANCHOR_FILE } from '../../../platform/audit/seal';
import { verifierOf } from '../../../platform/audit/signer';
import { verifyCompany } from '../../../platform/audit/verify';
import type { Platform } from '../../../platform/platform';
import { signingKeys } from '../../../platform/signing-keys/signing-keys';

/** In a busy hour entries wait for their seal; only one that has waited this long, in milliseconds, is a fault. */
const WAITING_MS = 10 * 60_000;

type Verifying = Pick<Platform, 'clock' | 'configuration' | 'database'>;

/** Checks a company's audit log against its seals. */
export async function auditVerdict({ database, configuration, clock }: Verifying, companyId: string): Promise<Verdict> {
  return verifyCompany(companyId, {
    database,
    sql: database,
    verifier: verifierOf(signingKeys(configuration.signingKeyFile, clock)),
    anchors: await readAnchors(join(configuration.dataDir, ANCHOR_FILE), companyId),
    now: clock.now() - WAITING_MS,
  });
}
