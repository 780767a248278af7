import { docTypeOf } from '../types/all-types';

/** Document types that become an annual return of the partner that shared them. */
export const RETURN_TYPES = ['statement', 'partner_statement'] as const;

const isReturn = (id: string): boolean => (RETURN_TYPES as readonly string[]).includes(id);

/**
 * Returns what applying a shared document does: `return` adds its figures to an annual return of the partner, `expiry`
 * watches its expiry date. Null for other types, which are uploaded as own documents and applied there.
 */
export function appliedSharedAs(doc_ids: readonly string[] | null): 'return' | 'expiry' | null {
  const ids = doc_ids ?? [];
  if (ids.some(isReturn)) return 'return';
  return ids.some((id) => docTypeOf(id)?.makes.kind === 'expiry') ? 'expiry' : null;
}
