import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Row } from '../store/sql';
import { auditHash, auditTable } from './audit';
import type { Broken, Verdict, Verifying } from './broken';
import { NO_SEAL, type Seal, type SealEntry, sealHash, sealOf, sealTable, signedBytes } from './chain';
import { isErased } from './erasures';
import { findExtraRow } from './extra-rows';

/**
 * Seals per page, and ids per statement: about two milliseconds of work. Other requests are served in between, since
 * SQLite answers at once and hashing takes the processor; a seal may list 500 rows.
 */
const SEALS = 20;
const ROWS = 100;
/**
 * Rows are sealed within a second or two; a row that waits longer than this, in milliseconds, was kept from being
 * sealed.
 */
const UNSEALED_MS = 5000;

interface Walk {
  head: string;
  seals: number;
  rows: number;
}

const at = (kind: Broken['kind'], seal: number | null, row: string | null = null): Broken => ({ kind, seal, row });

/** Returns the fault of a seal itself, before its rows are read. */
function brokenLink(seal: Seal, walk: Walk, { verifier, anchors }: Verifying): Broken | null {
  const expected = walk.seals + 1;
  if (seal.number !== expected) return at('seal missing', expected);
  if (sealHash(seal) !== seal.hash) return at('seal edited', seal.number);
  if (seal.previousHash !== walk.head) return at('seal reordered', seal.number);
  const anchored = anchors.get(seal.companyId)?.get(seal.number);
  if (anchored && anchored.hash !== seal.hash) return at('rewritten', seal.number);
  return verifier(signedBytes(seal), seal.signature) ? null : at('signature wrong', seal.number);
}

interface Expected {
  id: string;
  rowHash: string;
  seal: number;
}

function brokenRow({ id, rowHash, seal }: Expected, row: Row | undefined): Broken | null {
  if (!row) return at('row deleted', seal, id);
  const isIntact = row['hash'] === rowHash && row['seal'] === seal && auditHash(row) === rowHash;
  return isIntact ? null : at('row edited', seal, id);
}

/** Returns whether a changed row is explained by the signed erasure of a person's data. */
async function isExplained(expected: Expected, row: Row | undefined, companyId: string, verifying: Verifying) {
  if (!row || row['seal'] !== expected.seal || row['hash'] !== auditHash(row)) return false;
  return isErased(companyId, expected, String(row['hash']), verifying);
}

async function firstBrokenRow(expected: readonly Expected[], companyId: string, verifying: Verifying) {
  const table = auditTable(verifying.database);
  for (let start = 0; start < expected.length; start += ROWS) {
    await nextTurn();
    const batch = expected.slice(start, start + ROWS);
    const where = { company_id: companyId, id: { in: batch.map(({ id }) => id) } };
    const rows = await table.find(verifying.sql, { where });
    const byId = new Map(rows.map((row) => [row['id'], row]));
    for (const each of batch) {
      const row = byId.get(each.id);
      const broken = brokenRow(each, row);
      if (broken && !(await isExplained(each, row, companyId, verifying))) return broken;
    }
  }
  return null;
}

const expectedOf = (seal: Seal): Expected[] =>
  (JSON.parse(seal.entries) as SealEntry[]).map(([id, rowHash]) => ({ id, rowHash, seal: seal.number }));

/** Checks some seals and then their rows, so that a fault in an earlier seal's rows is reported first. */
async function brokenPage(seals: readonly Seal[], walk: Walk, companyId: string, verifying: Verifying) {
  const expected: Expected[] = [];
  let broken: Broken | null = null;
  for (const seal of seals) {
    await nextTurn();
    broken = brokenLink(seal, walk, verifying);
    if (broken) break;
    expected.push(...expectedOf(seal));
    walk.seals += 1;
    walk.head = seal.hash;
  }
  walk.rows += expected.length;
  return (await firstBrokenRow(expected, companyId, verifying)) ?? broken;
}

async function brokenChain(companyId: string, walk: Walk, verifying: Verifying): Promise<Broken | null> {
  const table = sealTable(verifying.database);
  for (;;) {
    const rows = await table.find(verifying.sql, {
      where: { company_id: companyId, seal: { above: walk.seals } },
      order: [{ column: 'seal' }],
      limit: SEALS,
    });
    if (rows.length === 0) return null;
    const broken = await brokenPage(rows.map(sealOf), walk, companyId, verifying);
    if (broken) return broken;
  }
}

function cutTail(companyId: string, walk: Walk, { anchors }: Verifying): Broken | null {
  const lost = [...(anchors.get(companyId)?.keys() ?? [])].some((seal) => seal > walk.seals);
  return lost ? at('tail cut', walk.seals + 1) : null;
}

async function waitingRow(companyId: string, { database, sql, now }: Verifying): Promise<Broken | null> {
  const [row] = await auditTable(database).find(sql, {
    where: { company_id: companyId, seal: null, created_on: { below: now - UNSEALED_MS } },
    order: [{ column: 'id' }],
    limit: 1,
  });
  return row ? at('row unsealed', null, String(row['id'])) : null;
}

/** Checks a company's chain from its first seal and stops at the first fault. */
export async function verifyCompany(companyId: string, verifying: Verifying): Promise<Verdict> {
  const walk: Walk = { head: NO_SEAL, seals: 0, rows: 0 };
  const broken =
    (await brokenChain(companyId, walk, verifying)) ??
    cutTail(companyId, walk, verifying) ??
    (await findExtraRow(companyId, walk, verifying)) ??
    (await waitingRow(companyId, verifying));
  return { companyId, seals: walk.seals, rows: walk.rows, broken };
}

/** Returns all companies with a chain, audit rows or an anchored seal. */
export async function companiesOf({ database, sql, anchors }: Verifying): Promise<string[]> {
  const sealed = await sealTable(database).grouped(sql, ['company_id'], ['seal'], {});
  const written = await auditTable(database).grouped(sql, ['company_id'], ['seal'], {});
  const named = [...sealed, ...written].map((row) => String(row['company_id']));
  return [...new Set([...named, ...anchors.keys()])].sort();
}

/** Returns the result for one company as a line for the command line. */
export function sentenceOf({ companyId, seals, rows, broken }: Verdict): string {
  if (!broken) return `${companyId}: ${rows} rows in ${seals} seals, unbroken`;
  const place = [
    broken.seal === null ? '' : ` at seal ${broken.seal}`,
    broken.row === null ? '' : `, row ${broken.row}`,
  ];
  return `${companyId}: BROKEN, ${broken.kind}${place.join('')}`;
}
