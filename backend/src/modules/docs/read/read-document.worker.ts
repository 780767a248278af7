import { DOC_TYPES } from '@lichen/contracts/docs/types/all-types';
import { soughtOf } from '../fields/sought-of';
import { LEXICONS } from '../lexicon/ideas-of';
import { readDocument } from '../reader/read-document';
import { readPages } from '../reading/read-pages.loader';
import type { ReadInput, ReadOutput, ReadProgress } from './read-output';

const SOUGHT = DOC_TYPES.filter(({ isFormer }) => !isFormer).map(soughtOf);
/** Types that are told by words of their own; the others are chosen by a person. */
const TOLD = SOUGHT.filter(({ type, family = type }) => LEXICONS.some(({ types }) => Object.hasOwn(types, family)));

/** Runs in a process apart: the document is whatever somebody sent. */
export async function run(
  { bytes, contentType, knowledge, types }: ReadInput,
  report: (progress: ReadProgress) => void,
): Promise<ReadOutput> {
  const pages = await readPages(bytes, contentType, {
    language: knowledge.accountLanguage,
    progress: (page, of) => report({ page, of }),
  });
  const offered = types.length > 0 ? SOUGHT.filter(({ type }) => types.includes(type)) : TOLD;
  const reading = readDocument(pages, knowledge, offered);
  return { pages: pages.map(({ words: _, ...page }) => page), reading };
}
