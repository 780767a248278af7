import type { Migration } from '../../../platform/store/schema';

/** Composes accents in the names of documents, which some systems write apart, so that searches find them. */
export const up: Migration['up'] = async (schema) => {
  const of = (name: string) => (name === name.normalize('NFC') ? null : name.normalize('NFC'));
  for (const table of ['docs', 'shared_docs']) await schema.derive(table, { column: 'name', from: 'name', of });
};
