import { createHash, randomFillSync } from 'node:crypto';
import { Readable } from 'node:stream';
import { bytesOf } from './stored-bytes';

const MEGABYTE = 1024 * 1024;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const inPieces = (bytes: Buffer, length: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / length) }, (_, at) => bytes.subarray(at * length, (at + 1) * length)),
  );

test.each([
  ['nothing', 0, 64],
  ['one piece', 10, 64],
  ['pieces that end within a step', 3 * MEGABYTE + 17, 65_536],
  ['pieces larger than a step', 5 * MEGABYTE, 2 * MEGABYTE],
])('%s is collected in order, in a buffer of its own', async (_, length, piece) => {
  const sent = randomFillSync(Buffer.alloc(length));
  const bytes = await bytesOf(inPieces(sent, piece));
  expect(bytes.length).toBe(length);
  expect(hashOf(bytes)).toBe(hashOf(sent));
  expect(bytes.buffer.byteLength).toBe(length);
});

test('other work runs while a large file is collected', async () => {
  const pieces = Array.from({ length: 64 }, () => Buffer.alloc(MEGABYTE));
  let turns = 0;
  const turn = () => {
    turns += 1;
    other = setImmediate(turn);
  };
  let other = setImmediate(turn);
  await bytesOf(Readable.from(pieces));
  clearImmediate(other);
  expect(turns).toBeGreaterThanOrEqual(60);
});
