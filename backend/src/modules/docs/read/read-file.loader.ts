import { buffer } from 'node:stream/consumers';
import { runInProcess } from '../../../platform/bounded/run-in-process';
import { makeWarmProcess, type WarmProcess } from '../../../platform/bounded/warm-process';
import type { Configuration } from '../../../platform/configuration';
import type { FileStore } from '../../../platform/files/file-store';
import type { Platform } from '../../../platform/platform';
import type { BoxInput, ReadInput, ReadOutput, ReadProgress } from './read-output';

/** Scans take seconds a page, and their letters are read by an engine that holds its models in memory. */
const WALL_MS = 300_000;
/** One page, or all that is made of the pages, is done in a part of it: a page that never ends keeps others waiting. */
const SILENT_MS = 75_000;
/** A process that has read a file is renewed once nobody of the company drops another. */
const REST_MS = 10_000;

/** The process that reads documents, ready before one comes. */
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

/** What a stored file says, read where it can do no harm; throws the refusal of one that cannot be read. */
export async function readStored(
  files: FileStore,
  reader: Pick<WarmProcess, 'run'>,
  { hash, companyId, signal, onProgress, ...input }: Reading,
): Promise<ReadOutput> {
  const bytes = await buffer(await files.get(hash));
  return reader.run<ReadOutput>({
    owner: companyId,
    input: { ...input, bytes } satisfies ReadInput,
    signal,
    onReport: (report) => onProgress(report as ReadProgress),
  });
}

/** Somebody waits for it. */
const BOX_MS = 30_000;

/** What is printed in a box of a page of a stored file, read where it can do no harm. */
export async function readStoredBox(
  { files, configuration }: Pick<Platform, 'files' | 'configuration'>,
  { hash, ...input }: Omit<BoxInput, 'bytes'> & { readonly hash: string },
): Promise<string> {
  const bytes = await buffer(await files.get(hash));
  return runInProcess<string>({
    module: require.resolve('./read-box.worker'),
    input: { ...input, bytes } satisfies BoxInput,
    bounds: { memoryMb: configuration.LICHEN_READER_MB, wallMs: BOX_MS },
  });
}
