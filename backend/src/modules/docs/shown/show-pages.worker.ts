import { Problem } from '@lichen/contracts/api/problems';
import type { ShownPages } from '@lichen/contracts/docs/shown-pages.call';
import { pagesInPdf } from '../reading/pictures/draw-pdf.loader';
import { pagesIn } from '../reading/pictures/picture.loader';
import { isPdf, isPicture, readPages } from '../reading/read-pages.loader';
import { MOST_PAGES, READING_TEXTS } from '../reading/reading-texts';
import { typesetPages } from '../reading/typeset/typeset-pages.loader';
import { ofPictures, ofWords } from './shown-pages';

/** A file whose pages are prepared for display. */
export interface ShowInput {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** Counts PDF pages as pictures, for visitors without the portal's viewer. */
  readonly isDrawn?: boolean;
}

/** Runs in a separate process, because the document comes from an unknown sender. */
export async function run({ bytes, contentType, isDrawn = false }: ShowInput): Promise<ShownPages> {
  if (isPicture(bytes)) return ofPictures(Math.min(MOST_PAGES, await pagesIn(bytes)));
  if (isPdf(bytes) && isDrawn) return ofPictures(Math.min(MOST_PAGES, await pagesInPdf(bytes)));
  // Browsers show PDFs by themselves.
  if (isPdf(bytes)) throw new Problem('refused', READING_TEXTS.wrongType);
  const made = await typesetPages(bytes, contentType);
  return made ? ofWords(made.pages, made.left_out) : ofWords(await readPages(bytes, contentType), 0);
}
