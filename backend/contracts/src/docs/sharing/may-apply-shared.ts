import { docTypeOf } from '../types/all-types';

/** Types whose figures become an annual return of the partner that shared them. */
export const RETURN_TYPES = ['statement', 'partner_statement'] as const;

const isReturn = (id: string): boolean => (RETURN_TYPES as readonly string[]).includes(id);

/**
 * What applying a shared document does: its figures become an annual return of the partner, or the end of its validity
 * is watched. Any other is uploaded into the own documents, and applied there.
 */
export function appliedSharedAs(doc_ids: readonly string[] | null): 'return' | 'expiry' | null {
  const ids = doc_ids ?? [];
  if (ids.some(isReturn)) return 'return';
  return ids.some((id) => docTypeOf(id)?.makes.kind === 'expiry') ? 'expiry' : null;
}
