import { join } from 'node:path';
import { readAnchors } from '../platform/audit/anchor';
import { ANCHOR_FILE } from '../platform/audit/seal';
import { verifierOf } from '../platform/audit/signer';
import { companiesOf, sentenceOf, verifyCompany } from '../platform/audit/verify';
import { systemClock } from '../platform/clock';
import { signingKeys } from '../platform/signing-keys/signing-keys';
import { say } from './shared/run-command';
import { withDatabase } from './shared/with-database';

/** Verifies every company's audit chain; returns the number of broken ones. */
async function verifyEverything(): Promise<number> {
  return withDatabase(async (database, configuration) => {
    const started = process.hrtime.bigint();
    const verifying = {
      database,
      sql: database,
      verifier: verifierOf(signingKeys(configuration.signingKeyFile, systemClock)),
      anchors: await readAnchors(join(configuration.dataDir, ANCHOR_FILE)),
      now: systemClock.now(),
    };
    let broken = 0;
    let rows = 0;
    for (const companyId of await companiesOf(verifying)) {
      const verdict = await verifyCompany(companyId, verifying);
      say(sentenceOf(verdict));
      rows += verdict.rows;
      if (verdict.broken) broken += 1;
    }
    const seconds = Number(process.hrtime.bigint() - started) / 1e9;
    say(`${rows} rows in ${seconds.toFixed(2)} s, ${broken} broken`);
    return broken;
  });
}

verifyEverything().then(
  (broken) => {
    process.exitCode = broken === 0 ? 0 : 1;
  },
  (error: Error) => {
    process.stderr.write(`The audit log could not be verified: ${error.message}\n`);
    process.exitCode = 2;
  },
);
