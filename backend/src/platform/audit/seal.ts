import { Problem } from '@lichen/contracts/api/problems';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Database } from '../store/database';
import type { Row, Sql } from '../store/sql';
import { appendAnchors } from './anchor';
import { auditHash, auditTable } from './audit';
import { NO_SEAL, type Seal, type SealEntry, sealHash, sealOf, sealRow, sealTable, signedBytes } from './chain';
import type { Signer } from './signer';

/** File in the data directory. */
export const ANCHOR_FILE = 'audit-anchor.jsonl';

const EVERY_MS = 1000;
const ANCHOR_EVERY_MS = 60_000;
/** Rows of one seal at most: a seal is one short transaction. */
const BATCH = 500;

export interface SealerParts {
  database: Database;
  clock: Clock;
  keys: Signer;
  log: Pick<Logger, 'error' | 'warn'>;
  /** File outside the database that keeps the newest head of each chain. */
  anchorFile: string;
}

export interface Sealer {
  /** Seals what is there now. */
  sealNow(): Promise<void>;
  /** Seals soon; costs nothing when called often. */
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

/** The newest link of each chain, by the company. */
async function headsOf(database: Database, sql: Sql, companies: readonly string[]): Promise<ReadonlyMap<string, Seal>> {
  const heads = await sealTable(database).findHighest(sql, { by: 'company_id', groups: companies, of: 'seal' });
  return new Map(heads.map(sealOf).map((head) => [head.companyId, head]));
}

type RowsByCompany = ReadonlyMap<string, readonly Row[]>;

/**
 * Adds one link to the chain of each company, in as many statements for hundreds of them as for one. Its number is the
 * claim: two processes cannot both insert it.
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
    // Another process was first: roll back, nothing is lost.
    if (sealed !== given.length) throw new Problem('conflict', 'Sealed by another process');
    return seals;
  });
}

/** True when another process sealed some of the rows meanwhile. */
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

/** What another process was first with, of one company, keeps the others from nothing. */
async function sealAll(parts: SealerParts, rows: RowsByCompany): Promise<Seal[]> {
  if (rows.size === 0) return [];
  if (rows.size > 1)
    try {
      return await sealRows(parts, rows);
    } catch {
      // Told below of each company for which it fails again.
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

/** A row that was changed before it was sealed is not vouched for; `audit:verify` names it. */
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

/** One batch, whichever companies it belongs to; answers the new heads and whether there may be more. */
function batchOf(parts: SealerParts): () => Promise<{ heads: Seal[]; more: boolean }> {
  const { database, log } = parts;
  const intact = intactRows(log);
  return async () => {
    // Changed rows stay unsealed for ever: they must not take the places of the others.
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

/** Seals every company's new audit rows into its chain, about once a second. Writers never wait for it. */
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
  const once = async () => {
    isWaiting = false;
    for (let more = true; more; ) {
      const sealed = await batch();
      for (const seal of sealed.heads) heads.set(seal.companyId, seal);
      more = sealed.more;
    }
    if (heads.size > 0 && clock.now() - anchoredOn >= ANCHOR_EVERY_MS) anchor();
  };
  const sealNow = () => {
    running = running.catch(() => undefined).then(once);
    return running;
  };
  const wake = () => {
    if (isWaiting) return;
    isWaiting = true;
    sealNow().catch((error) => log.error({ err: error }, 'audit rows could not be sealed; retrying'));
  };
  const timer = setInterval(wake, EVERY_MS);
  timer.unref();

  return {
    sealNow,
    wake,
    stop: async () => {
      clearInterval(timer);
      await sealNow();
      anchor();
    },
  };
}
