import { type KeyObject, sign, verify } from 'node:crypto';
import type { PassportKeys } from '@lichen/contracts/compliance/passports/passport-format';
import { canonicalJson } from '../../../platform/signed-archive/canonical-json';
import { base58, bytesOfBase58, multikeyOf, publicKeyOf } from '../../../platform/signed-archive/multikey';

interface Succession {
  readonly issuer: string;
  readonly previous: string;
  readonly key: string;
  readonly since: string;
}

/** The bytes that the old key signs to name the new one. */
const successionBytes = (succession: Succession) =>
  Buffer.from(canonicalJson({ type: 'SupplierPassportKey', ...succession }));

/** Returns the keys with a new one at the end, signed by the private key before it. */
export function withNextKey(
  issuer: string,
  keys: PassportKeys,
  { current, next, since }: { readonly current: KeyObject; readonly next: KeyObject; readonly since: string },
): PassportKeys {
  const succession = { issuer, previous: multikeyOf(current), key: multikeyOf(next), since };
  return [...keys, { key: succession.key, since, signature: base58(sign(null, successionBytes(succession), current)) }];
}

function isNamed(issuer: string, previous: PassportKeys[number], { key, since, signature }: PassportKeys[number]) {
  const [by, bytes] = [publicKeyOf(previous.key), bytesOfBase58(signature ?? '')];
  if (!by || bytes?.length !== 64 || since < previous.since) return false;
  return verify(null, successionBytes({ issuer, previous: previous.key, key, since }), by, bytes);
}

/** True if each key is signed by the one before it and no key occurs twice. */
export const isKeyChain = (issuer: string, keys: PassportKeys): boolean =>
  new Set(keys.map(({ key }) => key)).size === keys.length &&
  keys.every((each, at) => {
    const previous = keys[at - 1];
    return previous ? isNamed(issuer, previous, each) : publicKeyOf(each.key) !== undefined && !each.signature;
  });
