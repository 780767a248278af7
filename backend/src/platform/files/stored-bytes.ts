import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FileStore } from './file-store';

/** Bytes copied without letting other work run: less than a millisecond. */
const STEP = 1024 * 1024;

/**
 * Collects a stream in one buffer, with an `ArrayBuffer` of its own that may be handed over to a worker. Other work
 * runs between the steps of copying; `buffer` of `node:stream/consumers` copies a large file twice in one go.
 */
export async function bytesOf(stream: Readable): Promise<Buffer<ArrayBuffer>> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    pieces.push(piece);
    length += piece.length;
  }
  const bytes = Buffer.allocUnsafeSlow(length);
  let at = 0;
  let untilRest = STEP;
  for (const piece of pieces) {
    at += piece.copy(bytes, at);
    untilRest -= piece.length;
    if (untilRest > 0) continue;
    untilRest = STEP;
    await setImmediate();
  }
  return bytes;
}

/** Returns all bytes of a stored file in one buffer, which no other buffer shares. */
export const storedBytes = async (files: Pick<FileStore, 'get'>, hash: string): Promise<Buffer<ArrayBuffer>> =>
  bytesOf(await files.get(hash));
