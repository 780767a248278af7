import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { SigningKeys } from '../signing-keys/signing-keys';

/** Signing functions of the installation's keys. */
export type Signer = Pick<SigningKeys, 'sign' | 'currentId' | 'publicKeys'>;

/** Returns whether a `keyId.signature` was made over these bytes with one of the known keys. */
export type Verifier = (bytes: Buffer, signature: string) => boolean;

/** Returns a function that tells whether one of the known keys signed the bytes. */
export function verifierOf({ publicKeys }: Pick<Signer, 'publicKeys'>): Verifier {
  const keys = new Map<string, KeyObject>(
    Object.entries(publicKeys).map(([id, x]) => [
      id,
      createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
    ]),
  );
  return (bytes, signature) => {
    const dot = signature.indexOf('.');
    const key = keys.get(signature.slice(0, dot));
    return key !== undefined && verify(null, bytes, key, Buffer.from(signature.slice(dot + 1), 'base64url'));
  };
}
