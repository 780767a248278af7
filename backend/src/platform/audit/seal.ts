import { Problem } from '@lichen/contracts/api/problems';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Database } from '../store/database';
import type { Row, Sql, Value } from '../store/sql';
import { askStanding } from '../store/together/standing-questions';
import { appendAnchors } from './anchor';
import { auditHash, auditTable } from './audit';
import { NO_SEAL, type Seal, type SealEntry, sealHash, sealOf, sealRow, sealTable, signedBytes } from './chain';
import type { Signer } from './signer';

/** File name in the data directory. */
export const ANCHOR_FILE = 'audit-anchor.jsonl';

const EVERY_MS = 1000;
const ANCHOR_EVERY_MS = 60_000;
/** Most rows of one seal, so that its transaction stays short. */
const BATCH = 500;

export interface SealerParts {
  database: Database;
  clock: Clock;
  keys: Signer;
  log: Pick<Logger, 'error' | 'warn'>;
  /** File outside the database with the newest seal of each chain. */
  anchorFile: string;
}

/** Adds seals to the audit log of each company, some time after the rows were written. */
export interface Sealer {
  /** Seals the waiting rows now. */
  sealNow(): Promise<void>;
  /** Schedules sealing soon; cheap to call often. */
  wake(): void;
  stop(): Promise<void>;
}

function nextSeal({ clock, keys }: SealerParts, companyId: string, head: Seal | undefined, rows: readonly Row[]): Seal {
  const entries: SealEntry[] = rows.map((row) => [String(row['id']), String(row['hash'])]);
  const seal = {
    companyId,
    number: (head?.number ?? 0) + 1,
    entries: JSON.stringify(entries),
    previousHash: head?.hash ?? NO_SEAL,
    sealedOn: clock.now(),
  };
  const hash = sealHash(seal);
  return { ...seal, hash, signature: keys.sign(signedBytes({ ...seal, hash })) };
}

/** Returns the newest seal of each chain, by company. */
async function headsOf(database: Database, sql: Sql, companies: readonly string[]): Promise<ReadonlyMap<string, Seal>> {
  const heads = await sealTable(database).findHighest(sql, { by: 'company_id', groups: companies, of: 'seal' });
  return new Map(heads.map(sealOf).map((head) => [head.companyId, head]));
}

type RowsByCompany = ReadonlyMap<string, readonly Row[]>;

/**
 * Adds one seal to the chain of each company; the number of statements does not depend on the number of companies. The
 * seal number is the claim: two processes cannot insert the same one.
 */
async function sealRows(parts: SealerParts, rows: RowsByCompany): Promise<Seal[]> {
  const { database, keys } = parts;
  return database.transaction(async (tx) => {
    const heads = await headsOf(database, tx, [...rows.keys()]);
    const seals = [...rows].map(([company, mine]) => nextSeal(parts, company, heads.get(company), mine));
    await sealTable(database).insert(
      tx,
      seals.map((seal) => sealRow(seal, keys.currentId)),
    );
    const numbers = new Map(seals.map(({ companyId, number }) => [companyId, number]));
    const given = [...rows].flatMap(([company, mine]) =>
      mine.map(({ id }) => [company, id ?? null, numbers.get(company) ?? null]),
    );
    const sealed = await auditTable(database).updateEach(tx, {
      ...{ own: { seal: null }, keys: ['company_id', 'id'], changed: ['seal'], rows: given },
    });
    // Another process sealed first: roll back; no rows are lost.
    if (sealed !== given.length) throw new Problem('conflict', 'Sealed by another process');
    return seals;
  });
}

/** Returns whether another process has sealed some of the rows meanwhile. */
async function isOutrun({ database }: SealerParts, companyId: string, rows: readonly Row[]): Promise<boolean> {
  const ids = rows.map((row) => row['id'] as string);
  const where = { company_id: companyId, id: { in: ids }, seal: null };
  return (await auditTable(database).count(database, { where })) < rows.length;
}

function byCompany(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const company = String(row['company_id']);
    const mine = found.get(company) ?? [];
    mine.push(row);
    found.set(company, mine);
  }
  return found;
}

/**
 * Seals all companies together; if that fails, seals each on its own, so that a conflict in one company does not hold
 * up the others.
 */
async function sealAll(parts: SealerParts, rows: RowsByCompany): Promise<Seal[]> {
  if (rows.size === 0) return [];
  if (rows.size > 1)
    try {
      return await sealRows(parts, rows);
    } catch {
      // Reported below for each company that fails again.
    }
  const heads: Seal[] = [];
  for (const [companyId, mine] of rows)
    try {
      heads.push(...(await sealRows(parts, new Map([[companyId, mine]]))));
    } catch (error) {
      if (!(await isOutrun(parts, companyId, mine))) parts.log.error({ err: error }, 'audit rows could not be sealed');
    }
  return heads;
}

/** Excludes rows that were changed before they were sealed; `audit:verify` reports them. */
function intactRows(log: SealerParts['log']) {
  const reported = new Set<string>();
  const keep = (rows: readonly Row[]) =>
    rows.filter((row) => {
      if (row['hash'] === auditHash(row)) return true;
      const id = String(row['id']);
      if (!reported.has(id)) log.error({ audit: id }, 'audit row was changed before it was sealed');
      reported.add(id);
      return false;
    });
  return { keep, reported };
}

/** Seals one batch of rows of any companies; returns the new seals and whether more rows may be waiting. */
function batchOf(parts: SealerParts): () => Promise<{ heads: Seal[]; more: boolean }> {
  const { database, log } = parts;
  const intact = intactRows(log);
  return async () => {
    // Changed rows stay unsealed for ever and must not use up the batch.
    const limit = BATCH + intact.reported.size;
    const rows = await auditTable(database).find(database, {
      where: { seal: null },
      order: [{ column: 'company_id' }, { column: 'id' }],
      limit,
    });
    const heads = await sealAll(parts, byCompany(intact.keep(rows)));
    return { heads, more: rows.length === limit && heads.length > 0 };
  };
}

/** Seals the new audit rows of every company about once a second. Writers never wait for it. */
export function startSealer(parts: SealerParts): Sealer {
  const { clock, log, anchorFile } = parts;
  const batch = batchOf(parts);
  const heads = new Map<string, Seal>();
  let anchoredOn = Number.NEGATIVE_INFINITY;
  let running: Promise<void> = Promise.resolve();
  let isWaiting = false;

  const anchor = () => {
    appendAnchors(anchorFile, [...heads.values()], clock.now());
    heads.clear();
    anchoredOn = clock.now();
  };
  const anchorInTime = () => {
    if (heads.size > 0 && clock.now() - anchoredOn >= ANCHOR_EVERY_MS) anchor();
  };
  const once = async () => {
    isWaiting = false;
    for (let more = true; more; ) {
      const sealed = await batch();
      for (const seal of sealed.heads) heads.set(seal.companyId, seal);
      more = sealed.more;
    }
    anchorInTime();
  };
  const sealNow = () => {
    running = running.catch(() => undefined).then(once);
    return running;
  };
  const failed = (error: unknown) => log.error({ err: error }, 'audit rows could not be sealed; retrying');
  const wake = () => {
    if (isWaiting) return;
    isWaiting = true;
    sealNow().catch(failed);
  };
  const answered = (value: Value) => {
    if (Number(value) === 1) wake();
    else
      try {
        anchorInTime();
      } catch (error) {
        failed(error);
      }
  };
  const asks = 'EXISTS (SELECT id FROM audit_log WHERE seal IS NULL)';
  const stopAsking = askStanding(parts.database, EVERY_MS, { asks, answered, failed });

  return {
    sealNow,
    wake,
    stop: async () => {
      stopAsking();
      await sealNow();
      anchor();
    },
  };
}
