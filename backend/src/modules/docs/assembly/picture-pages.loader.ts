import { Problem } from '@lichen/contracts/api/problems';
import type { PDFDocument } from '@cantoo/pdf-lib';
import { openPicture, pagesIn } from '../reading/pictures/picture.loader';
import { MOST_PAGES, READING_TEXTS } from '../reading/reading-texts';

/** Sides of an A4 sheet in points. A picture is scaled to fit the sheet, upright or landscape. */
const [SHORT, LONG] = [595, 842];
/** Quality at which the letters of a bill keep sharp edges. */
const JPEG = { quality: 90, chromaSubsampling: '4:4:4' } as const;
/** Maximum length of the longer side in pixels: 400 dpi on an A4 sheet. */
const LONGEST = 4700;

/** Converts a picture of any kind to an upright sRGB JPEG, which PDF readers can show. */
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

/** Returns the pages of a picture: those of a TIFF, otherwise 1. Throws `invalid` if damaged or too many. */
export async function picturePages(bytes: Uint8Array): Promise<number> {
  const count = await pagesIn(bytes).catch((error: unknown) => {
    throw error instanceof Problem ? error : new Problem('invalid', READING_TEXTS.broken);
  });
  if (count > MOST_PAGES) throw new Problem('invalid', READING_TEXTS.tooManyPages);
  return count;
}

/** Appends pages of a picture, counted from 1, each scaled to fit an A4 sheet. */
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
