import { Problem } from '@lichen/contracts/api/problems';
import type { Sharp } from 'sharp';
import { READING_TEXTS } from '../reading-texts';
import { openPixels } from './picture.loader';

/** A PDF whose pages are drawn as pictures; it has to be closed. */
export interface DrawnPdf {
  /** Draws a page as shown; pages count from 1. */
  readonly draw: (page: number) => Promise<Sharp>;
  readonly close: () => void;
}

const POINTS_PER_INCH = 72;
const DPI = 200;
const MOST_PIXELS = 12_000_000;
const MOST_SIDE = 4000;

/** Returns the scale for legible letters, limited to the pixels of a sheet at 300 dpi whatever the page size. */
const scaleOf = (width: number, height: number): number =>
  Math.min(DPI / POINTS_PER_INCH, Math.sqrt(MOST_PIXELS / (width * height)), MOST_SIDE / Math.max(width, height));

async function openedPdf(bytes: Uint8Array) {
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes).catch(() => {
    throw new Problem('invalid', READING_TEXTS.broken);
  });
  return { library, document };
}

/** Returns the number of pages of a PDF; throws `invalid` if it cannot be opened. */
export async function pagesInPdf(bytes: Uint8Array): Promise<number> {
  const { library, document } = await openedPdf(bytes);
  const pages = document.getPageCount();
  document.destroy();
  library.destroy();
  return pages;
}

/** Opens a PDF for drawing pages; throws `invalid` if it cannot be opened. */
export async function drawPdf(bytes: Uint8Array): Promise<DrawnPdf> {
  const { library, document } = await openedPdf(bytes);
  return {
    draw: async (page) => {
      const sheet = document.getPage(page - 1);
      const { originalWidth, originalHeight } = sheet.getOriginalSize();
      const scale = scaleOf(originalWidth, originalHeight);
      const { data, width, height } = await sheet.render({ scale, render: 'bitmap' });
      return openPixels(data, width, height);
    },
    close: () => {
      document.destroy();
      library.destroy();
    },
  };
}
