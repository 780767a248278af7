import { createRequire } from 'node:module';
import path from 'node:path';
import { randomFrom } from './random.mjs';

const require = createRequire(path.resolve(import.meta.dirname, '../../../backend/package.json'));

let library;

/** A page as a scanner gives it: drawn at so many dots per inch, a little turned, with noise, as a JPEG. */
export async function scanOf(pdf, { dpi, degrees, seed }) {
  const { PDFiumLibrary } = require('@hyzyla/pdfium');
  const sharp = require('sharp');
  library ??= await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const { data, width, height } = await document.getPage(0).render({ scale: dpi / 72, render: 'bitmap' });
  document.destroy();
  const turned = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .greyscale()
    .rotate(degrees, { background: '#fff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const random = randomFrom(seed);
  for (let at = 0; at < turned.data.length; at += 1)
    turned.data[at] = Math.max(0, Math.min(255, turned.data[at] + (random.next() - 0.5) * 24));
  return sharp(turned.data, { raw: { width: turned.info.width, height: turned.info.height, channels: 1 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}
