import { type Column, type Translate, useT } from '@lichen/kit';
import type { ReactNode } from 'react';
import { type Doc, typeLabel } from './documents';

type Named = Pick<Doc, 'doc_ids' | 'name'>;

/** Returns the label of a document's first type in the user's language. */
export const typeName = (row: Pick<Doc, 'doc_ids'>, t: Translate): string => t(typeLabel(row) ?? 'Type not chosen');

/** Returns a function that names a document by its type and file, for lists and screen readers. */
export function useDocumentName(): (row: Named) => string {
  const t = useT();
  return (row) => documentName(row, t);
}

const documentName = (row: Named, t: Translate): string => `${typeName(row, t)}, ${row.name}`;

/** The first column of document lists: the type, with the file name below it. */
export const documentColumn = <R extends Named>(
  t: Translate,
  below: (row: R) => ReactNode = ({ name }) => name,
): Column<R> => ({
  key: 'document',
  title: 'Document',
  fixed: true,
  card: 'title',
  text: (row) => documentName(row, t),
  render: (row) => (
    <>
      <span className="doc-name">{typeName(row, t)}</span>
      <span className="doc-quiet">{below(row)}</span>
    </>
  ),
});
