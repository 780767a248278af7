import { buffer } from 'node:stream/consumers';
import { runInWorker } from '../bounded/run-in-worker';
import type { FileStore } from '../files/file-store';
import type { Sheet } from './sheet';

/** Enough for 100,000 rows of twenty columns; a file that needs more is refused. */
const BOUNDS = { memoryMb: 512, wallMs: 30_000 };

/** Reads a stored CSV file or workbook where it can do no harm. Throws a refusal that says what to do about it. */
export async function readSheet(files: FileStore, hash: string): Promise<Sheet> {
  const bytes = await buffer(await files.get(hash));
  return runInWorker<Sheet>({ module: require.resolve('./sheet.worker'), input: { bytes }, bounds: BOUNDS });
}

/** Content types that may hold a sheet. The container of old Office files is let in to be told what is wrong with it. */
export const SHEET_TYPES = [
  'text/csv',
  'text/plain',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/zip',
  'application/x-cfb',
] as const;
