import { runInProcess } from '../../../platform/bounded/run-in-process';
import { makeWarmProcess, type WarmProcess } from '../../../platform/bounded/warm-process';
import type { Configuration } from '../../../platform/configuration';
import type { FileStore } from '../../../platform/files/file-store';
import type { Platform } from '../../../platform/platform';
import type { BoxInput, ReadInput, ReadOutput, ReadProgress } from './read-output';
import { storedBytes } from '../../../platform/files/stored-bytes';

/** Maximum time for a document in ms. Scans take seconds a page and need an OCR engine with models in memory. */
const WALL_MS = 300_000;
/** Maximum time in ms without progress, so that a page that never ends does not keep others waiting. */
const SILENT_MS = 75_000;
/** Idle time in ms after which a process that has read files is replaced. */
const REST_MS = 10_000;

/** Creates the warm process that reads documents. */
export const makeReader = ({
  LICHEN_READER_MB: memoryMb,
  LICHEN_READER_FILES: most,
}: Pick<Configuration, 'LICHEN_READER_MB' | 'LICHEN_READER_FILES'>): WarmProcess =>
  makeWarmProcess({
    module: require.resolve('./read-document.worker'),
    bounds: { memoryMb, wallMs: WALL_MS, silentMs: SILENT_MS },
    ...{ most, restMs: REST_MS },
  });

interface Reading extends Omit<ReadInput, 'bytes'> {
  readonly hash: string;
  readonly companyId: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ReadProgress) => void;
}

/** Reads a stored file in the warm process. Throws the problem if it cannot be read. */
export async function readStored(
  files: FileStore,
  reader: Pick<WarmProcess, 'run'>,
  { hash, companyId, signal, onProgress, ...input }: Reading,
): Promise<ReadOutput> {
  const bytes = await storedBytes(files, hash);
  return reader.run<ReadOutput>({
    owner: companyId,
    input: { ...input, bytes } satisfies ReadInput,
    signal,
    onReport: (report) => onProgress(report as ReadProgress),
  });
}

/** Maximum time in ms; a person is waiting for the answer. */
const BOX_MS = 30_000;

/** Reads the text in a box on a page of a stored file, in a separate process. */
export async function readStoredBox(
  { files, configuration }: Pick<Platform, 'files' | 'configuration'>,
  { hash, ...input }: Omit<BoxInput, 'bytes'> & { readonly hash: string },
): Promise<string> {
  const bytes = await storedBytes(files, hash);
  return runInProcess<string>({
    module: require.resolve('./read-box.worker'),
    input: { ...input, bytes } satisfies BoxInput,
    bounds: { memoryMb: configuration.LICHEN_READER_MB, wallMs: BOX_MS },
  });
}
