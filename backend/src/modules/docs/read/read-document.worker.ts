import type { PageText } from '@lichen/contracts/docs/reading';
import { nothingKnown } from '../fields/knowledge';
import { layoutOf } from '../layout/segments';
import { meterReading } from '../meter/meter-reading';
import { printedLines, type Shown } from '../provider/printed';
import { SOUGHT, TOLD } from '../reader/offered-types';
import { partsIn } from '../reader/parts-in';
import { readDocument } from '../reader/read-document';
import { pagePicture } from '../reading/page-picture.loader';
import { meterFile } from '../reading/meter/meter-file.loader';
import { readPages } from '../reading/read-pages.loader';
import { usageXml } from '../reading/xml/usage-xml.loader';
import type { ReadInput, ReadOutput, ReadProgress } from './read-output';

/** Maximum number of scanned pages sent as pictures; the figures of a bill are on its first pages. */
const MOST_PICTURES = 3;

/** Returns what a service may see: the words, and pictures of pages whose words come from OCR. */
async function shownTo(bytes: Uint8Array, pages: readonly PageText[]): Promise<Shown> {
  const scanned = pages.filter(({ readable, words }) => !readable || words.some(({ from }) => from === 'ocr'));
  const pictures: Shown['pictures'][number][] = [];
  for (const { page } of scanned.slice(0, MOST_PICTURES))
    pictures.push({ bytes: await pagePicture(bytes, page), mediaType: 'image/jpeg' });
  return { lines: printedLines(layoutOf(pages)), pictures };
}

/** Runs in a separate process, because the document comes from an unknown sender. */
export async function run(
  { bytes, contentType, knowledge, types, isShown }: ReadInput,
  report: (progress: ReadProgress) => void,
): Promise<ReadOutput> {
  const pages = await readPages(bytes, contentType, {
    language: knowledge.accountLanguage,
    progress: (page, of) => report({ page, of }),
  });
  const offered = types.length > 0 ? SOUGHT.filter(({ type }) => types.includes(type)) : TOLD;
  const metered = meterFile(bytes, contentType) ?? usageXml(bytes);
  const counted = metered && meterReading(metered, pages, types);
  const reading = counted ?? readDocument(pages, knowledge, offered);
  const parts = counted ? null : partsIn(pages, knowledge, offered);
  const shown = isShown ? await shownTo(bytes, pages) : null;
  return { pages: pages.map(({ words: _, ...page }) => page), parts, reading, shown };
}

/** A one-line PDF without a cross-reference table, which the reader has to rebuild. */
const SMALL = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 67>>stream
BT /F 12 Tf 40 700 Td (Invoice number 20418 of 3 June 2026) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

/** Reads a sample page, so that the reader's libraries are loaded before the first document arrives. */
export const warm = (): Promise<unknown> => {
  const input = { contentType: 'application/pdf', knowledge: nothingKnown('2026-01-01'), types: [], isShown: false };
  return run({ ...input, bytes: Buffer.from(SMALL) }, () => undefined);
};
