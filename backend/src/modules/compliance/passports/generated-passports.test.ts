import fc from 'fast-check';
import { passportArchive, readPassport, type UnsignedPassport } from './passport-archive.rules';
import { passportVerdict } from './passport-verdict.rules';
import { CREATED, fingerprint, keyOf, smallPassport } from './testing/small-passport.rules';

const key = keyOf(1);
const signing = { key, created: CREATED };
const judge = (archive: Buffer) =>
  passportVerdict(archive, { now: '2026-11-27T12:00:00Z', trusted: [fingerprint(key)] }).answer;

const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
type Answer = UnsignedPassport['credentialSubject']['answers'][number]['questions'][number]['answer'];

/** The format has no place for this one name. */
const json = fc
  .jsonValue({ maxDepth: 3 })
  .filter((value) => !JSON.stringify(value).includes('__proto__'))
  .map((value) => value as Answer);
const question = fc.record({ id: words, text: words, answer: json });
const answers = fc.array(
  fc.record({
    survey: words,
    surveyHash: fc.constant('a'.repeat(64)),
    sentOn: fc.constant('2026-10-01'),
    questions: fc.array(question, { maxLength: 4 }),
  }),
  { maxLength: 3 },
);
const files = fc.uniqueArray(
  fc.record({
    name: fc.stringMatching(/^files\/[a-z0-9][a-z0-9_-]{0,20}\.pdf$/),
    bytes: fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes)),
  }),
  { maxLength: 5, selector: ({ name }) => name },
);
const passports = fc.record({ answers, files }).map(({ answers: given, files: enclosed }) => {
  const unsigned = smallPassport();
  const certificates = enclosed.map(({ name }) => ({ type: 'certificate', name: 'ISO 14001', file: name }));
  const credentialSubject = { ...unsigned.credentialSubject, answers: given, certificates };
  return { unsigned: { ...unsigned, credentialSubject }, enclosed };
});

it('reads every passport that it makes, the same whatever the order of its files', () => {
  fc.assert(
    fc.property(passports, ({ unsigned, enclosed }) => {
      const archive = passportArchive(unsigned, enclosed, signing);
      expect(passportArchive(unsigned, [...enclosed].reverse(), signing).equals(archive)).toBe(true);
      expect(judge(archive)).toBe('intact');
      expect(readPassport(archive).files).toHaveLength(enclosed.length);
    }),
  );
});

it('answers broken, and nothing worse, for any other bytes', () => {
  const change = fc.record({ at: fc.nat(), cut: fc.nat({ max: 40 }), put: fc.uint8Array({ maxLength: 40 }) });
  fc.assert(
    fc.property(passports, fc.array(change, { minLength: 1, maxLength: 4 }), ({ unsigned, enclosed }, changes) => {
      const archive = passportArchive(unsigned, enclosed, signing);
      let changed = archive;
      for (const { at, cut, put } of changes) {
        const from = at % (changed.length + 1);
        changed = Buffer.concat([changed.subarray(0, from), put, changed.subarray(from + cut)]);
      }
      if (!changed.equals(archive)) expect(judge(changed)).toBe('broken');
    }),
    { numRuns: 300 },
  );
});
