import { randomBytes } from 'node:crypto';

/** Source of time and randomness, which tests replace. */
export interface Clock {
  /** Current time in epoch milliseconds. */
  now(): number;
  /** Returns `length` random bytes. */
  random(length: number): Buffer;
}

const POOL_BYTES = 4096;

/** Requests random bytes from the system in batches, because a save needs a dozen ids. Every byte is used once. */
function pooledRandom(): (length: number) => Buffer {
  let pool = Buffer.alloc(0);
  return (length) => {
    if (length > POOL_BYTES) return randomBytes(length);
    if (pool.length < length) pool = randomBytes(POOL_BYTES);
    const given = Buffer.from(pool.subarray(0, length));
    pool = pool.subarray(length);
    return given;
  };
}

/** The clock of the running portal; `newId` and secrets take their randomness from it. */
export const systemClock: Clock = { now: () => Date.now(), random: pooledRandom() };

/** Returns a UUID version 7: it begins with the time, so that new rows are adjacent in every index. */
export function newId(clock: Clock): string {
  const bytes = clock.random(16);
  bytes.writeUIntBE(clock.now(), 0, 6);
  bytes.writeUInt8(((bytes[6] ?? 0) & 0x0f) | 0x70, 6);
  bytes.writeUInt8(((bytes[8] ?? 0) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
