import { createHmac, type Hmac, timingSafeEqual } from 'node:crypto';

/** Seconds that the clocks of sender and receiver may differ, and for which a signature is of use. */
export const WINDOW_SECONDS = 300;

export const SIGNATURE_SCHEME = 'sha256=';

/** What is signed with the body. */
export interface SignedHead {
  /** Seconds since 1970, in decimal. */
  readonly timestamp: string;
  readonly from: string;
  readonly to: string;
}

/** True where a signature of that moment may still be used. */
export function isInWindow(timestamp: string, now: number): boolean {
  if (!/^\d{9,12}$/.test(timestamp)) return false;
  return Math.abs(Number(timestamp) - Math.floor(now / 1000)) <= WINDOW_SECONDS;
}

/** The signature as it grows: timestamp, sender and recipients, each on a line, then the body as it is sent. */
export const beginSignature = (secret: string, { timestamp, from, to }: SignedHead): Hmac =>
  createHmac('sha256', secret).update(`${timestamp}\n${from}\n${to}\n`);

/** Compares in the same time wherever the two differ. */
export function isSignedWith(expected: Buffer, written: string): boolean {
  const given = written.startsWith(SIGNATURE_SCHEME) ? written.slice(SIGNATURE_SCHEME.length) : '';
  if (!/^[0-9a-f]{64}$/i.test(given)) return false;
  return timingSafeEqual(expected, Buffer.from(given, 'hex'));
}
