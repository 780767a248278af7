import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { OfflineState } from './OfflineState';
import { Skeleton } from './Skeleton';

interface QueryState<T> {
  data: T | undefined;
  error: unknown;
  refetch: () => unknown;
  /** `paused`: the request waits for the connection, and is then sent automatically. */
  fetchStatus?: 'fetching' | 'paused' | 'idle';
}

interface Props<T> {
  of: QueryState<T>;
  /** Placeholder while the content loads. */
  skeleton?: ReactNode;
  empty?: { when: (data: T) => boolean; text: string; action?: ReactNode };
  what?: string;
  /** Text for a missing answer that is not a record, instead of `Error: No Data`. */
  missing?: string;
  children: (data: T) => ReactNode;
}

/** Loading, empty, error, no permission, or data: every screen shows exactly one of them. */
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
