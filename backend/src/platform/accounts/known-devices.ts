import type { Clock } from '../clock';
import type { SigningKeys } from '../signing-keys/signing-keys';
import { emailKey } from './rate-limits';

/** Address in the signed proof of a browser without a log-in; no person has an empty one. */
const NOBODY = '';

/** Most people remembered per browser, newest first. */
const MOST = 4;

/** Recognises browsers that have logged in before, by a signed cookie. */
export interface KnownDevices {
  /** Returns the browser's id if this address has logged in with it before. */
  known(cookie: string | undefined, email: string): string | undefined;
  /** Returns the id of a browser that got one before any log-in. */
  visitor(cookie: string | undefined): string | undefined;
  /** Returns the new cookie value, which also keeps the other people who have logged in with the browser. */
  remembering(cookie: string | undefined, email?: string): string;
}

/**
 * Signed cookies that prove an earlier log-in of a browser. They grant no access; rate limits count such browsers
 * separately.
 */
export function makeKnownDevices(
  keys: Pick<SigningKeys, 'mac' | 'isMac'>,
  { random }: Pick<Clock, 'random'>,
): KnownDevices {
  const signedText = (id: string, email: string) => `device:${id}:${emailKey(email)}`;
  const proofsIn = (cookie = '') => cookie.split('~', MOST).filter((proof) => proof !== '');
  const idOf = (proof: string, email: string): string | undefined => {
    const [id = '', ...mac] = proof.split('.');
    return keys.isMac(signedText(id, email), mac.join('.')) ? id : undefined;
  };
  const known = (cookie: string | undefined, email: string) =>
    proofsIn(cookie)
      .map((proof) => idOf(proof, email))
      .find((id) => id !== undefined);
  return {
    known: (cookie, email) => (emailKey(email) === NOBODY ? undefined : known(cookie, email)),
    visitor: (cookie) => known(cookie, NOBODY),
    remembering: (cookie, email = NOBODY) => {
      const others = proofsIn(cookie).filter((proof) => idOf(proof, email) === undefined);
      const id = known(cookie, email) ?? random(16).toString('base64url');
      return [`${id}.${keys.mac(signedText(id, email))}`, ...others].slice(0, MOST).join('~');
    },
  };
}
