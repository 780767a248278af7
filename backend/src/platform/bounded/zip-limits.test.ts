import { deflateRawSync } from 'node:zlib';
import { Problem } from '@lichen/contracts/problems';
import fc from 'fast-check';
import { boundedZipEntries, ZIP_TEXTS, type ZipLimits } from './zip-limits';

const limits: ZipLimits = { entries: 10, unpacked: 100_000, ratio: 50 };

interface Part {
  name: string;
  content: Buffer;
  /** Lies about the unpacked size. */
  claim?: number;
  offset?: number;
  flags?: number;
}

function headerOf(part: Part, packed: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(part.flags ?? 0, 2);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(part.claim ?? part.content.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(part.name), 22);
  return fields;
}

function signed(signature: number, ...rest: Buffer[]): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32LE(signature);
  return Buffer.concat([head, ...rest]);
}

function zip(parts: readonly Part[], count = parts.length): Buffer {
  const body: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const packed = deflateRawSync(part.content);
    const header = headerOf(part, packed);
    const local = signed(0x04034b50, header, Buffer.from(part.name), packed);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(part.offset ?? at, 10);
    directory.push(signed(0x02014b50, Buffer.from([20, 0]), header, tail, Buffer.from(part.name)));
    body.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...body, ...directory, signed(0x06054b50, end)]);
}

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
