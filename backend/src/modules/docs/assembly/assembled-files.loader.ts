import { Readable } from 'node:stream';
import { Problem } from '@lichen/contracts/api/problems';
import { ASSEMBLY_TEXTS } from '@lichen/contracts/docs/assembly/assembly-texts';
import type { PageRange } from '@lichen/contracts/docs/assembly/page-range';
import { UPLOAD_BYTES } from '@lichen/contracts/text/upload-limit';
import { runInProcess } from '../../../platform/bounded/run-in-process';
import type { FileStore } from '../../../platform/files/file-store';
import { type AssembleInput, type Assembled, PDF } from './assembled';
import { storedBytes } from '../../../platform/files/stored-bytes';

/** Limits of the process: hundreds of PDF pages take about a second; pictures are decoded one after the other. */
const BOUNDS = { memoryMb: 512, wallMs: 60_000 };

interface Source {
  readonly hash: string;
  readonly type: string;
}

/** A file kept in the file store, described as an upload would be. */
export interface KeptFile {
  readonly hash: string;
  readonly bytes: number;
  readonly mime: string;
}

interface Working {
  readonly signal: AbortSignal;
  readonly onDone: (done: number) => void;
}

const loaded = async (files: FileStore, { hash, type }: Source) => ({
  bytes: await storedBytes(files, hash),
  type,
});

async function kept(files: FileStore, bytes: Uint8Array): Promise<KeptFile> {
  if (bytes.byteLength > UPLOAD_BYTES) throw new Problem('invalid', ASSEMBLY_TEXTS.result);
  const arrived = await files.put(Readable.from([Buffer.from(bytes)]), UPLOAD_BYTES, { isOwn: true });
  return { hash: arrived.hash, bytes: arrived.bytes, mime: PDF };
}

async function assembled(files: FileStore, input: AssembleInput, { signal, onDone }: Working): Promise<KeptFile[]> {
  const made = await runInProcess<Assembled>({
    module: require.resolve('./assemble.worker'),
    ...{ input, bounds: BOUNDS, signal },
    onReport: (done) => onDone(done as number),
  });
  const done: KeptFile[] = [];
  for (const bytes of made) done.push(await kept(files, bytes));
  return done;
}

/** Splits a stored file in a separate process and stores a PDF for each part. */
export const splitStored = async (
  files: FileStore,
  source: Source,
  parts: readonly PageRange[],
  working: Working,
): Promise<KeptFile[]> => assembled(files, { kind: 'split', file: await loaded(files, source), parts }, working);

/** Joins stored files into one PDF, in their order, and stores it. */
export async function joinStored(files: FileStore, sources: readonly Source[], working: Working): Promise<KeptFile> {
  const all = [];
  for (const source of sources) all.push(await loaded(files, source));
  const [one] = await assembled(files, { kind: 'join', files: all }, working);
  if (!one) throw new Error('Nothing was made of the files');
  return one;
}
