import { PASSPORT_ENTRY, PASSPORT_LIMITS } from '@lichen/contracts/compliance/passports/passport-format';
import { readStoredZip, storedZip } from '../../../platform/signed-archive/stored-zip';
import { passportVerdict } from './passport-verdict.rules';
import { smallArchive, smallPassport } from './testing/small-passport.rules';

const entries = readStoredZip(smallArchive(), PASSPORT_LIMITS);
const whyOf = (archive: Buffer) => {
  const verdict = passportVerdict(archive, { now: '2026-11-27T12:00:00Z', trusted: [] });
  return verdict.answer === 'broken' ? verdict.why : verdict.answer;
};
const file = (name: string) => ({ name, bytes: Buffer.from('x') });
const ofText = (text: string) => whyOf(storedZip([{ name: PASSPORT_ENTRY, bytes: Buffer.from(text) }]));

it.each([
  '../evil.txt',
  'files/../../evil.txt',
  '/etc/passwd',
  'C:\\evil.txt',
  'files\\evil.txt',
  'files/a/b.txt',
  'files/',
  'files/.hidden',
  'files/A.PDF',
  'files/nul\0.txt',
  'files/e\u0301.txt',
  '',
])('refuses an entry called %j', (name) => {
  expect(whyOf(storedZip([...entries, file(name)]))).toBe('The archive holds an entry of another name');
});

it('refuses two entries of one name, more than are listed, fewer, and another order', () => {
  expect(whyOf(storedZip([...entries, ...entries.slice(1)]))).toBe('The archive holds two entries of one name');
  expect(whyOf(storedZip([...entries, file('files/z.txt')]))).toBe(
    'The archive holds an entry that is not listed here',
  );
  expect(whyOf(storedZip(entries.slice(0, 1)))).toBe('An entry that is listed is missing');
  expect(whyOf(storedZip([...entries].reverse()))).toBe('The first entry is not passport.json');
  expect(whyOf(storedZip([]))).toBe('The first entry is not passport.json');
});

it('refuses too many entries and too many bytes before it looks at them', () => {
  const many = Array.from({ length: PASSPORT_LIMITS.entries + 1 }, (_, at) => file(`files/f${at}.txt`));
  expect(whyOf(storedZip(many))).toBe('The archive holds too many entries');
  expect(whyOf(Buffer.alloc(PASSPORT_LIMITS.bytes + 1))).toBe('The archive is too large');
});

it('unpacks nothing: a compressed entry is no passport', () => {
  const packed = Buffer.from(smallArchive());
  packed.writeUInt16LE(8, 8);
  expect(whyOf(packed)).toBe('The archive is not what its entries make');
});

it('refuses hostile texts in bounded time', () => {
  const started = Date.now();
  expect(ofText('['.repeat(4_000_000))).toContain('nests too deep');
  expect(ofText(`{${'"a":1,'.repeat(300_000)}"b":1}`)).toContain('too many names');
  expect(ofText(`"${'x'.repeat(PASSPORT_LIMITS.json.bytes)}"`)).toBe('The signed text is too large');
  expect(ofText('{"__proto__":{"version":1}}')).toContain('expected form');
  expect(ofText('no json')).toContain('not JSON');
  expect(ofText('\ufeff{}')).toContain('not JSON');
  expect(Date.now() - started).toBeLessThan(5000);
});

it.each(['"version":1', '"calculation":{', '"issuer":{'])(
  'sees a name that objects inherit, smuggled in before %s',
  (place) => {
    const unsigned = smallPassport();
    const returns = [{ year: 2025, name: 'Annual return', values: {}, calculation: { rows: 1 } }];
    const archive = smallArchive({ ...unsigned, credentialSubject: { ...unsigned.credentialSubject, returns } });
    const remade = readStoredZip(archive, PASSPORT_LIMITS).map((each, at) => {
      const inside = place.endsWith('{') ? `${place}"__proto__":{"x":1},` : `"__proto__":{"x":1},${place}`;
      // Canonical order: the name stands before every lower-case one.
      return at === 0 ? { ...each, bytes: Buffer.from(each.bytes.toString().replace(place, inside)) } : each;
    });
    expect(whyOf(archive)).toBe('unknown');
    expect(whyOf(storedZip(remade))).not.toBe('unknown');
  },
);
