import { Problem } from '@lichen/contracts/api/problems';
import type { PDFDict, PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import { keepOwnResources } from './own-resources.loader';
import { MOST_PAGES, READING_TEXTS } from '../reading/reading-texts';

type Library = typeof import('@cantoo/pdf-lib');

/** Loads pdf-lib on first use, because it is large. */
export const pdfLibrary = (): Promise<Library> => import('@cantoo/pdf-lib');

/** Keys of a page that affect how it looks. Any other key may lead to other pages or to actions that run on opening. */
const KEPT = new Set([
  ...['Type', 'MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox', 'Rotate', 'UserUnit'],
  ...['Resources', 'Contents', 'Group', 'Annots', 'Parent'],
]);
/** Keys that determine how an annotation looks; its links and actions are removed. */
const KEPT_OF_MARK = new Set(['Type', 'Subtype', 'Rect', 'AP', 'AS', 'F', 'C', 'CA', 'Border', 'BS', 'Contents']);

function keepOnly(dict: PDFDict, kept: ReadonlySet<string>): void {
  for (const key of dict.keys()) if (!kept.has(key.decodeText())) dict.delete(key);
}

/** Removes references from a page to other pages, which would otherwise be copied along unseen. */
function cutTies({ PDFName, PDFArray, PDFDict: Dict }: Library, page: PDFPage): void {
  const { node, doc } = page;
  keepOnly(node, KEPT);
  const marks = node.lookupMaybe(PDFName.of('Annots'), PDFArray);
  if (!marks) return;
  for (let at = marks.size() - 1; at >= 0; at -= 1) {
    const mark = doc.context.lookup(marks.get(at));
    if (mark instanceof Dict) keepOnly(mark, KEPT_OF_MARK);
    else marks.remove(at);
  }
}

/** Opens a PDF for copying its pages. Throws `invalid` if it is damaged, locked, empty or has too many pages. */
export async function openForPages(bytes: Uint8Array): Promise<PDFDocument> {
  const library = await pdfLibrary();
  const opened = await library.PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false }).catch(
    (error: unknown) => {
      const isLocked = error instanceof Error && /encrypt|password/i.test(`${error.name} ${error.message}`);
      throw new Problem('invalid', isLocked ? READING_TEXTS.password : READING_TEXTS.broken);
    },
  );
  const count = orBroken(() => opened.getPageCount());
  if (count > MOST_PAGES) throw new Problem('invalid', READING_TEXTS.tooManyPages);
  if (count === 0) throw new Problem('invalid', READING_TEXTS.broken);
  orBroken(() => {
    for (const page of opened.getPages()) cutTies(library, page);
  });
  return opened;
}

/** Runs `work` and turns any error of the library into `invalid`, because the file is at fault. */
export function orBroken<T>(work: () => T): T {
  try {
    return work();
  } catch {
    throw new Problem('invalid', READING_TEXTS.broken);
  }
}

/** Appends copies of the given pages, counted from 1, to a document. */
export async function addPages(into: PDFDocument, from: PDFDocument, pages: readonly number[]): Promise<void> {
  const library = await pdfLibrary();
  orBroken(() => {
    for (const page of pages) keepOwnResources(library, from.getPage(page - 1));
  });
  const copied = await into
    .copyPages(
      from,
      pages.map((page) => page - 1),
    )
    .catch(() => {
      throw new Problem('invalid', READING_TEXTS.broken);
    });
  for (const page of copied) into.addPage(page);
}

/** Returns a PDF without pages and without the library's own metadata. */
export async function emptyPdf(): Promise<PDFDocument> {
  const { PDFDocument: Document } = await pdfLibrary();
  return Document.create({ updateMetadata: false });
}

/** Returns the bytes of the file; forms stay as they are drawn. */
export const savedPdf = (document: PDFDocument): Promise<Uint8Array> =>
  document.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false });
