import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Clock } from '../clock';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Keeps secrets of companies in the database so that the database alone does not open them. */
export interface Seals {
  /** Id of the secret that seals now: what an older one sealed is sealed anew where it is written again. */
  readonly currentId: string;
  /** `keyId.bytes`: opened for the same purpose only. */
  seal(purpose: string, bytes: Buffer): string;
  /** Throws where the secret that sealed it is gone, the purpose is another, or anybody changed it. */
  unseal(purpose: string, sealed: string): Buffer;
}

export const sealerOf = (sealed: string): string => sealed.split('.')[0] ?? '';

const keyFor = (secret: Buffer, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `lichen seal\n${purpose}`, KEY_BYTES));

/** Seals under a key of its own for each purpose, derived from the secret of the installation. */
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
