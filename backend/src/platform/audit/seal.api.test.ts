import { join } from 'node:path';
import { type FreshDatabase, freshDatabase } from '../../../test/database/fresh-database';
import { type Clock, newId, systemClock } from '../clock';
import { type SigningKeys, signingKeys } from '../signing-keys/signing-keys';
import { openDatabase } from '../store/open-database';
import { readAnchors } from './anchor';
import { appendAudit, auditTable } from './audit';
import { platformMigrations } from '../platform-migrations';
import { sealTable } from './chain';
import { ANCHOR_FILE, startSealer } from './seal';
import { verifierOf } from './signer';
import { verifyCompany } from './verify';

const COMPANY = 'company-a';

let fresh: FreshDatabase;
let keys: SigningKeys;
let anchorFile: string;
const problems: unknown[] = [];
const log = { error: (...words: unknown[]) => void problems.push(words), warn: () => undefined };

beforeEach(async () => {
  fresh = await freshDatabase(platformMigrations);
  keys = signingKeys(join(fresh.directory, 'keys.json'), systemClock);
  anchorFile = join(fresh.directory, ANCHOR_FILE);
  problems.length = 0;
});

afterEach(() => fresh.close());

async function write(count: number, clock: Clock = systemClock, companyId = COMPANY): Promise<void> {
  const { database } = fresh;
  await database.transaction((tx) =>
    appendAudit(
      database,
      tx,
      Array.from({ length: count }, () => ({
        id: newId(clock),
        companyId,
        entityName: 'locations',
        recordId: 'one',
        userId: 'user-1',
        user: 'someone@example.com',
        at: clock.now(),
        type: 'create',
        diff: { name: { from: null, to: '\u202eمرحبا 😀 \\ "quoted"' } },
      })),
    ),
  );
}

const verified = async (companyId = COMPANY) =>
  verifyCompany(companyId, {
    database: fresh.database,
    sql: fresh.database,
    verifier: verifierOf(keys),
    anchors: await readAnchors(anchorFile, companyId),
    now: systemClock.now(),
  });

it('seals everything once while several processes seal and people write', async () => {
  // Two connections to one SQLite file in one process would block each other's turn of the event loop.
  const places = fresh.database.dialect === 'mysql' ? [1, 2] : [];
  const others = places.map(() => openDatabase({ databaseUrl: fresh.url, DATABASE_POOL: 5 }));
  const sealers = [fresh.database, fresh.database, ...others].map((database) =>
    startSealer({ database, clock: systemClock, keys, log, anchorFile }),
  );
  const writers = Array.from({ length: 8 }, async () => {
    for (let turn = 0; turn < 15; turn += 1) {
      await write(3);
      await Promise.all(sealers.map((sealer) => sealer.sealNow()));
    }
  });
  await Promise.all(writers);
  await Promise.all(sealers.map((sealer) => sealer.stop()));

  const verdict = await verified();

  expect(problems).toEqual([]);
  expect(verdict).toMatchObject({ rows: 360, broken: null });
  expect(await auditTable(fresh.database).count(fresh.database, { where: { seal: null } })).toBe(0);
  await Promise.all(others.map((database) => database.close()));
}, 60_000);

const COMPANIES = Array.from({ length: 30 }, (_, at) => `company-${at}`);

it('seals the rows of many companies in few statements, each into its own chain', async () => {
  let transactions = 0;
  const counted: typeof fresh.database = {
    ...fresh.database,
    transaction: (work) => {
      transactions += 1;
      return fresh.database.transaction(work);
    },
  };
  const sealer = startSealer({ database: counted, clock: systemClock, keys, log, anchorFile });
  for (const [at, company] of COMPANIES.entries()) {
    await write(2, systemClock, company);
    // Two chains of different lengths.
    if (at % 3 === 0) await sealer.sealNow();
  }
  transactions = 0;
  for (const company of COMPANIES) await write(3, systemClock, company);
  await sealer.sealNow();
  await sealer.stop();

  expect(transactions).toBe(1);
  const verdicts = await Promise.all(COMPANIES.map(verified));
  expect(verdicts.every(({ rows, broken }) => rows === 5 && broken === null)).toBe(true);
  expect(new Set(verdicts.map(({ seals }) => seals))).toEqual(new Set([1, 2]));
});

it('seals the other companies where the chain of one cannot go on', async () => {
  const [first = '', second = ''] = COMPANIES;
  await write(1, systemClock, first);
  await write(1, systemClock, second);
  const broken: typeof fresh.database = {
    ...fresh.database,
    transaction: (work) =>
      fresh.database.transaction((tx) =>
        work({
          ...tx,
          run: (text, params) => {
            if (text.includes('audit_seals') && params?.includes(first)) throw new Error('no room');
            return tx.run(text, params);
          },
        }),
      ),
  };
  const sealer = startSealer({ database: broken, clock: systemClock, keys, log, anchorFile });
  await sealer.sealNow();
  await sealer.stop();

  expect(problems.length).toBeGreaterThan(0);
  expect(await verified(second)).toMatchObject({ rows: 1, seals: 1, broken: null });
  expect((await verified(first)).seals).toBe(0);
});

it('keeps many rows in seals of bounded size', async () => {
  await write(1200);
  const sealer = startSealer({ database: fresh.database, clock: systemClock, keys, log, anchorFile });
  await sealer.sealNow();
  await sealer.stop();

  expect(await sealTable(fresh.database).count(fresh.database, {})).toBe(3);
  expect(await verified()).toMatchObject({ rows: 1200, seals: 3, broken: null });
});

it('does not vouch for a row that was changed before it was sealed', async () => {
  const past: Clock = { ...systemClock, now: () => Date.now() - 6000 };
  await write(2, past);
  const [row] = await auditTable(fresh.database).find(fresh.database, { order: [{ column: 'id' }] });
  const id = String(row?.['id']);
  await auditTable(fresh.database).update(fresh.database, { company_id: COMPANY, id }, { user: 'x@example.com' });
  const sealer = startSealer({ database: fresh.database, clock: systemClock, keys, log, anchorFile });
  await sealer.sealNow();
  await sealer.sealNow();
  await sealer.stop();

  expect(problems).toHaveLength(1);
  expect(await verified()).toMatchObject({ rows: 1, broken: { kind: 'row unsealed', row: id } });
});

it('seals the rows behind more changed ones than a batch holds', async () => {
  const past: Clock = { ...systemClock, now: () => Date.now() - 6000 };
  await write(520, past);
  await auditTable(fresh.database).update(fresh.database, { company_id: COMPANY }, { user: 'x@example.com' });
  await write(3);
  const sealer = startSealer({ database: fresh.database, clock: systemClock, keys, log, anchorFile });
  await sealer.sealNow();
  await sealer.sealNow();
  await sealer.stop();

  expect(await auditTable(fresh.database).count(fresh.database, { where: { seal: { not: null } } })).toBe(3);
});

it('anchors heads at most once a minute, and the last one when it stops', async () => {
  let now = Date.UTC(2026, 3, 1);
  const clock: Clock = { ...systemClock, now: () => now };
  const sealer = startSealer({ database: fresh.database, clock, keys, log, anchorFile });
  for (let seal = 0; seal < 6; seal += 1) {
    await write(1, clock);
    await sealer.sealNow();
    now += 30_000;
  }
  await write(1, clock);
  await sealer.stop();

  expect([...((await readAnchors(anchorFile)).get(COMPANY)?.keys() ?? [])]).toEqual([1, 3, 5, 7]);
});
