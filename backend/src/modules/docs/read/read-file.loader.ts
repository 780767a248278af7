import { buffer } from 'node:stream/consumers';
import { runInProcess } from '../../../platform/bounded/run-in-process';
import type { FileStore } from '../../../platform/files/file-store';
import type { BoxInput, ReadInput, ReadOutput, ReadProgress } from './read-output';

/** Scans take seconds a page, and their letters are read by an engine that holds its models in memory. */
const BOUNDS = { memoryMb: 768, wallMs: 300_000 };

interface Reading extends Omit<ReadInput, 'bytes'> {
  readonly hash: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ReadProgress) => void;
}

/** What a stored file says, read where it can do no harm; throws the refusal of one that cannot be read. */
export async function readStored(
  files: FileStore,
  { hash, signal, onProgress, ...input }: Reading,
): Promise<ReadOutput> {
  const bytes = await buffer(await files.get(hash));
  return runInProcess<ReadOutput>({
    module: require.resolve('./read-document.worker'),
    input: { ...input, bytes } satisfies ReadInput,
    bounds: BOUNDS,
    signal,
    onReport: (report) => onProgress(report as ReadProgress),
  });
}

/** Somebody waits for it. */
const BOX_BOUNDS = { memoryMb: 768, wallMs: 30_000 };

/** What is printed in a box of a page of a stored file, read where it can do no harm. */
export async function readStoredBox(
  files: FileStore,
  { hash, ...input }: Omit<BoxInput, 'bytes'> & { readonly hash: string },
): Promise<string> {
  const bytes = await buffer(await files.get(hash));
  return runInProcess<string>({
    module: require.resolve('./read-box.worker'),
    input: { ...input, bytes } satisfies BoxInput,
    bounds: BOX_BOUNDS,
  });
}
