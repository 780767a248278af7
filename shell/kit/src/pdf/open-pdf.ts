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

/** Bytes of one request for a part of a file. With fewer, a flat tree of 300 pages takes some 180 requests. */
const PART = 524_288;
/** Pixels of one picture: one that says it is larger is left blank, whatever the rest of the page shows. */
const MOST_PIXELS = 50_000_000;

let hasThread = false;

function startThread(): void {
  if (hasThread) return;
  GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;
  hasThread = true;
}

export interface OpeningPdf {
  file: Promise<PdfFile>;
  /** Ends what is under way and gives the memory back. */
  close: () => void;
}

/**
 * Opens a PDF of this origin for looking at it: nothing in it is run, no form is filled, nothing is fetched but the file
 * and the letters that it names. A file with a password refuses with a `PasswordException`.
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
    // Letters look alike on every machine, and as wide as the file counts on.
    useSystemFonts: false,
    BinaryDataFactory: StandardFonts,
  });
  return { file: task.promise, close: () => void task.destroy() };
}

/** Draws a page; notes and fields that were laid over it are part of no figure and stay away. */
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
