import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { OfflineState } from './OfflineState';
import { Skeleton } from './Skeleton';

interface QueryState<T> {
  data: T | undefined;
  error: unknown;
  refetch: () => unknown;
  /** `paused`: nothing can be asked before the connection is back, and then it is by itself. */
  fetchStatus?: 'fetching' | 'paused' | 'idle';
}

interface Props<T> {
  of: QueryState<T>;
  /** Placeholder of the content while it loads. */
  skeleton?: ReactNode;
  empty?: { when: (data: T) => boolean; text: string; action?: ReactNode };
  what?: string;
  /** Said of an answer that is not there, as `Error: No Data` is of a record. */
  missing?: string;
  children: (data: T) => ReactNode;
}

/** Loading, empty, error, no permission, data: every screen shows exactly one of them. */
export function QueryStates<T>({ of, skeleton, empty, what, missing, children }: Props<T>) {
  const { data, error, refetch, fetchStatus } = of;
  if (data === undefined && error)
    return (
      <ErrorState
        error={error}
        retry={() => void refetch()}
        {...(what ? { what } : {})}
        {...(missing ? { missing } : {})}
      />
    );
  if (data === undefined && fetchStatus === 'paused') return <OfflineState />;
  if (data === undefined) return skeleton ?? <Skeleton />;
  if (empty?.when(data)) return <EmptyState text={empty.text} action={empty.action} />;
  return children(data);
}
