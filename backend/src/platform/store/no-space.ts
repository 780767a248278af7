/** SQLite's numbers for a full disk, and for a write that a full or broken disk refused. */
const SQLITE = new Set([13, 778]);
/** Names of the system's errors and of MariaDB's: disk full, quota exceeded, table full. */
const CODES = new Set(['ENOSPC', 'EDQUOT', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL', 'ER_DISK_FULL_NOWAIT']);

/** True when the error says that nothing more can be stored. */
export function isNoSpace(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: string; errcode?: number };
  return CODES.has(code ?? '') || SQLITE.has(errcode ?? 0);
}
