import type { Clock } from '../clock';
import type { SigningKeys } from '../signing-keys/signing-keys';
import { emailKey } from './rate-limits';

/** Nobody has an empty address: the proof of a browser that has not logged in is signed for it. */
const NOBODY = '';

/** People who share a browser, newest first. */
const MOST = 4;

export interface KnownDevices {
  /** Id of a browser on which this address has logged in before; nothing for every other. */
  known(cookie: string | undefined, email: string): string | undefined;
  /** Id of a browser that was only given one before any log-in. */
  visitor(cookie: string | undefined): string | undefined;
  /** Value of the cookie that says either from now on, beside the others who have logged in there. */
  remembering(cookie: string | undefined, email?: string): string;
}

/** Browsers that hold a proof of an earlier log-in, signed by the server; they open nothing, they only count apart. */
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
