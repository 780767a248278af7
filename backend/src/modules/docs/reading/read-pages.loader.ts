import { Problem } from '@lichen/contracts/api/problems';
import type { PageText } from '@lichen/contracts/docs/reading';
import { MOST_PAGES, READING_TEXTS } from './reading-texts';

/** Reports the progress of reading a document. */
export type PageProgress = (page: number, of: number) => void;

/** Looks for the mark of a PDF in the first kilobyte, where readers accept it too. */
export const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).includes('%PDF-');

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const TIFFS = [
  [0x49, 0x49, 0x2a, 0],
  [0x4d, 0x4d, 0, 0x2a],
];

/** Recognises PNG, JPEG, TIFF and WebP by their first bytes. */
export const isPicture = (bytes: Uint8Array): boolean => {
  const startsWith = (signature: readonly number[], from = 0) =>
    signature.every((byte, at) => bytes[from + at] === byte);
  const isWebp = startsWith([...Buffer.from('RIFF')]) && startsWith([...Buffer.from('WEBP')], 8);
  return isWebp || [PNG, JPEG, ...TIFFS].some((signature) => startsWith(signature));
};

/** Returns true if a file begins with an angle bracket, in one or two bytes a character. */
const isXml = (bytes: Uint8Array): boolean =>
  /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*<[\0]?[?!\w]/.test(
    Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 200)).toString('latin1'),
  );

export interface ReadOptions {
  /** ISO 639-1 code of the account's language, which scans are tried in first. */
  readonly language?: string | null;
  readonly progress?: PageProgress;
}

/** Reads a PDF. Pages whose text cannot be extracted are drawn and read by OCR. */
async function pdfWords(bytes: Uint8Array, language: string | null, progress: PageProgress): Promise<PageText[]> {
  const { pdfPages } = await import('./pdf/pdf-pages.loader');
  const pages = await pdfPages(bytes, progress);
  const dark = pages.filter(({ readable }) => !readable);
  if (dark.length === 0) return pages;
  const [{ drawPdf }, { readPictures }] = await Promise.all([
    import('./pictures/draw-pdf.loader'),
    import('./pictures/read-pictures.loader'),
  ]);
  // The drawing engine may refuse a file that the other opened; the pages then stay as they were read.
  const pdf = await drawPdf(bytes).catch(() => null);
  if (!pdf) return pages;
  try {
    const drawn = dark.map(({ page, width, height, rotation }) => ({
      page,
      open: () => pdf.draw(page),
      size: { width, height, rotation },
    }));
    const read = await readPictures(drawn, language, (page) => progress(page, pages.length));
    const found = new Map(read.map((each) => [each.page, each]));
    return pages.map((each) => found.get(each.page) ?? each);
  } finally {
    pdf.close();
  }
}

async function pictureWords(bytes: Uint8Array, language: string | null, progress: PageProgress): Promise<PageText[]> {
  const [{ openPicture, pagesIn }, { readPictures }] = await Promise.all([
    import('./pictures/picture.loader'),
    import('./pictures/read-pictures.loader'),
  ]);
  const count = Math.min(MOST_PAGES, await pagesIn(bytes));
  const drawn = Array.from({ length: count }, (_, at) => ({
    page: at + 1,
    open: () => openPicture(bytes, at),
    size: null,
  }));
  return readPictures(drawn, language, (page) => progress(page, count));
}

async function usageWords(bytes: Uint8Array): Promise<PageText[]> {
  const [{ usageXml }, { usagePage }] = await Promise.all([
    import('./xml/usage-xml.loader'),
    import('./xml/usage-page'),
  ]);
  const file = usageXml(bytes);
  if (!file) throw new Problem('invalid', READING_TEXTS.wrongType);
  return [usagePage(file)];
}

async function xmlWords(bytes: Uint8Array): Promise<PageText[]> {
  const { isUsageXml } = await import('./xml/usage-xml');
  if (isUsageXml(bytes)) return usageWords(bytes);
  const [{ invoiceTerms }, { termPage }] = await Promise.all([
    import('./xml/invoice-xml.loader'),
    import('../structured/term-page'),
  ]);
  return [termPage(invoiceTerms(bytes), 1)];
}

/**
 * Returns the words of each page. Run this in a separate process bounded in memory and time. Throws `Problem` if the
 * document cannot be read.
 */
export async function readPages(
  bytes: Uint8Array,
  contentType: string,
  { language = null, progress = () => undefined }: ReadOptions = {},
): Promise<PageText[]> {
  if (contentType === 'application/pdf' || isPdf(bytes)) return pdfWords(bytes, language, progress);
  if (isPicture(bytes)) return pictureWords(bytes, language, progress);
  if (isXml(bytes)) return xmlWords(bytes);
  const { typesetPages } = await import('./typeset/typeset-pages.loader');
  const made = await typesetPages(bytes, contentType);
  if (made) return made.pages.map(({ grids: _, ...page }) => page);
  throw new Problem('invalid', READING_TEXTS.wrongType);
}
