import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Row } from '../store/sql';
import { auditTable } from './audit';
import type { Broken, Verifying } from './broken';
import { type SealEntry, sealOf, sealTable } from './chain';

/** Seals per page, each of up to 500 rows; other requests are served in between. */
const SEALS = 4;

async function listedIds(companyId: string, seals: readonly number[], { database, sql }: Verifying) {
  const rows = await sealTable(database).find(sql, { where: { company_id: companyId, seal: { in: seals } } });
  const entries = rows.map(sealOf).flatMap((seal) => JSON.parse(seal.entries) as SealEntry[]);
  return new Set(entries.map(([id]) => id));
}

async function unlisted(companyId: string, rows: readonly Row[], verifying: Verifying): Promise<Broken | null> {
  const listed = await listedIds(companyId, [...new Set(rows.map((row) => Number(row['seal'])))], verifying);
  const extra = rows.find((row) => !listed.has(String(row['id'])));
  return extra ? { kind: 'row inserted', seal: Number(extra['seal']), row: String(extra['id']) } : null;
}

/**
 * Finds a row that is marked as sealed but that no seal lists. Every listed row was found before, so equal counts prove
 * that there is none; only unequal counts need a second pass.
 */
export async function findExtraRow(
  companyId: string,
  { seals, rows }: { seals: number; rows: number },
  verifying: Verifying,
): Promise<Broken | null> {
  const { database, sql } = verifying;
  const table = auditTable(database);
  const mine = { company_id: companyId };
  const all = await table.count(sql, { where: mine });
  if (all - (await table.count(sql, { where: { ...mine, seal: null } })) === rows) return null;

  const below = await table.find(sql, { where: { ...mine, seal: { below: 1 } }, limit: 1 });
  const beyond = await table.find(sql, { where: { ...mine, seal: { above: seals } }, limit: 1000 });
  const outside = await unlisted(companyId, [...below, ...beyond], verifying);
  if (outside) return outside;
  for (let first = 1; first <= seals; first += SEALS) {
    await nextTurn();
    const some = Array.from({ length: SEALS }, (_, index) => first + index);
    const found = await table.find(sql, { where: { ...mine, seal: { in: some } } });
    const extra = await unlisted(companyId, found, verifying);
    if (extra) return extra;
  }
  return null;
}
