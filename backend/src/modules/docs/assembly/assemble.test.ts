import { degrees, PDFDict, PDFDocument, PDFName, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { ASSEMBLY_TEXTS } from '@lichen/contracts/docs/assembly/assembly-texts';
import { READING_TEXTS } from '../reading/reading-texts';
import { run } from './assemble.worker';

const PDF = 'application/pdf';

/** Pages with a word each; the second lies across and is cut to a part of its sheet. */
async function threePages(more: (pdf: PDFDocument, pages: PDFPage[]) => Promise<void> | void = () => undefined) {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const pages = ['One', 'Two', 'Three'].map((word) => {
    const page = pdf.addPage([400, 600]);
    page.drawText(word, { x: 50, y: 500, size: 20, font });
    return page;
  });
  pages[1]?.setRotation(degrees(90));
  pages[1]?.setCropBox(20, 30, 300, 500);
  await more(pdf, pages);
  return pdf.save();
}

const split = (bytes: Uint8Array, ...parts: [number, number][]) =>
  run({ kind: 'split', file: { bytes, type: PDF }, parts: parts.map(([from, to]) => ({ from, to })) });

const join = (...files: Uint8Array[]) => run({ kind: 'join', files: files.map((bytes) => ({ bytes, type: '' })) });

/** Pages among all objects of a file, those that no page tree names included. */
async function pagesAmongObjects(bytes: Uint8Array) {
  const { context } = await PDFDocument.load(bytes);
  const types = context
    .enumerateIndirectObjects()
    .map(([, object]) => object instanceof PDFDict && object.get(PDFName.of('Type')));
  return types.filter((type) => type === PDFName.of('Page')).length;
}

/** Streams with these letters, unpacked. */
async function holds(bytes: Uint8Array, mark: Buffer): Promise<boolean> {
  const pdf = await PDFDocument.load(bytes);
  return pdf.context.enumerateIndirectObjects().some(([, object]) => {
    const contents = (object as { contents?: Uint8Array }).contents;
    return contents !== undefined && Buffer.from(contents).includes(mark);
  });
}

const jpeg = (width: number, height: number, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: '#c84' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

test('pages go to their parts with their turn and their boxes', async () => {
  const [first, second] = await split(await threePages(), [1, 1], [2, 3]);
  const [one, two] = await Promise.all([first, second].map((bytes) => PDFDocument.load(bytes as Uint8Array)));

  expect([one?.getPageCount(), two?.getPageCount()]).toEqual([1, 2]);
  expect(two?.getPage(0).getRotation().angle).toBe(90);
  expect(two?.getPage(0).getCropBox()).toEqual({ x: 20, y: 30, width: 300, height: 500 });
  expect(two?.getPage(1).getSize()).toEqual({ width: 400, height: 600 });
});

test('a part has nothing of the pages that are not in it: neither behind links nor among its pictures', async () => {
  const picture = await jpeg(31, 17);
  const bytes = await threePages(async (pdf, pages) => {
    const [one, two] = pages as [PDFPage, PDFPage];
    const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 50, 50], Dest: [two.ref, PDFName.of('Fit')] };
    one.node.set(PDFName.of('Annots'), pdf.context.obj([pdf.context.register(pdf.context.obj(link))]));
    const image = await pdf.embedJpg(picture);
    two.drawImage(image, { x: 0, y: 0, width: 31, height: 17 });
    // One place for the resources of both pages.
    one.node.set(PDFName.of('Resources'), two.node.get(PDFName.of('Resources')) as never);
  });
  const [one, two] = (await split(bytes, [1, 1], [2, 2])) as [Uint8Array, Uint8Array];

  expect(await Promise.all([one, two].map(pagesAmongObjects))).toEqual([1, 1]);
  expect(await Promise.all([bytes, one, two].map((each) => holds(each, picture.subarray(0, 200))))).toEqual([
    ...[true, false, true],
  ]);
});

test.each([
  [[[1, 4]], ASSEMBLY_TEXTS.beyond],
  [[[1, 3]], ASSEMBLY_TEXTS.wholeFile],
] as [[number, number][], string][])('parts %p of three pages are refused', async (parts, text) => {
  await expect(split(await threePages(), ...parts)).rejects.toThrow(text);
});

test('a locked file is refused as such, and a damaged one too', async () => {
  const locked = await threePages((pdf) => pdf.encrypt({ userPassword: 'secret', ownerPassword: 'owner' }));
  await expect(split(locked, [1, 1])).rejects.toThrow(READING_TEXTS.password);
  await expect(split(Buffer.from('%PDF-1.7\nnothing of it'), [1, 1])).rejects.toThrow(READING_TEXTS.broken);
});

test('photographs and PDFs become one, upright and each on a sheet', async () => {
  const [bytes] = await join(await jpeg(800, 400), await jpeg(800, 400, 6), await threePages());
  const pdf = await PDFDocument.load(bytes as Uint8Array);
  const sizes = pdf.getPages().map((page) => page.getSize());

  expect(sizes.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
    ...[
      [842, 421],
      [421, 842],
    ],
    ...[
      [400, 600],
      [400, 600],
      [400, 600],
    ],
  ]);
  expect(pdf.getPage(3).getRotation().angle).toBe(90);
});

test('the pages of a TIFF are taken one by one', async () => {
  const pages = await Promise.all(
    ['#000', '#888', '#fff'].map((background) =>
      sharp({ create: { width: 60, height: 80, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const tiff = await sharp(pages, { join: { animated: true } })
    .tiff()
    .toBuffer();
  const [one, two] = await run({
    ...{ kind: 'split', file: { bytes: tiff, type: 'image/tiff' } },
    parts: [
      { from: 1, to: 1 },
      { from: 2, to: 3 },
    ],
  });
  const counts = await Promise.all(
    [one, two].map(async (each) => (await PDFDocument.load(each as Uint8Array)).getPageCount()),
  );
  expect(counts).toEqual([1, 2]);
});

test('what is no picture is refused', async () => {
  await expect(join(Buffer.from('<svg onload="1"/>'), await jpeg(8, 8))).rejects.toThrow(READING_TEXTS.broken);
});
