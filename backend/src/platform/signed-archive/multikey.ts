import { type KeyObject, createPrivateKey, createPublicKey, hash } from 'node:crypto';

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BASE = 58n;
/** Multicodec prefix of an Ed25519 public key. */
const ED25519 = [0xed, 0x01];
const KEY_BYTES = 32;
/** PKCS #8 header before the bytes of an Ed25519 private key. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
/** Most base 58 digits; a signature of 64 bytes has 88. */
const MOST_DIGITS = 100;

/** Encodes bytes as multibase: `z` and base 58 digits. */
export function base58(bytes: Uint8Array): string {
  let rest = BigInt(`0x0${Buffer.from(bytes).toString('hex')}`);
  let digits = '';
  for (; rest > 0n; rest /= BASE) digits = (ALPHABET[Number(rest % BASE)] ?? '') + digits;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return `z${'1'.repeat(zeros < 0 ? bytes.length : zeros)}${digits}`;
}

/** Decodes a multibase text; undefined if it is invalid. */
export function bytesOfBase58(text: string): Buffer | undefined {
  if (!text.startsWith('z') || text.length > MOST_DIGITS) return undefined;
  let value = 0n;
  for (const digit of text.slice(1)) {
    const at = ALPHABET.indexOf(digit);
    if (at < 0) return undefined;
    value = value * BASE + BigInt(at);
  }
  const hex = value === 0n ? '' : value.toString(16);
  const zeros = /^1*/.exec(text.slice(1))?.[0].length ?? 0;
  return Buffer.concat([Buffer.alloc(zeros), Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')]);
}

/** Returns the private key of a secret seed of 32 bytes. */
export const privateKeyOf = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });

const rawOf = (key: KeyObject): Buffer =>
  Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x ?? '', 'base64url');

/** Returns the Multikey text of the public half of an Ed25519 key; also accepts the private key. */
export const multikeyOf = (key: KeyObject): string => base58(Buffer.concat([Buffer.from(ED25519), rawOf(key)]));

function rawOfMultikey(multikey: string): Buffer | undefined {
  const bytes = bytesOfBase58(multikey);
  if (bytes?.length !== KEY_BYTES + ED25519.length) return undefined;
  return bytes[0] === ED25519[0] && bytes[1] === ED25519[1] ? bytes.subarray(ED25519.length) : undefined;
}

/** Returns the Ed25519 key that a Multikey text encodes; undefined if it is none. */
export function publicKeyOf(multikey: string): KeyObject | undefined {
  const raw = rawOfMultikey(multikey);
  if (!raw || base58(Buffer.concat([Buffer.from(ED25519), raw])) !== multikey) return undefined;
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: raw.toString('base64url') }, format: 'jwk' });
}

/** Returns the SHA-256 of the key's 32 bytes, in groups that two people can compare aloud. */
export function fingerprintOf(multikey: string): string | undefined {
  const raw = rawOfMultikey(multikey);
  return raw && (hash('sha256', raw).match(/.{4}/g) ?? []).join(' ');
}
