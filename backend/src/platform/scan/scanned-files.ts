import { Readable } from 'node:stream';
import { invalid, Problem } from '@lichen/contracts/api/problems';
import { UPLOAD_TEXTS } from '@lichen/contracts/text/file-texts';
import type { Logger } from 'pino';
import type { FileStore } from '../files/file-store';
import type { Scan } from './clamd';

/** Seconds after which a person may try again while the scanner cannot be reached. */
const AGAIN_SECONDS = 60;

/** Returns true for the refusal of a file in which the scanner found malware. */
export const isInfected = (error: unknown): boolean =>
  error instanceof Problem && error.errors?.['file'] === UPLOAD_TEXTS.infected;

async function* passed(stream: Readable, scan: Scan): AsyncGenerator<Buffer> {
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    await scan.write(chunk);
    yield chunk;
  }
}

/** Throws `invalid` for malware, and `unavailable` without a verdict: a file that nobody scanned is not stored. */
async function expectClean(scan: Scan, log: Pick<Logger, 'warn'>): Promise<void> {
  const name = await scan.found().catch((error: unknown) => {
    log.warn({ err: error }, 'a file was refused because it could not be scanned');
    throw new Problem('unavailable', UPLOAD_TEXTS.notScanned, undefined, AGAIN_SECONDS);
  });
  if (name === null) return;
  log.warn({ malware: name }, 'a file with malware was refused');
  throw invalid({ file: UPLOAD_TEXTS.infected });
}

/** Wraps a store: bytes from outside are scanned while they arrive, and stored only if they are clean. */
export function scannedOnArrival(files: FileStore, open: () => Scan, log: Pick<Logger, 'warn'>): FileStore {
  return {
    ...files,
    put: async (stream, maxBytes, arrival = {}) => {
      if (arrival.isOwn) return files.put(stream, maxBytes, arrival);
      const scan = open();
      try {
        return await files.put(Readable.from(passed(stream, scan), { objectMode: false }), maxBytes, {
          ...arrival,
          accept: async (arrived) => {
            await arrival.accept?.(arrived);
            await expectClean(scan, log);
          },
        });
      } finally {
        scan.stop();
      }
    },
  };
}
