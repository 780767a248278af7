import { createHmac, type Hmac, timingSafeEqual } from 'node:crypto';

/** Allowed difference between the clocks of sender and receiver, and lifetime of a signature, in seconds. */
export const WINDOW_SECONDS = 300;

/** Prefix of a signature header; the HMAC follows in hexadecimal. */
export const SIGNATURE_SCHEME = 'sha256=';

/** Values signed together with the body. */
export interface SignedHead {
  /** Seconds since 1970, in decimal. */
  readonly timestamp: string;
  readonly from: string;
  readonly to: string;
}

/** Returns whether a signature with this timestamp is still valid at `now`, in epoch milliseconds. */
export function isInWindow(timestamp: string, now: number): boolean {
  if (!/^\d{9,12}$/.test(timestamp)) return false;
  return Math.abs(Number(timestamp) - Math.floor(now / 1000)) <= WINDOW_SECONDS;
}

/** Begins the HMAC over timestamp, sender and recipients, each on a line; the caller adds the body. */
export const beginSignature = (secret: string, { timestamp, from, to }: SignedHead): Hmac =>
  createHmac('sha256', secret).update(`${timestamp}\n${from}\n${to}\n`);

/** Compares in constant time. */
export function isSignedWith(expected: Buffer, written: string): boolean {
  const given = written.startsWith(SIGNATURE_SCHEME) ? written.slice(SIGNATURE_SCHEME.length) : '';
  if (!/^[0-9a-f]{64}$/i.test(given)) return false;
  return timingSafeEqual(expected, Buffer.from(given, 'hex'));
}
