import { type Column, type Translate, useT } from '@lichen/kit';
import type { ReactNode } from 'react';
import { type Doc, typeLabel } from './documents';

type Named = Pick<Doc, 'doc_ids' | 'name'>;

/** Label of the first type of a document, in the language of the reader. */
export const typeName = (row: Pick<Doc, 'doc_ids'>, t: Translate): string => t(typeLabel(row) ?? 'Type not chosen');

/** What lists and screen readers call a document: its type and its file. */
export function useDocumentName(): (row: Named) => string {
  const t = useT();
  return (row) => documentName(row, t);
}

const documentName = (row: Named, t: Translate): string => `${typeName(row, t)}, ${row.name}`;

/** First column of lists of documents: the type, and below it the file. */
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
