import { createRequire } from 'node:module';
import path from 'node:path';
import { randomFrom } from './random.mjs';

const require = createRequire(path.resolve(import.meta.dirname, '../../../backend/package.json'));

let library;

async function drawn(pdf, dpi) {
  const { PDFiumLibrary } = require('@hyzyla/pdfium');
  library ??= await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const page = await document.getPage(0).render({ scale: dpi / 72, render: 'bitmap' });
  document.destroy();
  return page;
}

const PAPER = '#fff';
const DESK = '#8a8078';

/** A slightly slanted page with the desk around it, as photographed by hand. */
const held = (picture) =>
  picture
    .affine(
      [
        [1, 0.012],
        [-0.01, 0.985],
      ],
      { background: PAPER },
    )
    .extend({ top: 60, bottom: 60, left: 50, right: 50, background: DESK });

/** Adds sensor noise; a photograph is also darker towards one side. */
function spoiled({ data, info }, { seed, isPhotograph }) {
  const random = randomFrom(seed);
  for (let at = 0; at < data.length; at += 1) {
    const light = isPhotograph ? 1 - 0.35 * ((at % info.width) / info.width) : 1;
    data[at] = Math.max(0, Math.min(255, data[at] * light + (random.next() - 0.5) * 24));
  }
  return data;
}

/**
 * Draws a page as a scanner or phone would give it: at a resolution in dpi, slightly rotated, with noise, as a JPEG.
 */
export async function scanOf(pdf, { dpi, degrees, seed, isPhotograph = false }) {
  const sharp = require('sharp');
  const { data, width, height } = await drawn(pdf, dpi);
  const flat = sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: PAPER })
    .greyscale()
    .rotate(degrees, { background: PAPER });
  const turned = await flat.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const raw = { width: turned.info.width, height: turned.info.height, channels: /** @type {const} */ (1) };
  const shown = isPhotograph
    ? await held(sharp(turned.data, { raw })).blur(0.7).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
    : turned;
  const pixels = spoiled(shown, { seed, isPhotograph });
  return sharp(pixels, { raw: { width: shown.info.width, height: shown.info.height, channels: 1 } })
    .jpeg({ quality: isPhotograph ? 70 : 80 })
    .toBuffer();
}
