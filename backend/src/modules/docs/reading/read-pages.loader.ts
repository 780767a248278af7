import { Problem } from '@lichen/contracts/api/problems';
import type { PageText } from '@lichen/contracts/docs/reading';
import { READING_TEXTS } from './reading-texts';

/** Says how far the reading of a document is. */
export type PageProgress = (page: number, of: number) => void;

const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).includes('%PDF-');

/** An XML file begins with an angle bracket, in one or two bytes a letter, with or without a declaration. */
const isXml = (bytes: Uint8Array): boolean =>
  /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*<[\0]?[?!\w]/.test(
    Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 200)).toString('latin1'),
  );

/**
 * Words of each page of a document with their places. Runs in a process apart, which whoever starts it bounds in memory
 * and time; throws a refusal for the person who sent the document.
 */
export async function readPages(
  bytes: Uint8Array,
  contentType: string,
  progress: PageProgress = () => undefined,
): Promise<PageText[]> {
  if (contentType === 'application/pdf' || isPdf(bytes)) {
    const { pdfPages } = await import('./pdf/pdf-pages.loader');
    return pdfPages(bytes, progress);
  }
  if (isXml(bytes)) {
    const [{ invoiceTerms }, { termPage }] = await Promise.all([
      import('./xml/invoice-xml.loader'),
      import('../structured/term-page'),
    ]);
    return [termPage(invoiceTerms(bytes), 1)];
  }
  throw new Problem('invalid', READING_TEXTS.wrongType);
}
