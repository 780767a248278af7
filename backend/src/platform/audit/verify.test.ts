import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Clock, newId, systemClock } from '../clock';
import { signingKeys } from '../signing-keys/signing-keys';
import type { Database } from '../store/database';
import { migrate } from '../store/migrate';
import { openSqlite } from '../store/sqlite';
import { watchSpace } from '../store/watch-space';
import type { Sql } from '../store/sql';
import { readAnchors } from './anchor';
import { appendAudit, auditHash, auditTable } from './audit';
import { platformMigrations } from '../platform-migrations';
import type { Verifying } from './broken';
import { eraseFromAudit } from './erasures';
import { type Sealer, startSealer } from './seal';
import { verifierOf } from './signer';
import { type Tampering, tamperings } from '../../../test/seals/audit-tampering';
import { companiesOf, sentenceOf, verifyCompany } from './verify';

const TAMPERINGS = 1000;
const SEED = 20_261_121;
const COMPANY = 'company-a';
const OTHER = 'company-b';

let directory: string;
let database: Database;
let sealer: Sealer;
let verifying: Verifying;
let now = Date.UTC(2026, 0, 5);
const clock: Clock = { now: () => now, random: systemClock.random };

async function writeRows(companyId: string, count: number): Promise<void> {
  await database.transaction((tx) =>
    appendAudit(
      database,
      tx,
      Array.from({ length: count }, (_, index) => ({
        id: newId(clock),
        companyId,
        entityName: 'locations',
        recordId: `record-${index % 7}`,
        userId: 'user-1',
        user: 'someone@example.com',
        at: now,
        type: 'update',
        diff: { name: { from: 'Bahnhofstraße 😀', to: `Site ${index}` } },
      })),
    ),
  );
}

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'lichen-audit-'));
  database = watchSpace(openSqlite(join(directory, 'audit.sqlite')));
  await migrate(database, platformMigrations);
  const keys = signingKeys(join(directory, 'keys.json'), clock);
  const anchorFile = join(directory, 'audit-anchor.jsonl');
  sealer = startSealer({ database, clock, keys, log: { error: fail, warn: fail }, anchorFile });
  for (let seal = 0; seal < 12; seal += 1) {
    await writeRows(COMPANY, 1 + ((seal * 7) % 23));
    await writeRows(OTHER, 3);
    await sealer.sealNow();
    now += 20_000;
  }
  await sealer.stop();
  const anchors = await readAnchors(anchorFile);
  verifying = { database, sql: database, verifier: verifierOf(keys), anchors, now };
});

afterAll(async () => {
  await database.close();
  rmSync(directory, { recursive: true, force: true });
});

function fail(...words: unknown[]): void {
  throw new Error(JSON.stringify(words));
}

/** Numbers below `limit`, the same in every run. */
function chance(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const undo = Symbol('undo');

/** Runs `work` on the tampered rows and puts everything back. */
async function tampered<T>(tamper: (tx: Sql) => Promise<void>, work: (tx: Sql) => Promise<T>): Promise<T> {
  let result: T | undefined;
  await database
    .transaction(async (tx) => {
      await tamper(tx);
      result = await work(tx);
      throw undo;
    })
    .catch((error) => {
      if (error !== undo) throw error;
    });
  return result as T;
}

it('finds an untouched chain unbroken', async () => {
  const verdicts = await Promise.all((await companiesOf(verifying)).map((id) => verifyCompany(id, verifying)));

  expect(verdicts.map(({ companyId, seals, broken }) => [companyId, seals, broken])).toEqual([
    [COMPANY, 12, null],
    [OTHER, 12, null],
  ]);
  expect(sentenceOf(verdicts[1] as never)).toBe('company-b: 36 rows in 12 seals, unbroken');
});

it('lets others be served between two seals', async () => {
  let turns = 0;
  let isOver = false;
  const serve = () => {
    turns += 1;
    if (!isOver) setImmediate(serve);
  };
  setImmediate(serve);
  const { seals } = await verifyCompany(COMPANY, verifying);
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(seals);
});

it('reads the anchored seals of one company as they stand among those of all', async () => {
  const file = join(directory, 'audit-anchor.jsonl');
  const [all, own, none] = [
    await readAnchors(file),
    await readAnchors(file, COMPANY),
    await readAnchors(file, 'nobody'),
  ];
  expect([...all.keys()].sort()).toEqual([COMPANY, OTHER]);
  expect([...own]).toEqual([[COMPANY, all.get(COMPANY)]]);
  expect(own.get(COMPANY)?.size).toBeGreaterThan(1);
  expect(none.size).toBe(0);
});

describe('what was erased', () => {
  const erased = (keys: ReturnType<typeof signingKeys>, change?: (tx: Sql) => Promise<void>) =>
    tampered(
      async (tx) => {
        const erasing = { database, sql: tx, keys, companyId: COMPANY, now };
        expect(await eraseFromAudit(erasing, 'locations', ['record-1'])).toBeGreaterThan(5);
        const [row] = await auditTable(database).find(tx, { where: { company_id: COMPANY, record_id: 'record-1' } });
        expect(row?.['diff']).toBe('{"name":{"from":"•••","to":"•••"}}');
        // The second time, there is nothing left to erase.
        expect(await eraseFromAudit(erasing, 'locations', ['record-1'])).toBe(0);
        await change?.(tx);
      },
      (tx) => verifyCompany(COMPANY, { ...verifying, sql: tx }),
    );

  it('leaves the chain whole', async () => {
    expect((await erased(signingKeys(join(directory, 'keys.json'), clock))).broken).toBeNull();
  });

  it('is explained by the key of the installation alone', async () => {
    const { broken } = await erased(signingKeys(join(directory, 'other-keys.json'), clock));
    expect(broken?.kind).toBe('row edited');
  });

  it('does not explain another change of the row', async () => {
    const { broken } = await erased(signingKeys(join(directory, 'keys.json'), clock), async (tx) => {
      const where = { company_id: COMPANY, record_id: 'record-1' };
      const [row] = await auditTable(database).find(tx, { where });
      const edited = { ...row, type: 'remove' } as never;
      await auditTable(database).update(
        tx,
        { company_id: COMPANY, id: row?.['id'] as string },
        {
          type: 'remove',
          hash: auditHash(edited),
        },
      );
    });
    expect(broken?.kind).toBe('row edited');
  });
});

it(`finds and locates ${TAMPERINGS} tamperings of every kind`, async () => {
  const pick = chance(SEED);
  const kinds = tamperings(database, COMPANY, OTHER);
  const found = new Map<string, number>();
  const missed: string[] = [];
  for (let count = 0; count < TAMPERINGS; count += 1) {
    const kind = kinds[count % kinds.length] as (typeof kinds)[number];
    let tampering: Tampering | undefined;

    const verdict = await tampered(
      async (tx) => {
        tampering = await kind(tx, pick);
      },
      (tx) => verifyCompany(COMPANY, { ...verifying, sql: tx }),
    );

    const { name, expected } = tampering as Tampering;
    const { broken } = verdict;
    const isLocated =
      broken !== null &&
      expected.kinds.includes(broken.kind) &&
      (expected.seal === undefined || broken.seal === expected.seal) &&
      (expected.row === undefined || broken.row === expected.row);
    if (isLocated) found.set(name, (found.get(name) ?? 0) + 1);
    else missed.push(`${name}: expected ${JSON.stringify(expected)}, saw ${sentenceOf(verdict)}`);
  }

  expect(missed).toEqual([]);
  const total = [...found.values()].reduce((sum, each) => sum + each, 0);
  process.stdout.write(`audit: ${total} tamperings of ${found.size} kinds found and located (seed ${SEED})\n`);
  expect(total).toBe(TAMPERINGS);
}, 60_000);

it('leaves the other company unbroken when one is tampered with', async () => {
  const verdict = await tampered(
    async (tx) => {
      await tx.run(`DELETE FROM audit_log WHERE company_id = '${COMPANY}'`);
    },
    (tx) => verifyCompany(OTHER, { ...verifying, sql: tx }),
  );

  expect(verdict.broken).toBeNull();
});
