import { Problem } from '@lichen/contracts/api/problems';
import { join, sep } from 'node:path';
import { packageFolder } from '../package-folder.loader';
import type { PageText } from '@lichen/contracts/docs/reading';
import { MOST_PAGES, READING_TEXTS } from '../reading-texts';
import { termPage } from '../../structured/term-page';
import { invoiceTerms } from '../xml/invoice-xml.loader';
import { type TextRun, wordsOfRuns } from './run-words';

type Pdfjs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');
type PdfDocument = Awaited<ReturnType<Pdfjs['getDocument']>['promise']>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

const MOST_PIXELS = 50_000_000;
/** Maximum number of text items read from one page; a page with more is built to cost time. */
const MOST_RUNS = 50_000;

/** Loads pdf.js on first use, in the reading process only, because it is large. */
const pdfjs = (): Promise<Pdfjs> => import('pdfjs-dist/legacy/build/pdf.mjs');

const folder = (name: string): string => join(packageFolder('pdfjs-dist'), name) + sep;

function refusalOf(error: unknown): Problem {
  const name = error instanceof Error ? error.name : '';
  return new Problem('invalid', name === 'PasswordException' ? READING_TEXTS.password : READING_TEXTS.broken);
}

async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  const { getDocument, VerbosityLevel } = await pdfjs();
  const opening = getDocument({
    // The library takes ownership of the buffer.
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    stopAtErrors: false,
    maxImageSize: MOST_PIXELS,
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: folder('standard_fonts'),
    verbosity: VerbosityLevel.ERRORS,
  });
  const document = await opening.promise.catch((error: unknown) => {
    throw refusalOf(error);
  });
  if (document.numPages <= MOST_PAGES) return document;
  await document.destroy();
  throw new Problem('invalid', READING_TEXTS.tooManyPages);
}

const ENOUGH_LETTERS = 8;
const MOST_CONTROLS = 0.05;
const LEAST_LETTERS = 0.7;

/** Dots and rules that lead to a value are drawn with characters but are not text. */
const RULES = /([.…·•_=*~-])(?:\s?\1){2,}/g;

/** Share of single characters above which word boundaries cannot be found in the file. */
const MOST_APART = 0.5;

function isSetApart(runs: readonly TextRun[]): boolean {
  const words = runs.flatMap(({ text }) => text.split(/\s+/)).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = words.reduce((sum, word) => sum + [...word].length, 0);
  const apart = words.filter((word) => [...word].length === 1).length;
  return letters >= LEAST_APART && apart > letters * MOST_APART;
}
const LEAST_APART = 60;

/** Returns false for text of fonts without a character table, which gives control and private-use characters. */
export function isReadable(text: string): boolean {
  const marks = [...text.replace(RULES, '')].filter((letter) => !/\s/.test(letter));
  if (marks.length < ENOUGH_LETTERS) return false;
  const controls = marks.filter((letter) => /[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.test(letter)).length;
  const letters = marks.filter((letter) => /[\p{L}\p{N}]/u.test(letter)).length;
  return controls / marks.length <= MOST_CONTROLS && letters / marks.length >= LEAST_LETTERS;
}

type Matrix = readonly number[];

const times = (a: Matrix, b: Matrix): number[] => {
  const [a0 = 1, a1 = 0, a2 = 0, a3 = 1, a4 = 0, a5 = 0] = a;
  const [b0 = 1, b1 = 0, b2 = 0, b3 = 1, b4 = 0, b5 = 0] = b;
  return [
    a0 * b0 + a2 * b1,
    a1 * b0 + a3 * b1,
    a0 * b2 + a2 * b3,
    a1 * b2 + a3 * b3,
    a0 * b4 + a2 * b5 + a4,
    a1 * b4 + a3 * b5 + a5,
  ];
};

function runOf(item: { str: string; width: number; transform: Matrix }, viewport: Matrix): TextRun {
  const [m0 = 1, m1 = 0, m2 = 0, m3 = 1, x = 0, y = 0] = times(viewport, item.transform);
  return {
    text: item.str,
    x,
    y,
    width: item.width,
    height: Math.hypot(m2, m3) || Math.hypot(m0, m1),
    angle: (Math.atan2(m1, m0) * 180) / Math.PI,
  };
}

const turnOf = (degrees: number) => (((degrees % 360) + 360) % 360) as PageText['rotation'];

async function pageText(page: PdfPage): Promise<PageText> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent({ includeMarkedContent: false, disableNormalization: false });
  const runs = items
    .slice(0, MOST_RUNS)
    .flatMap((item) => ('str' in item && item.str !== '' ? [runOf(item, viewport.transform)] : []));
  const { width, height } = viewport;
  return {
    page: page.pageNumber,
    width,
    height,
    rotation: turnOf(page.rotate),
    words: wordsOfRuns(runs, { page: page.pageNumber, width, height }),
    readable: isReadable(runs.map(({ text }) => text).join('')) && !isSetApart(runs),
  };
}

/** Returns an unreadable page in place of one that fails, so that the other pages are still read. */
const blank = (page: number): PageText => ({ page, width: 1, height: 1, rotation: 0, words: [], readable: false });

/** File names under which e-invoices are attached to PDFs. */
const INVOICE_NAMES = /^(?:factur-x|zugferd-invoice|xrechnung|order-x|ebinterface|.*invoice.*)\.xml$/i;
const MOST_ATTACHED = 10_000_000;

/** Returns an attached e-invoice as an additional page; empty if there is none or it cannot be read. */
async function attachedTerms(document: PdfDocument): Promise<PageText[]> {
  const attached = (await document.getAttachments().catch(() => null)) as Record<
    string,
    { filename: string; content: Uint8Array }
  > | null;
  const found = Object.values(attached ?? {}).find(
    ({ filename, content }) => INVOICE_NAMES.test(filename) && content.byteLength <= MOST_ATTACHED,
  );
  if (!found) return [];
  try {
    return [termPage(invoiceTerms(found.content), 0)];
  } catch {
    return [];
  }
}

/** Returns the words of every page of a PDF; throws `invalid` if it cannot be opened. */
export async function pdfPages(bytes: Uint8Array, progress: (page: number, of: number) => void): Promise<PageText[]> {
  const document = await openPdf(bytes);
  try {
    const pages: PageText[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number).catch(() => null);
      pages.push(page ? await pageText(page).catch(() => blank(number)) : blank(number));
      page?.cleanup();
      progress(number, document.numPages);
    }
    return [...pages, ...(await attachedTerms(document))];
  } finally {
    await document.destroy();
  }
}
