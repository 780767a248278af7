import { FILE_TOO_LARGE } from '@lichen/contracts/text/file-texts';
import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { Problem } from '@lichen/contracts/api/problems';
import { HEAD_BYTES } from './file-store';

const HASH = /^[0-9a-f]{64}$/;

/** Returns true for a SHA-256 in lower-case hexadecimal, which is the name of a stored file. */
export const isHash = (name: string): boolean => HASH.test(name);

/** Returns the hash; throws for any other text, which could choose an arbitrary path. */
export function expectHash(hash: string): string {
  if (!isHash(hash)) throw new Error('Not the hash of a file');
  return hash;
}

/**
 * Returns a stream that counts and hashes the bytes and keeps the first ones; fails with `tooLarge` (413) beyond
 * `maxBytes`.
 */
export function hashStream(maxBytes: number, headBytes = HEAD_BYTES) {
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (bytes < headBytes) head.push(chunk.subarray(0, headBytes - bytes));
      bytes += chunk.length;
      if (bytes > maxBytes) return done(new Problem('tooLarge', FILE_TOO_LARGE));
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, outcome: () => ({ hash: hash.digest('hex'), bytes, head: Buffer.concat(head) }) };
}
