import { Problem } from '@lichen/contracts/api/problems';
import fc from 'fast-check';
import { type Part, zip } from './testing/zip-file';
import { ZIP_TEXTS } from '@lichen/contracts/text/file-texts';
import { boundedZipEntries, type ZipLimits } from './zip-limits';

const limits: ZipLimits = { entries: 10, unpacked: 100_000, ratio: 50 };

const honest: Part = { name: 'xl/workbook.xml', content: Buffer.from('<a>1</a><b>2</b>') };

it('lists the entries of an honest file', () => {
  expect(boundedZipEntries(zip([honest]), limits)).toMatchObject([
    { name: 'xl/workbook.xml', unpacked: 16, offset: 0 },
  ]);
});

it.each<[string, Buffer, string]>([
  ['a bomb', zip([{ name: 'a', content: Buffer.alloc(90_000) }]), ZIP_TEXTS.tooLarge],
  [
    'too much in all',
    zip(Array.from({ length: 9 }, (_, index) => ({ name: `${index}`, content: noise(12_000) }))),
    ZIP_TEXTS.tooLarge,
  ],
  ['too many entries', zip(Array.from({ length: 11 }, () => honest)), ZIP_TEXTS.tooMany],
  ['an entry outside', zip([{ ...honest, name: '../../etc/passwd' }]), ZIP_TEXTS.unsafe],
  ['an absolute entry', zip([{ ...honest, name: '/etc/passwd' }]), ZIP_TEXTS.unsafe],
  ['a drive letter', zip([{ ...honest, name: 'C:evil' }]), ZIP_TEXTS.unsafe],
  ['overlapping entries', zip([honest, { ...honest, name: 'b', offset: 0 }]), ZIP_TEXTS.broken],
  ['a password', zip([{ ...honest, flags: 1 }]), ZIP_TEXTS.encrypted],
  ['a directory that promises more', zip([honest], 2), ZIP_TEXTS.broken],
  ['an offset outside', zip([{ ...honest, offset: 5_000_000 }]), ZIP_TEXTS.broken],
  ['a cut file', zip([honest]).subarray(0, 60), ZIP_TEXTS.broken],
  ['no zip at all', Buffer.from('hello'), ZIP_TEXTS.broken],
])('refuses %s', (_what, file, text) => {
  expect(() => boundedZipEntries(file, limits)).toThrow(new Problem('invalid', text));
});

function noise(length: number): Buffer {
  let seed = 1;
  return Buffer.from(
    Array.from({ length }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed & 255;
    }),
  );
}

it('answers or refuses whatever bytes are changed', () => {
  const good = zip([honest, { ...honest, name: 'b.xml' }]);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { maxLength: 8 }), (changes) => {
      const file = Buffer.from(good);
      for (const [at, byte] of changes) file[at] = byte;
      try {
        expect(boundedZipEntries(file, limits).length).toBeLessThanOrEqual(limits.entries);
      } catch (error) {
        expect(error).toBeInstanceOf(Problem);
      }
    }),
    { numRuns: 10_000 },
  );
});
