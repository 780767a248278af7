import { randomBytes } from 'node:crypto';

/** Time and chance come in from outside, so that tests can fix them. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** `length` random bytes. */
  random(length: number): Buffer;
}

export const systemClock: Clock = { now: () => Date.now(), random: (length) => randomBytes(length) };

/** A UUID version 7: begins with the time, so that new rows land together in every index. */
export function newId(clock: Clock): string {
  const bytes = clock.random(16);
  bytes.writeUIntBE(clock.now(), 0, 6);
  bytes.writeUInt8(((bytes[6] ?? 0) & 0x0f) | 0x70, 6);
  bytes.writeUInt8(((bytes[8] ?? 0) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
