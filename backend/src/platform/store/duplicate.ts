const SQLITE_UNIQUE = new Set([1555, 2067]);

/** Returns whether the error is a violated unique constraint. */
export function isDuplicate(error: unknown): boolean {
  const { code, errcode, message } = error as { code?: string; errcode?: number; message?: string };
  if (code === 'ER_DUP_ENTRY' || SQLITE_UNIQUE.has(errcode ?? 0)) return true;
  return message?.startsWith('UNIQUE constraint failed') ?? false;
}
