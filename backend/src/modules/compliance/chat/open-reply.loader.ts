import { Readable } from 'node:stream';
import { Problem } from '@lichen/contracts/api/problems';
import { CHAT_FILES } from '@lichen/contracts/compliance/chat/chat-words';
import { UPLOAD_BYTES } from '@lichen/contracts/text/upload-limit';
import { runInProcess } from '../../../platform/bounded/run-in-process';
import type { Clock } from '../../../platform/clock';
import { acceptedType } from '../../../platform/files/accepted-type';
import type { FileStore } from '../../../platform/files/file-store';
import type { Uploaded } from '../../../platform/files/upload-handlers';
import { NotNow } from '../../../platform/jobs/job';
import type { OpenedReply, ReplyFile } from './opened-reply';
import { storedBytes } from '../../../platform/files/stored-bytes';

const BOUNDS = { memoryMb: 512, wallMs: 60_000 };

/** Parses a stored email reply in a separate process; throws the error of one that cannot be parsed. */
export async function openReply(files: FileStore, hash: string, signal: AbortSignal): Promise<OpenedReply> {
  const bytes = await storedBytes(files, hash);
  return runInProcess<OpenedReply>({
    module: require.resolve('./open-reply.worker'),
    input: { bytes },
    bounds: BOUNDS,
    signal,
  });
}

/**
 * Stores the files of a reply whose type is allowed in conversations; leaves out the others. Throws if a file cannot be
 * stored for the time being, such as while it cannot be scanned.
 */
export async function storedFiles(files: FileStore, found: readonly ReplyFile[]): Promise<readonly Uploaded[]> {
  const stored: Uploaded[] = [];
  for (const { name, bytes } of found) {
    let mime = '';
    const accept = async (arrived: Parameters<typeof acceptedType>[0]) => {
      mime = await acceptedType(arrived, { types: CHAT_FILES });
    };
    const kept = await files
      .put(Readable.from([Buffer.from(bytes)]), UPLOAD_BYTES, { accept })
      .catch((error: unknown) => {
        if (error instanceof Problem && error.code !== 'unavailable') return undefined;
        throw error;
      });
    if (kept) stored.push({ name, hash: kept.hash, bytes: kept.bytes, mime });
  }
  return stored;
}

/** Pause in milliseconds before a reply is opened again whose files cannot be stored for the time being. */
const AGAIN_MS = 60_000;

/** Waits while files cannot be scanned: the email is deleted once its reply is written, and its files with it. */
export const waitForScan =
  (clock: Clock) =>
  (error: unknown): never => {
    throw error instanceof Problem && error.code === 'unavailable' ? new NotNow(clock.now() + AGAIN_MS) : error;
  };
