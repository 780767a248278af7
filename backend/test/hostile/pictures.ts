import { deflateSync } from 'node:zlib';
import type { Hostile } from './pdf-parts';
import { chunk, data, head, jpeg, number, PNG, png, webp } from './picture-files';

/** A little-endian TIFF with one directory of entries, and the offset of the next directory. */
function tiff(entries: readonly (readonly [tag: number, type: number, count: number, value: number])[], next: number) {
  const bytes = Buffer.alloc(14 + entries.length * 12);
  bytes.write('II*\0', 'latin1');
  bytes.writeUInt32LE(8, 4);
  bytes.writeUInt16LE(entries.length, 8);
  entries.forEach(([tag, type, count, value], at) => {
    const place = 10 + at * 12;
    bytes.writeUInt16LE(tag, place);
    bytes.writeUInt16LE(type, place + 2);
    bytes.writeUInt32LE(count, place + 4);
    bytes.writeUInt32LE(value, place + 8);
  });
  bytes.writeUInt32LE(next, 10 + entries.length * 12);
  return bytes;
}

const SIZED = (side: number) =>
  [
    [256, 4, 1, side],
    [257, 4, 1, side],
    [258, 3, 1, 8],
    [259, 3, 1, 1],
    [262, 3, 1, 1],
  ] as const;

/** HEIC files, and others with the same box structure. */
const boxed = (brand: string) =>
  Buffer.concat([number(24), Buffer.from(`ftyp${brand}`), number(0), Buffer.from(`mif1${brand}`), Buffer.alloc(4000)]);

/** Pictures that expand, state false dimensions, or are no pictures. */
export const HOSTILE_PICTURES: readonly Hostile[] = [
  [
    'a PNG of 40,000 dots a side that deflates to little',
    () => png(40_000, 40_000, data(deflateSync(Buffer.alloc(40_000_000)))),
  ],
  [
    'a PNG of 7,000 dots a side, all of one colour',
    () => png(7000, 7000, data(deflateSync(Buffer.alloc(7001 * 7000)))),
  ],
  ['a PNG with fewer dots than it says', () => png(3000, 3000, data(deflateSync(Buffer.alloc(10))))],
  ['a PNG whose dots are no stream', () => png(30, 30, data(Buffer.alloc(5000, 0xee)))],
  ['a PNG of no size', () => png(0, 0, data(deflateSync(Buffer.alloc(1))))],
  [
    'a PNG with a remark that unfolds to 100 MB',
    () =>
      png(
        9,
        9,
        chunk('zTXt', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(100_000_000))])),
        data(deflateSync(Buffer.alloc(90))),
      ),
  ],
  [
    'a PNG with ten thousand remarks',
    () =>
      png(
        9,
        9,
        ...Array.from({ length: 10_000 }, () => chunk('tEXt', Buffer.from('a\0b'))),
        data(deflateSync(Buffer.alloc(90))),
      ),
  ],
  [
    'a PNG whose part is longer than the file',
    () => Buffer.concat([PNG, head(9, 9), number(0x7fffffff), Buffer.from('IDATx')]),
  ],
  ['a JPEG of 65,535 dots a side', () => jpeg(65_535, 65_535)],
  ['a JPEG of no size', () => jpeg(0, 0)],
  [
    'a JPEG that is drawn ten thousand times over',
    () => jpeg(2000, 2000, Buffer.alloc(0), Buffer.from('ffda000801010000'.repeat(10_000), 'hex')),
  ],
  [
    'a JPEG whose notes lead in a circle',
    () => jpeg(9, 9, Buffer.from('ffe1002045786966000049492a00080000000100698704000100000008000000', 'hex')),
  ],
  [
    'a JPEG that is a zip as well',
    () => Buffer.concat([jpeg(9, 9), Buffer.from('ffd9', 'hex'), Buffer.from('PK\x03\x04'), Buffer.alloc(500)]),
  ],
  ['a TIFF whose pages lead in a circle', () => tiff(SIZED(9), 8)],
  ['a TIFF of a thousand million dots a side', () => tiff(SIZED(1_000_000_000), 0)],
  [
    'a TIFF with a strip beyond its end',
    () => tiff([...SIZED(900), [273, 4, 1, 0x7ffffff0], [279, 4, 1, 0x7ffffff0]], 0),
  ],
  [
    'a TIFF with four thousand million strips',
    () => tiff([...SIZED(900), [273, 4, 0xffffffff, 8], [279, 4, 0xffffffff, 8]], 0),
  ],
  [
    'a large TIFF of the newer kind that ends at once',
    () => Buffer.from('49492b000800000010000000ffffffffffff', 'hex'),
  ],
  ['a WebP of 16,383 dots a side', () => webp('VP8X', Buffer.from('00000000fe3f00fe3f00', 'hex'))],
  ['a WebP that is rubbish', () => webp('VP8 ', Buffer.alloc(9000, 0xcc))],
  ['a GIF', () => Buffer.from('47494638396100ff00ff800000ffffff0000002c00000000ff00ff0000020244010003b', 'hex')],
  [
    'a bitmap that says it has two thousand million rows',
    () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(20, 0x7f), Buffer.alloc(4000)]),
  ],
  ['a photograph in HEIC that ends at once', () => boxed('heic')],
  ['a picture in AVIF that ends at once', () => boxed('avif')],
];
