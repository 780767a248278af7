import type { Query } from '../modules/query';

const DEPENDS_ON = 'dependsOn';

/**
 * Query metadata: the kinds whose changes make the answer stale, from the contract of its entity or call. Empty where
 * the contract has none, as in releases built with kit 0.1.
 */
export const dependingOn = (kinds: readonly string[] | undefined): Readonly<Record<string, unknown>> =>
  kinds ? { [DEPENDS_ON]: kinds } : {};

/**
 * Returns whether a change of the kind makes the answer stale. Calls without `dependsOn` are refetched after every
 * change, to be safe.
 */
export function isAffected(
  { queryKey: [ownKind, verb], meta }: Pick<Query, 'queryKey' | 'meta'>,
  kind: string,
): boolean {
  const dependsOn = meta?.[DEPENDS_ON];
  if (ownKind === kind) return true;
  return Array.isArray(dependsOn) ? dependsOn.includes(kind) : verb === 'call';
}
