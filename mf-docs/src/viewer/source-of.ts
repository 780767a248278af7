import type { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Source } from './usePages';
import { receivedAddress } from '@lichen/contracts/compliance/passports/received-passport.entity';
import { docPages, sharedDocPages } from '@lichen/contracts/docs/shown-pages.call';
import type { DocContents } from '@lichen/contracts/docs/doc.entity';
import type { Doc } from '../shared/documents';
import { fileAddress, sharedFileAddress } from '../shared/file-address';

type SharedDoc = Pick<RecordOf<typeof sharedDoc>, '_id' | 'shared_on' | 'contents'>;

const PICTURES = ['image/png', 'image/jpeg', 'image/webp'];

/** Returns the source of a document's pages; null where it has no file. */
export function sourceOf({ _id, contents }: Pick<Doc, '_id' | 'contents'>): Source | null {
  if (!contents) return null;
  // The address depends on the content's hash, so that the browser caches the file.
  return sourceAt(contents, { address: fileAddress(_id, contents.hash.slice(0, 12)), call: docPages.name, id: _id });
}

/** Returns the source of the pages of a document that a partner shares; null where it has no file. */
export function sourceOfShared(record: SharedDoc): Source | null {
  const { _id: id, contents } = record;
  return contents && sourceAt(contents, { address: sharedFileAddress(record), call: sharedDocPages.name, id });
}

type Pages = Omit<Extract<Source, { kind: 'made' }>, 'kind'>;

function sourceAt({ type }: Pick<DocContents, 'type'>, { address, call, id }: Pages): Source {
  if (type === 'application/pdf') return { kind: 'pdf', address };
  return PICTURES.includes(type) ? { kind: 'pictures', addresses: [address] } : { kind: 'made', call, id, address };
}

const PICTURE_ENDINGS = ['png', 'jpg', 'jpeg', 'webp'];

/** Returns the source of a passport file's pages; null where it is neither a PDF nor an image. */
export function sourceOfPassport(id: string, file: string): Source | null {
  const ending = file.split('.').at(-1) ?? '';
  const address = receivedAddress(id, file);
  if (ending === 'pdf') return { kind: 'pdf', address };
  return PICTURE_ENDINGS.includes(ending) ? { kind: 'pictures', addresses: [address] } : null;
}
