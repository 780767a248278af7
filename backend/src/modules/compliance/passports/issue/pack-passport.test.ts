import { hash } from 'node:crypto';
import { PASSPORT_LIMITS } from '@lichen/contracts/compliance/passports/passport-format';
import { measureLoopBlocks } from '../../../../../test/loop-blocks';
import { measurePace } from '../../../../../test/machine-pace';
import { passportVerdict } from '../passport-verdict.rules';
import { CREATED, fingerprint, firstKeys, keyOf, smallPassport } from '../testing/small-passport.rules';
import { packed, piecesOf } from './make-passport.rules';
import type { Packed } from './pack-passport.worker';

const NAMES = Array.from({ length: 7 }, (_, at) => `files/00${at}.pdf`);
/** Nearly the largest passport. */
const LARGE = Math.floor((PASSPORT_LIMITS.bytes - 1024 * 1024) / NAMES.length);

it('signs and packs 50 MB while others have their turn', async () => {
  const certificates = NAMES.map((file) => ({ type: 'certificate', name: file, file }));
  const unsigned = smallPassport(firstKeys(keyOf(1)));
  // The thread that packs takes the bytes over, so each try has its own.
  const input = () => ({
    unsigned: { ...unsigned, credentialSubject: { ...unsigned.credentialSubject, certificates } },
    files: NAMES.map((name, at) => ({ name, bytes: new Uint8Array(LARGE).fill(at + 1) })),
    ...{ key: keyOf(1), created: CREATED },
  });

  const stalls: number[] = [];
  const pack = async (): Promise<Packed> => {
    const asked = input();
    const pace = measurePace();
    const stopMeasuring = measureLoopBlocks();
    const made = await packed(asked, 'company');
    stalls.push(stopMeasuring() / pace());
    return made;
  };
  const made = await pack();
  // Collecting the garbage of earlier tests may fall into a try, but not into each.
  await pack();
  await pack();

  const archive = Buffer.from(made.archive.buffer, made.archive.byteOffset, made.archive.byteLength);
  expect(archive.length).toBeGreaterThan(48 * 1024 * 1024);
  expect(hash('sha256', archive)).toBe(made.digest);
  const judging = { now: '2026-12-01T00:00:00Z', trusted: [fingerprint(keyOf(1))] };
  expect(passportVerdict(archive, judging).answer).toBe('intact');
  expect(Buffer.concat([...piecesOf(archive)]).equals(archive)).toBe(true);
  // On its own it is some 20 ms, and half a second each time where it is packed in this thread.
  expect(Math.min(...stalls)).toBeLessThan(150);
}, 60_000);
