import { DOC_TYPES } from '@lichen/contracts/docs/types/all-types';
import type { PageText } from '@lichen/contracts/docs/reading';
import { soughtOf } from '../fields/sought-of';
import { layoutOf } from '../layout/segments';
import { LEXICONS } from '../lexicon/ideas-of';
import { printedLines, type Shown } from '../provider/printed';
import { readDocument } from '../reader/read-document';
import { pagePicture } from '../reading/page-picture.loader';
import { readPages } from '../reading/read-pages.loader';
import type { ReadInput, ReadOutput, ReadProgress } from './read-output';

const SOUGHT = DOC_TYPES.filter(({ isFormer }) => !isFormer).map(soughtOf);
/** Types that are told by words of their own; the others are chosen by a person. */
const TOLD = SOUGHT.filter(({ type, family = type }) => LEXICONS.some(({ types }) => Object.hasOwn(types, family)));

/** Pages of a scan that are shown as pictures: the figures of a bill stand on its first ones. */
const MOST_PICTURES = 3;

/** What a service is shown: words, and pictures where the words had to be read from pictures. */
async function shownTo(bytes: Uint8Array, pages: readonly PageText[]): Promise<Shown> {
  const scanned = pages.filter(({ readable, words }) => !readable || words.some(({ from }) => from === 'ocr'));
  const pictures: Shown['pictures'][number][] = [];
  for (const { page } of scanned.slice(0, MOST_PICTURES))
    pictures.push({ bytes: await pagePicture(bytes, page), mediaType: 'image/jpeg' });
  return { lines: printedLines(layoutOf(pages)), pictures };
}

/** Runs in a process apart: the document is whatever somebody sent. */
export async function run(
  { bytes, contentType, knowledge, types, isShown }: ReadInput,
  report: (progress: ReadProgress) => void,
): Promise<ReadOutput> {
  const pages = await readPages(bytes, contentType, {
    language: knowledge.accountLanguage,
    progress: (page, of) => report({ page, of }),
  });
  const offered = types.length > 0 ? SOUGHT.filter(({ type }) => types.includes(type)) : TOLD;
  const reading = readDocument(pages, knowledge, offered);
  const shown = isShown ? await shownTo(bytes, pages) : null;
  return { pages: pages.map(({ words: _, ...page }) => page), reading, shown };
}
