import {
  AnnotationMode,
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
  type PDFPageProxy,
  type RenderTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { StandardFonts } from './standard-fonts';

export type PdfFile = PDFDocumentProxy;
export type PdfPage = PDFPageProxy;

/** Bytes per range request. With smaller ranges, a flat page tree of 300 pages takes about 180 requests. */
const PART = 524_288;
/** Most pixels of one picture; larger ones are left blank, and the rest of the page is shown. */
const MOST_PIXELS = 50_000_000;

let hasThread = false;

function startThread(): void {
  if (hasThread) return;
  GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;
  hasThread = true;
}

/** A PDF that is being opened. */
export interface OpeningPdf {
  file: Promise<PdfFile>;
  /** Aborts the current work and frees the memory. */
  close: () => void;
}

/**
 * Opens a PDF of this origin for viewing: no scripts, no forms, and no requests except for the file and the fonts it
 * names. A file with a password rejects with a `PasswordException`.
 */
export function openPdf(address: string): OpeningPdf {
  startThread();
  const task = getDocument({
    url: address,
    withCredentials: true,
    rangeChunkSize: PART,
    disableAutoFetch: true,
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    maxImageSize: MOST_PIXELS,
    stopAtErrors: false,
    useWorkerFetch: false,
    // Uses the bundled fonts, so that text looks alike on every device and has the expected width.
    useSystemFonts: false,
    BinaryDataFactory: StandardFonts,
  });
  return { file: task.promise, close: () => void task.destroy() };
}

/** Draws a page without its annotations and form fields, which are not part of the document's figures. */
export const drawPage = (
  page: PdfPage,
  canvas: HTMLCanvasElement,
  { scale, rotation }: { scale: number; rotation: number },
): RenderTask =>
  page.render({
    canvas,
    viewport: page.getViewport({ scale, rotation }),
    annotationMode: AnnotationMode.DISABLE,
  });
