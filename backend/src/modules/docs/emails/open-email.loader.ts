import { runInProcess } from '../../../platform/bounded/run-in-process';
import type { FileStore } from '../../../platform/files/file-store';
import type { OpenedEmail, OpenInput } from './opened-email';
import { storedBytes } from '../../../platform/files/stored-bytes';

const BOUNDS = { memoryMb: 512, wallMs: 60_000 };

interface Opening extends Omit<OpenInput, 'bytes'> {
  readonly hash: string;
  readonly signal: AbortSignal;
}

/** Parses a stored email in a separate process. Throws the problem if it cannot be read. */
export async function openStored(files: FileStore, { hash, signal, ...input }: Opening): Promise<OpenedEmail> {
  const bytes = await storedBytes(files, hash);
  return runInProcess<OpenedEmail>({
    module: require.resolve('./open-email.worker'),
    input: { ...input, bytes } satisfies OpenInput,
    bounds: BOUNDS,
    signal,
  });
}
