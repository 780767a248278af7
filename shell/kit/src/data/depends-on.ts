import type { Query } from '../modules/query';

const DEPENDS_ON = 'dependsOn';

/**
 * Metadata of a query: the kinds whose changes make its answer stale, as the contract of its entity or call says them.
 * Empty where the contract says nothing, as those that releases of kit 0.1 bring with them do.
 */
export const dependingOn = (kinds: readonly string[] | undefined): Readonly<Record<string, unknown>> =>
  kinds ? { [DEPENDS_ON]: kinds } : {};

/**
 * True when a change of the kind makes the answer stale. A call without `dependsOn` is refetched after every change:
 * once too often rather than once too seldom.
 */
export function isAffected(
  { queryKey: [ownKind, verb], meta }: Pick<Query, 'queryKey' | 'meta'>,
  kind: string,
): boolean {
  const dependsOn = meta?.[DEPENDS_ON];
  if (ownKind === kind) return true;
  return Array.isArray(dependsOn) ? dependsOn.includes(kind) : verb === 'call';
}
