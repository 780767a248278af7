import {
  type KeyObject,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  timingSafeEqual,
} from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { type Clock, newId } from '../clock';
import { makeSeals, type Seals } from './seals';

const file = z.strictObject({
  /** Id of the key that signs now; older keys still verify. */
  current: z.string(),
  keys: z
    .array(z.strictObject({ id: z.string(), created_on: z.number(), ed25519: z.string(), secret: z.string() }))
    .min(1),
});

type KeyFile = z.infer<typeof file>;

/** The installation's keys, from which signatures, codes of authenticity and seals are made. */
export interface SigningKeys {
  /** Returns `keyId.signature` over the bytes, ed25519, base64url. */
  sign(bytes: Buffer): string;
  /** Public keys by id, raw 32 bytes in base64url, for verification. */
  readonly publicKeys: Readonly<Record<string, string>>;
  readonly currentId: string;
  /** Returns `keyId.mac` over a text, which proves that this installation wrote it. */
  mac(text: string): string;
  isMac(text: string, mac: string): boolean;
  readonly seals: Seals;
}

function newKey(clock: Clock): KeyFile['keys'][number] {
  return {
    id: newId(clock).slice(-12),
    created_on: clock.now(),
    ed25519: generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    secret: clock.random(32).toString('base64'),
  };
}

/** Two processes may start at once: the first link wins, and both read its key. */
function makeKeyFile(path: string, clock: Clock): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const key = newKey(clock);
  const draft = `${path}.${key.id}`;
  writeFileSync(draft, JSON.stringify({ current: key.id, keys: [key] }), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readKeyFile(path: string): KeyFile | undefined {
  try {
    return file.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`The signing keys in ${path} cannot be read; restore the file or remove it to make new ones`);
  }
}

const rawPublicKey = (key: KeyObject) => createPublicKey(key).export({ format: 'jwk' }).x ?? '';

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Opens the installation's keys, which are created at the first start. To rotate, add a key and set `current` to its
 * id.
 */
export function signingKeys(path: string, clock: Clock): SigningKeys {
  const found = readKeyFile(path);
  if (!found) makeKeyFile(path, clock);
  const { current, keys } = found ?? (readKeyFile(path) as KeyFile);
  if (!found) chmodSync(path, 0o600);
  const privateKeys = new Map(
    keys.map(({ id, ed25519 }) => [
      id,
      createPrivateKey({ key: Buffer.from(ed25519, 'base64'), format: 'der', type: 'pkcs8' }),
    ]),
  );
  const secrets = new Map(keys.map(({ id, secret }) => [id, Buffer.from(secret, 'base64')]));
  const signer = privateKeys.get(current);
  if (!signer) throw new Error(`The signing keys in ${path} name a current key that is not among them`);

  const macOf = (id: string, text: string) => {
    const secret = secrets.get(id);
    return secret && `${id}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  return {
    seals: makeSeals(secrets, current, clock),
    currentId: current,
    publicKeys: Object.fromEntries([...privateKeys].map(([id, key]) => [id, rawPublicKey(key)])),
    sign: (bytes) => `${current}.${sign(null, bytes, signer).toString('base64url')}`,
    mac: (text) => macOf(current, text) as string,
    isMac: (text, mac) => {
      const expected = macOf(mac.split('.')[0] ?? '', text);
      return expected !== undefined && isSame(expected, mac);
    },
  };
}
