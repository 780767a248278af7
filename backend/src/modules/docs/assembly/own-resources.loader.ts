import type { PDFDict, PDFPage } from '@cantoo/pdf-lib';

type Library = typeof import('@cantoo/pdf-lib');

/** Resource kinds that can hold content of other pages: pictures and forms (`XObject`), and patterns. */
const SHOWN = ['XObject', 'Pattern'];
const NAME = /\/([^\s/[\]<>(){}%]+)/g;

const plain = (name: string): string =>
  name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Returns the resource names that the page's content uses; null if the content cannot be parsed. */
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

/** Returns true if a form has no resources of its own and so draws with those of its page. */
const drawsByPage = ({ PDFName, PDFStream }: Library, found: PDFDict): boolean =>
  found.values().some((value) => {
    const form = found.context.lookup(value);
    const isForm = form instanceof PDFStream && form.dict.lookup(PDFName.of('Subtype')) === PDFName.of('Form');
    return isForm && !form.dict.has(PDFName.of('Resources'));
  });

/** Keeps only the pictures and patterns that the page uses. Many files list those of all pages in one dictionary. */
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
