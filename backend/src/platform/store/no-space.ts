import { Problem } from '@lichen/contracts/api/problems';
import { TEXTS } from '@lichen/contracts/text/texts';

/** SQLite error codes for a full disk, and for writes or log extensions that a full or broken disk refused. */
const SQLITE = new Set([13, 778, 4874]);
/** System and MariaDB error codes: disk full, quota exceeded, table full. */
const CODES = new Set(['ENOSPC', 'EDQUOT', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL', 'ER_DISK_FULL_NOWAIT']);

/** Seconds after which a retry makes sense. */
const AGAIN_SECONDS = 60;

/** Returns the refusal of a write to a full disk, in words for the person. */
export const noSpace = (): Problem => new Problem('unavailable', TEXTS.noSpace, undefined, AGAIN_SECONDS);

/** Returns whether the error means that the disk is full. */
export function isNoSpace(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: string; errcode?: number };
  return CODES.has(code ?? '') || SQLITE.has(errcode ?? 0);
}
