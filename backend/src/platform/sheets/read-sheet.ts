import { runInWorker, type WorkerTask } from '../bounded/run-in-worker';
import type { FileStore } from '../files/file-store';
import { storedBytes } from '../files/stored-bytes';

/** Enough for 100,000 rows of twenty columns; files that need more are refused. */
const BOUNDS = { memoryMb: 512, wallMs: 30_000 };

/**
 * Reads a stored CSV file or workbook in a worker. `module` is a worker that calls `run` of `sheet.worker` and may
 * process the sheet further; it gets the file's `bytes` in addition to `input`. Throws a refusal that says what to do
 * about the file.
 */
export async function readSheet<T>(
  files: FileStore,
  hash: string,
  { module, input, companyId }: Pick<WorkerTask, 'module'> & { readonly input: object; readonly companyId: string },
): Promise<T> {
  const task = async () => {
    const bytes = await storedBytes(files, hash);
    return { module, input: { ...input, bytes }, handedOver: [bytes.buffer], bounds: BOUNDS };
  };
  return runInWorker<T>(task, companyId);
}

/** Content types that may contain a sheet. Old Office files are accepted only to give a specific error message. */
export const SHEET_TYPES = [
  'text/csv',
  'text/plain',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/zip',
  'application/x-cfb',
] as const;
