import type { DocType } from '@lichen/contracts/docs/doc-type';
import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import type { Doc } from '../shared/documents';

/** Returns the known types of a document. */
export const typesOf = ({ doc_ids }: Pick<Doc, 'doc_ids'>): readonly DocType[] =>
  (doc_ids ?? []).flatMap((id) => docTypeOf(id) ?? []);
