import type { DocCategory, DocType } from '../doc-type';
import { certificateDocs } from './certificates';
import { electricityDoc } from './electricity';
import { waterDoc } from './water';

/** Every type of document, in the order in which they are offered. */
export const DOC_TYPES: readonly DocType[] = [electricityDoc, waterDoc, ...certificateDocs];

const byId = new Map(DOC_TYPES.map((type) => [type.id, type]));

/** The type of an id; undefined where there is none. */
export const docTypeOf = (id: string): DocType | undefined => byId.get(id);

/** Categories of some types, each once. */
export const categoriesOf = (ids: readonly string[]): readonly DocCategory[] => [
  ...new Set(ids.flatMap((id) => byId.get(id)?.category ?? [])),
];
