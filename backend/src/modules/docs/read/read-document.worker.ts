import { DOC_TYPES } from '@lichen/contracts/docs/types/all-types';
import { soughtOf } from '../fields/sought-of';
import { readDocument } from '../reader/read-document';
import { readPages } from '../reading/read-pages.loader';
import type { ReadInput, ReadOutput, ReadProgress } from './read-output';

/** Runs in a process apart: the document is whatever somebody sent. */
export async function run(
  { bytes, contentType, knowledge, types }: ReadInput,
  report: (progress: ReadProgress) => void,
): Promise<ReadOutput> {
  const pages = await readPages(bytes, contentType, (page, of) => report({ page, of }));
  const offered = DOC_TYPES.filter(({ id, isFormer }) => (types.length > 0 ? types.includes(id) : !isFormer));
  const reading = readDocument(pages, knowledge, offered.map(soughtOf));
  return { pages: pages.map(({ words: _, ...page }) => page), reading };
}
