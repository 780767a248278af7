import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { canonicalJson, type JsonValue } from './canonical-json';
import { type DataProof, isProven, type JsonObject, withProof } from './data-proof';
import { base58, bytesOfBase58, fingerprintOf, multikeyOf, publicKeyOf } from './multikey';
import { BrokenArchive, readStoredZip, storedZip } from './stored-zip';

const limits = { bytes: 100_000, entries: 20, name: /^[a-z0-9]{1,20}$/ };

it('writes the texts that RFC 8785 gives', () => {
  const value = {
    numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
    string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
    literals: [null, true, false],
  };
  expect(canonicalJson(value)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
      '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
  const names = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 };
  expect([...canonicalJson(names).matchAll(/:(\d)/g)].map(([, at]) => at).join('')).toBe('2467153');
  expect(canonicalJson(-0)).toBe('0');
});

it('refuses what has no canonical text', () => {
  for (const value of ['\ud800', '\udc00x', Number.NaN, Number.POSITIVE_INFINITY, undefined, 1n])
    expect(() => canonicalJson(value as JsonValue)).toThrow();
  expect(() => canonicalJson({ '\ud800': 1 })).toThrow('half of a character');
  let deep: JsonValue = 1;
  for (let level = 0; level < 40; level += 1) deep = [deep];
  expect(() => canonicalJson(deep)).toThrow('Nested deeper');
});

it('says the same of equal values, and reads back what it wrote', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5, noUnicodeString: false }), (value) => {
      const text = canonicalJson(value as JsonValue);
      expect(canonicalJson(JSON.parse(text))).toBe(text);
    }),
  );
});

it('writes and reads base 58, leading zeros too', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
      expect(bytesOfBase58(base58(bytes))).toEqual(Buffer.from(bytes));
    }),
  );
  expect(bytesOfBase58('z0')).toBeUndefined();
  expect(bytesOfBase58('abc')).toBeUndefined();
  expect(bytesOfBase58(`z${'2'.repeat(200)}`)).toBeUndefined();
});

it('holds for what was signed and for nothing else', () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const key = multikeyOf(privateKey);
  const made = { key: privateKey, method: `did:web:a.example#${key}`, created: '2026-11-01T08:00:00Z' };
  const signed = withProof({ '@context': ['c'], name: 'Birch' }, made);
  const holds = (document: object, proof: object = signed.proof) =>
    isProven(document as JsonObject, proof as DataProof);

  expect(publicKeyOf(key)?.asymmetricKeyType).toBe('ed25519');
  expect(fingerprintOf(key)).toMatch(/^([0-9a-f]{4} ){15}[0-9a-f]{4}$/);
  expect(holds(signed)).toBe(true);
  expect(holds({ ...signed, name: 'Alder' })).toBe(false);
  expect(holds(signed, { ...signed.proof, created: '2026-11-01T08:00:01Z' })).toBe(false);
  expect(holds(signed, { ...signed.proof, '@context': ['d'] })).toBe(false);
  expect(holds(signed, { ...signed.proof, proofValue: 'z1' })).toBe(false);
  expect(holds(signed, { ...signed.proof, verificationMethod: 'did:web:a.example#z1' })).toBe(false);
});

it('verifies the published example of the cryptosuite', () => {
  const context = ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/examples/v2'];
  const document = {
    '@context': context,
    id: 'urn:uuid:58172aac-d8ba-11ed-83dd-0b3aef56cc33',
    type: ['VerifiableCredential', 'AlumniCredential'],
    name: 'Alumni Credential',
    description: 'A minimum viable example of an Alumni Credential.',
    issuer: 'https://vc.example/issuers/5678',
    validFrom: '2023-01-01T00:00:00Z',
    credentialSubject: { id: 'did:example:abcdefgh', alumniOf: 'The School of Examples' },
  };
  const proof: DataProof = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    created: '2023-02-24T23:36:38Z',
    verificationMethod:
      'did:key:z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2#z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2',
    proofPurpose: 'assertionMethod',
    '@context': context,
    proofValue: 'z2HnFSSPPBzR36zdDgK8PbEHeXbR56YF24jwMpt3R1eHXQzJDMWS93FCzpvJpwTWd3GAVFuUfjoJdcnTMuVor51aX',
  };
  expect(isProven(document, proof)).toBe(true);
});

it('reads its own archives back, whatever is in them', () => {
  const entry = fc.record({
    name: fc.stringMatching(/^[a-z0-9]{1,20}$/),
    bytes: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  });
  const entries = fc.uniqueArray(entry, { maxLength: 10, selector: ({ name }) => name });
  fc.assert(
    fc.property(entries, (list) => {
      expect(readStoredZip(storedZip(list), limits)).toEqual(list);
    }),
  );
});

it('refuses any other bytes with their place, and throws nothing else', () => {
  const archive = storedZip([
    { name: 'a', bytes: Buffer.from('one') },
    { name: 'b', bytes: Buffer.from('two') },
  ]);
  const change = fc.record({
    at: fc.nat({ max: archive.length }),
    cut: fc.nat({ max: 8 }),
    put: fc.uint8Array({ maxLength: 8 }),
  });
  fc.assert(
    fc.property(change, ({ at, cut, put }) => {
      const changed = Buffer.concat([archive.subarray(0, at), put, archive.subarray(at + cut)]);
      if (changed.equals(archive)) return;
      expect(() => readStoredZip(changed, limits)).toThrow(BrokenArchive);
    }),
    { numRuns: 2000 },
  );
});
