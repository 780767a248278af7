import { deflateSync } from 'node:zlib';
import { chunk, data, jpeg, number, png, webp } from './picture-files';
import { HOSTILE_PICTURES } from './pictures';

/** What becomes of a file that is sent as a logo: its type, or why it is refused. */
type Outcome = 'image/png' | 'image/jpeg' | 'image/webp' | 'wrongType' | 'largePicture' | 'damagedPicture';

const HUGE = 60_000;
const text = (content: string) => Buffer.from(content);
const dots = data(deflateSync(Buffer.alloc(90)));
/** A scan without coded dots, and the end of a JPEG. */
const SCAN = Buffer.from('ffda0008010100003f007f', 'hex');
const END = Buffer.from('ffd9', 'hex');
const whole = (width: number, height: number, ...more: Buffer[]) =>
  Buffer.concat([jpeg(width, height, ...more), SCAN, END]);
/** A frame of a JPEG by its marker: the coding of C9 is one that few programs know. */
const frame = (marker: string, side: number) =>
  Buffer.concat([
    Buffer.from(`ff${marker}000b08`, 'hex'),
    number(side, 2),
    number(side, 2),
    Buffer.from([1, 1, 17, 0]),
  ]);
/** A segment of notes that begins with the mark of Exif. */
const exif = (tiff: Buffer) =>
  Buffer.concat([Buffer.from('ffe1', 'hex'), number(tiff.length + 8, 2), text('Exif\0\0'), tiff]);

const little = (value: number, bytes: number) => {
  const written = Buffer.alloc(bytes);
  written.writeUIntLE(value, 0, bytes);
  return written;
};
const part = (name: string, body: Buffer) => Buffer.concat([text(name), little(body.length, 4), body]);
const canvas = (side: number, flags = 0) =>
  Buffer.concat([Buffer.from([flags, 0, 0, 0]), little(side - 1, 3), little(side - 1, 3)]);
const coded = (side: number) => Buffer.concat([Buffer.from('0000009d012a', 'hex'), little(side, 2), little(side, 2)]);
/** A WebP of a canvas and the parts on it. */
const canvasWebp = (side: number, parts: readonly Buffer[], flags = 0) => {
  const file = Buffer.concat([webp('VP8X', canvas(side, flags)), ...parts]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
};
const moving = Array.from({ length: 5000 }, () => part('ANMF', Buffer.alloc(24)));
const animated = (...chunks: Buffer[]) => png(9, 9, ...chunks);
const acTL = chunk('acTL', Buffer.concat([number(5000), number(0)]));

const UNFOLDING = 'a PNG with a remark that unfolds to 100 MB';
const SVG = 'xmlns="http://www.w3.org/2000/svg"';

/** Files sent as a company's logo, with what has to become of each. */
export const LOGOS: readonly (readonly [what: string, bytes: Buffer, outcome: Outcome])[] = [
  ['an SVG that runs a script', text(`<svg ${SVG}><script>alert(1)</script></svg>`), 'wrongType'],
  ['an SVG that runs a script when it is shown', text(`<svg ${SVG} onload="alert(1)"/>`), 'wrongType'],
  [
    'an SVG that fetches from elsewhere',
    text(`<?xml version="1.0"?>\n<svg ${SVG}><image href="https://elsewhere.example/pixel.png"/></svg>`),
    'wrongType',
  ],
  [
    'an SVG with another page in it',
    text(`<svg ${SVG}><foreignObject><iframe src="https://elsewhere.example"/></foreignObject></svg>`),
    'wrongType',
  ],
  [
    'an SVG that reads a file',
    text(`<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]><svg ${SVG}>&f;</svg>`),
    'wrongType',
  ],
  ['a page', text('<!doctype html><script>alert(1)</script>'), 'wrongType'],
  ['a GIF that is a script as well', text('GIF89a/*\x0a\0\0*/=1;alert(1)//'), 'wrongType'],
  ['a script', text('alert(1)'), 'wrongType'],
  ['a PNG of 60,000 dots a side', png(HUGE, HUGE, dots), 'largePicture'],
  ['a PNG of 60,000 dots a side that ends at once', png(HUGE, HUGE).subarray(0, 33), 'largePicture'],
  ['a JPEG of 60,000 dots a side', whole(HUGE, HUGE), 'largePicture'],
  ['a JPEG of 60,000 dots a side before a small frame', whole(9, 9, frame('c9', HUGE)), 'largePicture'],
  ['a JPEG of 60,000 dots a side behind a small frame', whole(HUGE, HUGE, frame('c0', 9)), 'largePicture'],
  [
    'a JPEG of 60,000 dots a side behind bytes that fill',
    whole(9, 9, Buffer.from('ffff', 'hex'), frame('c0', HUGE)),
    'largePicture',
  ],
  ['a WebP of 60,000 dots a side', canvasWebp(HUGE, [part('VP8 ', coded(9))]), 'largePicture'],
  ['a WebP whose picture is larger than its canvas', canvasWebp(9, [part('VP8 ', coded(16_383))]), 'largePicture'],
  ['a WebP without loss of 16,384 dots a side', webp('VP8L', Buffer.from('2fffffff0f00', 'hex')), 'largePicture'],
  [
    'a PNG with two headers',
    png(9, 9, chunk('IHDR', Buffer.concat([number(HUGE), number(HUGE), Buffer.alloc(5)])), dots),
    'damagedPicture',
  ],
  ['a PNG of no size', png(0, 9, dots), 'damagedPicture'],
  ['a PNG that moves', animated(acTL, dots), 'wrongType'],
  ['a PNG that moves, which it says behind its first dots', animated(dots, acTL), 'wrongType'],
  ['a WebP of five thousand pictures', canvasWebp(4000, [part('ANIM', Buffer.alloc(6)), ...moving], 2), 'wrongType'],
  ['a WebP that moves and does not say so', canvasWebp(9, moving), 'wrongType'],
  [
    'a JPEG that is drawn ten thousand times over',
    Buffer.concat([jpeg(2000, 2000), ...Array<Buffer>(10_000).fill(SCAN), END]),
    'damagedPicture',
  ],
  [
    'a JPEG that is marks alone',
    Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(2_000_000, 0xff)]),
    'damagedPicture',
  ],
  ['a PNG that is cut off', png(9, 9, dots).subarray(0, -12), 'damagedPicture'],
  ['a PNG cut off within its dots', png(9, 9, data(Buffer.alloc(900))).subarray(0, 400), 'damagedPicture'],
  ['a JPEG that is cut off', whole(9, 9).subarray(0, -2), 'damagedPicture'],
  ['a JPEG cut off within its header', jpeg(9, 9).subarray(0, 27), 'damagedPicture'],
  [
    'a WebP that is cut off',
    webp('VP8 ', Buffer.concat([coded(9), Buffer.alloc(900)])).subarray(0, 400),
    'damagedPicture',
  ],
  ['a WebP of a canvas alone', canvasWebp(9, []), 'damagedPicture'],
  ['a PNG', png(9, 9, dots), 'image/png'],
  ['a JPEG', whole(9, 9), 'image/jpeg'],
  [
    'a JPEG with a thumbnail and its place in its notes',
    whole(9, 9, exif(Buffer.concat([text('II*\0'), whole(160, 120)]))),
    'image/jpeg',
  ],
  [
    'a JPEG whose notes lead in a circle',
    whole(9, 9, exif(Buffer.from('49492a00080000000100698704000100000008000000', 'hex'))),
    'image/jpeg',
  ],
  ['a JPEG that is a page as well', Buffer.concat([whole(9, 9), text('<script>alert(1)</script>')]), 'image/jpeg'],
  ['a PNG that is a zip as well', Buffer.concat([png(9, 9, dots), text('PK\x03\x04'), Buffer.alloc(500)]), 'image/png'],
  [UNFOLDING, HOSTILE_PICTURES.find(([what]) => what === UNFOLDING)?.[1]() ?? Buffer.alloc(0), 'image/png'],
  ['a WebP', webp('VP8 ', coded(9)), 'image/webp'],
  ['a WebP without loss', webp('VP8L', Buffer.from('2f08000200ff', 'hex')), 'image/webp'],
  ['a WebP of a canvas', canvasWebp(9, [part('VP8 ', coded(9))]), 'image/webp'],
];
