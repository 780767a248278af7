import type { PDFDict, PDFPage } from '@cantoo/pdf-lib';

type Library = typeof import('@cantoo/pdf-lib');

/** Pictures, forms and patterns: what of a page's resources can show what is on another page. */
const SHOWN = ['XObject', 'Pattern'];
const NAME = /\/([^\s/[\]<>(){}%]+)/g;

const plain = (name: string): string =>
  name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Names that the page draws by; null where its content cannot be looked through. */
function namesOn({ PDFArray, PDFRawStream, decodePDFRawStream }: Library, { node, doc }: PDFPage): Set<string> | null {
  const contents = node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((each) => doc.context.lookup(each)) : [contents];
  const names = new Set<string>();
  for (const stream of streams) {
    if (!(stream instanceof PDFRawStream)) return null;
    const text = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
    for (const [, name = ''] of text.matchAll(NAME)) names.add(plain(name));
  }
  return names;
}

/** A form without resources of its own draws by those of its page. */
const drawsByPage = ({ PDFName, PDFStream }: Library, found: PDFDict): boolean =>
  found.values().some((value) => {
    const form = found.context.lookup(value);
    const isForm = form instanceof PDFStream && form.dict.lookup(PDFName.of('Subtype')) === PDFName.of('Form');
    return isForm && !form.dict.has(PDFName.of('Resources'));
  });

/** Leaves a page the pictures that it shows: many files keep those of all pages in one place. */
export function keepOwnResources(library: Library, page: PDFPage): void {
  const { PDFName, PDFDict: Dict } = library;
  const { node, doc } = page;
  const all = node.Resources();
  const names = all && namesOn(library, page);
  if (!names) return;
  const own = all.clone(doc.context);
  for (const kind of SHOWN) {
    const found = own.lookup(PDFName.of(kind));
    if (!(found instanceof Dict) || drawsByPage(library, found)) continue;
    const kept = found.clone(doc.context);
    for (const key of kept.keys()) if (!names.has(key.decodeText())) kept.delete(key);
    own.set(PDFName.of(kind), kept);
  }
  node.set(PDFName.of('Resources'), own);
}
