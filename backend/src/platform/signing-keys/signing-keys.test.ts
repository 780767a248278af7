import { createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../clock';
import { signingKeys } from './signing-keys';

const folder = mkdtempSync(join(tmpdir(), 'lichen-keys-'));
const path = join(folder, 'keys', 'signing.json');
afterAll(() => rmSync(folder, { recursive: true }));

function isSigned(bytes: Buffer, signature: string, publicKeys: Readonly<Record<string, string>>): boolean {
  const [id = '', value = ''] = signature.split('.');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKeys[id] ?? '' }, format: 'jwk' });
  return verify(null, bytes, key, Buffer.from(value, 'base64url'));
}

it('makes keys once, readable by this process only', () => {
  const first = signingKeys(path, systemClock);
  const second = signingKeys(path, systemClock);

  expect(second.currentId).toBe(first.currentId);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

it('signs bytes so that anybody with the public key can tell', () => {
  const keys = signingKeys(path, systemClock);
  const signature = keys.sign(Buffer.from('answer'));

  expect(isSigned(Buffer.from('answer'), signature, keys.publicKeys)).toBe(true);
  expect(isSigned(Buffer.from('Answer'), signature, keys.publicKeys)).toBe(false);
});

it('recognises its own macs and no others', () => {
  const keys = signingKeys(path, systemClock);
  const mac = keys.mac('text');

  expect(keys.isMac('text', mac)).toBe(true);
  for (const [text, other] of [
    ['Text', mac],
    ['text', `${mac}x`],
    ['text', ''],
    ['text', `other.${mac.split('.')[1]}`],
  ])
    expect(keys.isMac(text ?? '', other ?? '')).toBe(false);
});

it('still recognises what an older key signed after a rotation', () => {
  const old = signingKeys(path, systemClock);
  const [mac, signature] = [old.mac('text'), old.sign(Buffer.from('x'))];
  const added = signingKeys(join(folder, 'new.json'), systemClock).currentId;
  const file = JSON.parse(readFileSync(path, 'utf8'));
  const more = JSON.parse(readFileSync(join(folder, 'new.json'), 'utf8'));
  writeFileSync(path, JSON.stringify({ current: added, keys: [...file.keys, ...more.keys] }));
  const rotated = signingKeys(path, systemClock);

  expect(rotated.sign(Buffer.from('x')).startsWith(added)).toBe(true);
  expect(rotated.isMac('text', mac)).toBe(true);
  expect(isSigned(Buffer.from('x'), signature, rotated.publicKeys)).toBe(true);
});

it('says what to do about a file it cannot read', () => {
  writeFileSync(join(folder, 'broken.json'), '{');

  expect(() => signingKeys(join(folder, 'broken.json'), systemClock)).toThrow('restore the file');
});
