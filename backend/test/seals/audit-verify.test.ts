import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { appendAudit, auditTable } from '../../src/platform/audit/audit';
import { platformMigrations } from '../../src/platform/platform-migrations';
import { ANCHOR_FILE, startSealer } from '../../src/platform/audit/seal';
import { newId, systemClock } from '../../src/platform/clock';
import { signingKeys } from '../../src/platform/signing-keys/signing-keys';
import { type FreshDatabase, freshDatabase } from '../database/fresh-database';

const SOURCE = join(__dirname, '..', '..', 'src');

let fresh: FreshDatabase;
const ids: string[] = [];

beforeAll(async () => {
  fresh = await freshDatabase(platformMigrations);
  const { database, directory } = fresh;
  const keys = signingKeys(join(directory, 'keys', 'signing.json'), systemClock);
  const log = { error: () => undefined, warn: () => undefined };
  const sealer = startSealer({ database, clock: systemClock, keys, log, anchorFile: join(directory, ANCHOR_FILE) });
  for (const companyId of ['company-a', 'company-b']) {
    const id = newId(systemClock);
    ids.push(id);
    const person = { userId: 'user-1', user: 'someone@example.com' };
    const entry = { id, companyId, entityName: 'locations', recordId: 'one', ...person, at: Date.now() };
    await database.transaction((tx) => appendAudit(database, tx, [{ ...entry, type: 'create', diff: {} }]));
  }
  await sealer.stop();
});
afterAll(() => fresh.close());

/** Runs the command as an operator would, in a process of its own. */
function auditVerify(): Promise<{ code: number; said: string }> {
  const environment = { ...process.env, NODE_ENV: 'test', LICHEN_DATA_DIR: fresh.directory, DATABASE_URL: fresh.url };
  const loader = join(SOURCE, 'platform', 'bounded', 'register-typescript.cjs');
  const args = ['-r', loader, join(SOURCE, 'cli', 'audit-verify.ts')];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env: environment }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr });
    });
  });
}

it('says one line per company, and names the first broken link with exit code 1', async () => {
  const whole = await auditVerify();
  const { database } = fresh;
  const where = { company_id: 'company-b', id: ids[1] as string };
  await auditTable(database).update(database, where, { user: 'somebody.else@example.com' });
  const broken = await auditVerify();

  expect(whole.said).toMatch(/^company-a: 1 rows in 1 seals, unbroken\ncompany-b: 1 rows in 1 seals, unbroken\n/);
  expect(whole.code).toBe(0);
  expect(broken.said).toContain('company-a: 1 rows in 1 seals, unbroken\n');
  expect(broken.said).toContain(`company-b: BROKEN, row edited at seal 1, row ${ids[1]}\n`);
  expect(broken.code).toBe(1);
}, 60_000);
