import type { PageText } from '@lichen/contracts/docs/reading';
import { readPages } from './read-pages.loader';

/** Runs in a process apart: the document is whatever somebody sent. Reports how many of its pages are read. */
export function run(
  { bytes, contentType }: { bytes: Uint8Array; contentType: string },
  report: (progress: { readonly page: number; readonly of: number }) => void,
): Promise<PageText[]> {
  return readPages(bytes, contentType, (page, of) => report({ page, of }));
}
