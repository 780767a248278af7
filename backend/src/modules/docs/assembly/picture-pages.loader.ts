import { Problem } from '@lichen/contracts/api/problems';
import type { PDFDocument } from '@cantoo/pdf-lib';
import { openPicture, pagesIn } from '../reading/pictures/picture.loader';
import { MOST_PAGES, READING_TEXTS } from '../reading/reading-texts';

/** Sides of a sheet of A4 in points: a picture fills it as far as its form allows, upright or across. */
const [SHORT, LONG] = [595, 842];
/** Letters of a bill keep their edges. */
const JPEG = { quality: 90, chromaSubsampling: '4:4:4' } as const;
/** Longest side in pixels: 400 dpi of a sheet. */
const LONGEST = 4700;

/** A picture of any kind, upright and as browsers and readers of PDFs know it. */
async function asJpeg(bytes: Uint8Array, page: number): Promise<{ data: Buffer; width: number; height: number }> {
  const picture = await openPicture(bytes, page);
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .jpeg(JPEG)
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Problem('invalid', READING_TEXTS.broken);
    });
  return { data, width: info.width, height: info.height };
}

/** Number of pages that a picture has: those of a TIFF, else one. */
export async function picturePages(bytes: Uint8Array): Promise<number> {
  const count = await pagesIn(bytes).catch((error: unknown) => {
    throw error instanceof Problem ? error : new Problem('invalid', READING_TEXTS.broken);
  });
  if (count > MOST_PAGES) throw new Problem('invalid', READING_TEXTS.tooManyPages);
  return count;
}

/** Adds pages of a picture, counted from 1, each as large as it fits on a sheet. */
export async function addPicture(into: PDFDocument, bytes: Uint8Array, pages: readonly number[]): Promise<void> {
  for (const page of pages) {
    const { data, width, height } = await asJpeg(bytes, page - 1);
    const [across, down] = width > height ? [LONG, SHORT] : [SHORT, LONG];
    const scale = Math.min(across / width, down / height);
    const size = { width: width * scale, height: height * scale };
    const sheet = into.addPage([size.width, size.height]);
    sheet.drawImage(await into.embedJpg(data), { x: 0, y: 0, ...size });
  }
}
