import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  fingerprint,
  keyOf,
  revocationList,
  SMALL_ID,
  smallArchive,
  smallPassport,
} from '../../src/modules/compliance/passports/testing/small-passport.rules';

const SOURCE = join(__dirname, '..', '..', 'src');
const folder = mkdtempSync(join(tmpdir(), 'lichen-passport-'));
afterAll(() => rmSync(folder, { recursive: true }));

const always = { validFrom: '2000-01-01T00:00:00Z', validUntil: '2199-12-31T23:59:59Z' };
const archive = smallArchive({ ...smallPassport(), ...always });
const TRUST = ['--trust', fingerprint(keyOf(1))];

function fileOf(name: string, bytes: Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

/** Runs the command as a stranger would, in a process of its own without settings or a database. */
function passport(...args: string[]): Promise<{ code: number; said: string }> {
  const loader = join(SOURCE, 'platform', 'bounded', 'register-typescript.cjs');
  const command = ['-r', loader, join(SOURCE, 'cli', 'passport.ts'), ...args];
  return new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], NODE_ENV: 'test' };
    execFile(process.execPath, command, { env, cwd: folder }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr });
    });
  });
}

it('says signature, signer, dates and every entry of an intact passport', async () => {
  const { code, said } = await passport('verify', fileOf('intact.zip', archive), ...TRUST);

  expect(said).toContain(`fingerprint   ${fingerprint(keyOf(1))}`);
  for (const part of ['signature     holds', 'signer        Birch AS', always.validUntil, 'ISO 14001', 'files/iso.pdf'])
    expect(said).toContain(part);
  expect(said).toContain('not checked');
  expect(code).toBe(0);
});

it('has an exit code for each answer', async () => {
  const flipped = Buffer.from(archive);
  flipped[flipped.length - 1] = 1;
  const expired = smallArchive({ ...smallPassport(), ...always, validUntil: '2001-01-01T00:00:00Z' });
  const intact = fileOf('codes.zip', archive);
  const list = ['--revocations', fileOf('revocations.json', revocationList([SMALL_ID]))];
  const answers = await Promise.all([
    passport('verify', fileOf('flipped.zip', flipped), ...TRUST),
    passport('verify', intact),
    passport('verify', fileOf('expired.zip', expired), ...TRUST),
    passport('verify', intact, ...TRUST, ...list),
    passport('verify', join(folder, 'nowhere.zip')),
    passport('sign', intact),
  ]);

  expect(answers.map(({ code }) => code)).toEqual([2, 3, 4, 5, 1, 1]);
  expect(answers[0]?.said).toBe(
    `Broken: The archive is not what its entries make (end of the archive, byte ${archive.length - 1})\n`,
  );
  expect(answers[3]?.said).toContain('revoked       on 2026-11-20: Certificate withdrawn');
});

it('lets no control character of a stranger reach the terminal', async () => {
  const issuer = { ...smallPassport().issuer, name: 'Birch\u001b[2J\u202eAS' };
  const { said } = await passport(
    'verify',
    fileOf('terminal.zip', smallArchive({ ...smallPassport(), ...always, issuer })),
  );

  expect(said).toContain('Birch?[2J?AS');
});
