import { deflateSync } from 'node:zlib';
import { CATALOGUE, HONEST, type Hostile, megabytes, one, page, pdfOf, stream, text } from './pdf-parts';

/** Forms that each draw the next one twice: 2 to the power of `count` drawings. */
const forms = (count: number): Buffer =>
  pdfOf([
    CATALOGUE,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    page('/Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >>'),
    stream(Buffer.from('/X Do')),
    ...Array.from({ length: count }, (_, at) =>
      stream(
        Buffer.from(at === count - 1 ? text('end') : '/X Do /X Do'),
        `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${at === count - 1 ? 5 : at + 6} 0 R >> >>`,
      ),
    ),
  ]);

const cut = (share: number) => HONEST.subarray(0, Math.floor(HONEST.length * share));

function flipped(seed: number): Buffer {
  const bytes = Buffer.from(HONEST);
  for (let at = 0; at < 12; at += 1) {
    const place = (seed * 7919 + at * 104_729) % bytes.length;
    bytes[place] = (bytes[place] ?? 0) ^ (1 << ((seed + at) % 8));
  }
  return bytes;
}

const pages = (kids: string, count: number, more: readonly string[] = []) =>
  pdfOf([CATALOGUE, `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`, ...more]);

/** PDFs with a hostile page tree, content or structure, and files that are no PDFs. */
export const HOSTILE_PAGES: readonly Hostile[] = [
  ['a page tree that is its own child', () => pages('2 0 R', 1)],
  [
    'a page tree in a circle of two',
    () => pages('3 0 R', 1, ['<< /Type /Pages /Kids [2 0 R] /Count 1 /Parent 2 0 R >>']),
  ],
  ['a count of three hundred thousand pages', () => pages('3 0 R', 300_000, [page()])],
  ['a negative count of pages', () => pages('3 0 R', -5, [page()])],
  ['forms that draw each other without end', () => forms(40)],
  ['a form that draws itself', () => forms(1)],
  ['200 MB of spaces, deflated', () => one(deflateSync(megabytes(200, ' ')), '', '/Filter /FlateDecode')],
  [
    '60 MB deflated twice',
    () => one(deflateSync(deflateSync(megabytes(60, 'q '))), '', '/Filter [/FlateDecode /FlateDecode]'),
  ],
  ['half a million nested arrays', () => one(`${'['.repeat(500_000)} TJ`)],
  ['a hundred thousand saved states', () => one('q '.repeat(100_000) + text('x'))],
  ['a page as large as a country', () => one(text('x'), '/MediaBox [0 0 1e9 1e9]')],
  ['a page without a size', () => one(text('x'), '/MediaBox [0 0 0 0]')],
  ['a page whose size is no number', () => one(text('x'), '/MediaBox [/a (b) null true]')],
  ['a turn by 45 degrees', () => one(text('x'), '/Rotate 45')],
  [
    'an encrypted file whose key is nonsense',
    () =>
      pdfOf(
        [CATALOGUE, '<< /Type /Pages /Kids [] /Count 0 >>', '<< /Filter /Standard /V 4 /R 4 /O (x) /U (y) /P -4 >>'],
        '/Encrypt 3 0 R',
      ),
  ],
  [
    'tables of places in a circle',
    () => Buffer.concat([HONEST, Buffer.from('startxref\n9\n%%EOF\nxref\n0 1\ntrailer << /Root 1 0 R /Prev 9 >>')]),
  ],
  [
    'a script that runs on opening',
    () =>
      pdfOf([
        `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while\\(1\\){}) >> >>`,
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        page(),
      ]),
  ],
  [
    'a program that is run on opening',
    () =>
      pdfOf([
        `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /Launch /F (/bin/sh) >> >>`,
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        page(),
      ]),
  ],
  [
    'a form of XFA with an entity from elsewhere',
    () =>
      pdfOf([
        '<< /Type /Catalog /Pages 2 0 R /AcroForm << /XFA 4 0 R >> >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        page(),
        stream(Buffer.from('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><xdp>&e;</xdp>')),
      ]),
  ],
  ['no pages at all', () => pages('', 0)],
  ['a head and nothing behind it', () => Buffer.from('%PDF-1.7\n')],
  ['a head and a megabyte of noughts', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1024 * 1024)])],
  [
    'a zip behind the head of a PDF',
    () => Buffer.concat([Buffer.from('%PDF-1.7\nPK\x03\x04'), Buffer.alloc(4000, 'A')]),
  ],
  ['an archive of programs by another name', () => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(4000, 'A')])],
  ['a web page', () => Buffer.from('<!doctype html><html><script>while(1){}</script></html>')],
  ['a drawing with a script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  [
    'entities that grow',
    () => Buffer.from('<!DOCTYPE l [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><Invoice><ID>&b;</ID></Invoice>'),
  ],
  ['elements without an end', () => Buffer.from(`<Invoice>${'<a>'.repeat(400_000)}`)],
  [
    'a picture of 60,000 by 60,000 dots',
    () => Buffer.from('89504e470d0a1a0a0000000d494844520000ea600000ea6008000000003b2c5d2e', 'hex'),
  ],
  ['the head of a photograph', () => Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')],
  ['the head of a TIFF whose pages go in a circle', () => Buffer.from('49492a0008000000000008000000', 'hex')],
  ...[0.2, 0.4, 0.6, 0.8, 0.95].map((share) => [`a bill cut off at ${share * 100} %`, () => cut(share)] as const),
  ...Array.from({ length: 12 }, (_, at) => [`a bill with flipped bits, ${at + 1}`, () => flipped(at + 1)] as const),
];
