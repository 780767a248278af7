import { randomBytes } from 'node:crypto';

/** Time and chance come in from outside, so that tests can fix them. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** `length` random bytes. */
  random(length: number): Buffer;
}

const POOL_BYTES = 4096;

/** Asks the system for random bytes in batches: a save needs a dozen ids. Every byte is given out once. */
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

export const systemClock: Clock = { now: () => Date.now(), random: pooledRandom() };

/** A UUID version 7: begins with the time, so that new rows land together in every index. */
export function newId(clock: Clock): string {
  const bytes = clock.random(16);
  bytes.writeUIntBE(clock.now(), 0, 6);
  bytes.writeUInt8(((bytes[6] ?? 0) & 0x0f) | 0x70, 6);
  bytes.writeUInt8(((bytes[8] ?? 0) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
