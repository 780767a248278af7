import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { SigningKeys } from '../signing-keys/signing-keys';

/** Signing half of the installation's keys. */
export type Signer = Pick<SigningKeys, 'sign' | 'currentId' | 'publicKeys'>;

/** Says of a `keyId.signature` whether one of the known keys made it over these bytes. */
export type Verifier = (bytes: Buffer, signature: string) => boolean;

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
