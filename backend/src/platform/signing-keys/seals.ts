import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Clock } from '../clock';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Encrypts companies' secrets in the database with keys that are not stored in it. */
export interface Seals {
  /** Id of the current secret; values sealed by an older one are sealed again when they are rewritten. */
  readonly currentId: string;
  /** Returns `keyId.bytes`, which can only be unsealed for the same purpose. */
  seal(purpose: string, bytes: Buffer): string;
  /** Throws if the secret no longer exists, the purpose differs, or the value was changed. */
  unseal(purpose: string, sealed: string): Buffer;
}

/** Returns the id of the key that sealed the text. */
export const sealerOf = (sealed: string): string => sealed.split('.')[0] ?? '';

const keyFor = (secret: Buffer, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `lichen seal\n${purpose}`, KEY_BYTES));

/** Seals with a separate key per purpose, derived from the installation's secret. */
export function makeSeals(
  secrets: ReadonlyMap<string, Buffer>,
  currentId: string,
  { random }: Pick<Clock, 'random'>,
): Seals {
  const keyOf = (id: string, purpose: string): Buffer => {
    const secret = secrets.get(id);
    if (!secret) throw new Error(`What the key ${id} sealed cannot be opened: it is no longer among the signing keys`);
    return keyFor(secret, purpose);
  };
  return {
    currentId,
    seal: (purpose, bytes) => {
      const iv = random(IV_BYTES);
      const cipher = createCipheriv(CIPHER, keyOf(currentId, purpose), iv);
      cipher.setAAD(Buffer.from(`${currentId}\n${purpose}`));
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return `${currentId}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
    },
    unseal: (purpose, text) => {
      const id = sealerOf(text);
      const bytes = Buffer.from(text.slice(id.length + 1), 'base64url');
      const iv = bytes.subarray(0, IV_BYTES);
      const decipher = createDecipheriv(CIPHER, keyOf(id, purpose), iv, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(`${id}\n${purpose}`));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    },
  };
}
