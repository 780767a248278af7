import type { Migration } from '../../../platform/store/schema';

/**
 * Marks documents that an earlier rule took as renewed: it took certificates of other sites for renewals. The daily job
 * compares each of them again, and until then announces none.
 */
export const up: Migration['up'] = async (schema) => {
  const of = (told: string) => (told === 'renewed' ? 'compare' : null);
  for (const table of ['docs', 'shared_docs'])
    await schema.derive(table, { column: 'expiry_told', from: 'expiry_told', of });
};
