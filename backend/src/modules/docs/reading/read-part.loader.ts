import { Problem } from '@lichen/contracts/api/problems';
import type { Box } from '@lichen/contracts/docs/reading';
import type { Sharp } from 'sharp';
import { openOcr, READ_LANGUAGES } from './ocr/ocr.loader';
import { drawPdf } from './pictures/draw-pdf.loader';
import { openPicture, partPicture } from './pictures/picture.loader';
import { isPdf, isPicture } from './read-pages.loader';
import { READING_TEXTS } from './reading-texts';

interface Part {
  readonly page: number;
  readonly box: Box;
  readonly turn: 0 | 90 | 180 | 270;
}

/** Runs `use` on the picture of a page; throws `invalid` for files without pictures. */
export async function onPicture<T>(bytes: Uint8Array, page: number, use: (picture: Sharp) => Promise<T>): Promise<T> {
  if (isPicture(bytes)) return use(await openPicture(bytes, page - 1));
  if (!isPdf(bytes)) throw new Problem('invalid', READING_TEXTS.wrongType);
  const pdf = await drawPdf(bytes);
  try {
    const drawn = await pdf.draw(page).catch(() => {
      throw new Problem('invalid', READING_TEXTS.broken);
    });
    return await use(drawn);
  } finally {
    pdf.close();
  }
}

/** Returns the text in a part of a page, read by OCR in the document's language; empty for files without pictures. */
export async function readPart(bytes: Uint8Array, { page, box, turn }: Part, language: string | null): Promise<string> {
  // Files without pages of pictures need no OCR.
  if (!isPicture(bytes) && !isPdf(bytes)) return '';
  const picture = await onPicture(bytes, page, (whole) => partPicture(whole, box, turn));
  const isKnown = language !== null && READ_LANGUAGES.includes(language);
  const ocr = await openOcr(isKnown ? [language] : READ_LANGUAGES, { isPart: true });
  try {
    const { words } = await ocr.read(picture, page);
    return words.map(({ text }) => text).join(' ');
  } finally {
    await ocr.close();
  }
}
