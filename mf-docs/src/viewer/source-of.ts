import type { Source } from './usePages';
import type { DocContents } from '@lichen/contracts/docs/doc.entity';
import type { Doc } from '../shared/documents';
import { fileAddress } from '../shared/file-address';

const PICTURES = ['image/png', 'image/jpeg', 'image/webp'];

/** What of a document can be looked at in a browser; null where it is nothing but a file to download. */
export function sourceOf({ _id, contents }: Pick<Doc, '_id' | 'contents'>): Source | null {
  if (!contents) return null;
  // The same bytes have the same address, so that they are fetched once.
  return sourceAt(contents, fileAddress(_id, contents.hash.slice(0, 12)));
}

/** The same of a file that is at another address. */
export function sourceAt(contents: Pick<DocContents, 'type'>, address: string): Source | null {
  if (contents.type === 'application/pdf') return { kind: 'pdf', address };
  return PICTURES.includes(contents.type) ? { kind: 'pictures', addresses: [address] } : null;
}
