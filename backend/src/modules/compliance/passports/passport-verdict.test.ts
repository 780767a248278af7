import { PASSPORT_LIMITS } from '@lichen/contracts/compliance/passports/passport-format';
import { readStoredZip, storedZip } from '../../../platform/signed-archive/stored-zip';
import { withNextKey } from './key-chain.rules';
import { passportVerdict } from './passport-verdict.rules';
import {
  fingerprint,
  firstKeys,
  ISSUER,
  keyOf,
  revocationList,
  SMALL_ID,
  smallArchive,
  smallPassport,
} from './testing/small-passport.rules';

const [first, second, stranger] = [keyOf(1), keyOf(2), keyOf(3)];
const NOW = '2026-11-27T12:00:00Z';
const trusted = [fingerprint(first)];
const judge = (archive: Buffer, more: object = {}) => passportVerdict(archive, { now: NOW, trusted, ...more });

const rotated = () =>
  withNextKey(ISSUER, firstKeys(first), { current: first, next: second, since: '2026-11-02T08:00:00Z' });

it('answers that a passport is intact and by whom, the same bytes every time', () => {
  expect(judge(smallArchive())).toMatchObject({ answer: 'intact', fingerprint: fingerprint(first) });
  expect(smallArchive().equals(smallArchive())).toBe(true);
});

it.each([0x01, 0x20, 0xff])('refuses every flipped byte (mask %i) and says where it lies', (mask) => {
  const archive = smallArchive();
  const accepted: number[] = [];
  for (let at = 0; at < archive.length; at += 1) {
    const flipped = Buffer.from(archive);
    flipped[at] = (flipped[at] ?? 0) ^ mask;
    const verdict = judge(flipped);
    if (verdict.answer !== 'broken' || verdict.place === '') accepted.push(at);
  }
  expect(archive.length).toBe(1370);
  expect(accepted).toEqual([]);
});

it('refuses every shorter file and whatever stands before or behind it', () => {
  const archive = smallArchive();
  const lengths = Array.from({ length: archive.length }, (_, length) => length);
  expect(lengths.filter((length) => judge(archive.subarray(0, length)).answer !== 'broken')).toEqual([]);
  expect(judge(Buffer.concat([archive, Buffer.from('x')]))).toMatchObject({ place: 'behind the archive' });
  expect(judge(Buffer.concat([Buffer.from('x'), archive])).answer).toBe('broken');
});

it('refuses a changed text even where the archive around it was made anew', () => {
  const entries = readStoredZip(smallArchive(), PASSPORT_LIMITS);
  const remade = (change: (text: string) => string) =>
    storedZip(entries.map((each, at) => (at ? each : { ...each, bytes: Buffer.from(change(each.bytes.toString())) })));
  const whyOf = (change: (text: string) => string) => {
    const verdict = judge(remade(change));
    return verdict.answer === 'broken' ? verdict.why : verdict.answer;
  };

  expect(whyOf((text) => text)).toBe('intact');
  expect(whyOf((text) => text.replace('Birch AS', 'Alder AS'))).toBe('The signature does not fit what is signed');
  expect(whyOf((text) => text.replace('"version":1', '"version": 1'))).toContain('canonical form');
  expect(whyOf((text) => text.replace('"version":1', '"version":1,"version":1'))).toContain('canonical form');
  expect(whyOf((text) => text.replace('"version":1', '"more":2,"version":1'))).toContain('expected form');
});

it('tells an unknown signer from a broken passport', () => {
  const foreign = smallArchive(smallPassport(firstKeys(stranger)), stranger);
  expect(judge(foreign)).toMatchObject({ answer: 'unknown', fingerprint: fingerprint(stranger) });
  expect(judge(foreign, { trusted: [fingerprint(stranger).replaceAll(' ', ':').toUpperCase()] }).answer).toBe('intact');
});

it('answers expired on both sides of its dates', () => {
  expect(judge(smallArchive(), { now: '2027-11-01T08:00:00Z' }).answer).toBe('intact');
  expect(judge(smallArchive(), { now: '2027-11-01T08:00:01Z' }).answer).toBe('expired');
  expect(judge(smallArchive(), { now: '2026-11-01T07:59:59Z' }).answer).toBe('expired');
});

it('answers revoked by the list of its issuer, and takes no list of anybody else', () => {
  const listed = { revocations: revocationList([SMALL_ID]) };
  expect(judge(smallArchive(), listed)).toMatchObject({ answer: 'revoked', revoked: { on: '2026-11-20' } });
  expect(judge(smallArchive(), { ...listed, now: '2030-01-01T00:00:00Z' }).answer).toBe('revoked');
  expect(judge(smallArchive(), { revocations: revocationList([]) })).toMatchObject({ answer: 'intact' });
  const foreign = { revocations: revocationList([], stranger) };
  expect(judge(smallArchive(), foreign)).toMatchObject({ answer: 'broken', place: 'list of revoked passports' });
});

it('carries trust from an old key to the key it named, and not back', () => {
  const archive = smallArchive(smallPassport(rotated()), second);
  expect(judge(archive)).toMatchObject({ answer: 'intact', fingerprint: fingerprint(second), trusted: trusted[0] });
  const bySecond = { trusted: [fingerprint(second)] };
  expect(judge(archive, bySecond).answer).toBe('intact');
  // The old key signed: whoever trusts only the new one knows nothing of it.
  expect(judge(smallArchive(smallPassport(rotated()), first), bySecond).answer).toBe('unknown');
});

it('makes no passport with a key that was never named, or twice', () => {
  const [own, next] = rotated();
  if (!own || !next) throw new Error('two keys');
  const unnamed = [
    own,
    {
      ...next,
      signature: withNextKey(ISSUER, [], { current: stranger, next: second, since: next.since })[0]?.signature,
    },
  ];
  expect(() => smallArchive(smallPassport(unnamed as never), second)).toThrow('not named by the one before it');
  expect(() => smallArchive(smallPassport([own, next, next]), second)).toThrow('not named by the one before it');
  expect(() => smallArchive(smallPassport(), stranger)).toThrow('not a key of the issuer');
});
