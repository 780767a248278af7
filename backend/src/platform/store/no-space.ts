import { Problem } from '@lichen/contracts/api/problems';
import { TEXTS } from '@lichen/contracts/text/texts';

/** SQLite's numbers for a full disk, and for a write or a longer index of its log that a full or broken disk refused. */
const SQLITE = new Set([13, 778, 4874]);
/** Names of the system's errors and of MariaDB's: disk full, quota exceeded, table full. */
const CODES = new Set(['ENOSPC', 'EDQUOT', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL', 'ER_DISK_FULL_NOWAIT']);

/** Time in seconds after which somebody may have made room. */
const AGAIN_SECONDS = 60;

/** Refusal of whatever cannot be stored, in words for the person. */
export const noSpace = (): Problem => new Problem('unavailable', TEXTS.noSpace, undefined, AGAIN_SECONDS);

/** True when the error says that nothing more can be stored. */
export function isNoSpace(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: string; errcode?: number };
  return CODES.has(code ?? '') || SQLITE.has(errcode ?? 0);
}
