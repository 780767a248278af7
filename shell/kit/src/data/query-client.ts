import { QueryCache, QueryClient } from '../modules/query';
import { asDataError } from './data-error';

interface Options {
  /** Called when the session has ended or belongs to another person: the shell fetches the portal answer again. */
  onSignedOut?: () => void;
}

const worthRetrying = (error: unknown) => {
  const { status, silent } = asDataError(error);
  // Whoever has waited for half a minute is told so, and tries again when it suits them.
  return !silent && (status === 0 || status >= 502);
};

/** Statuses of a read that mean the session has changed; a read gets no other 409. */
const WHO_ARE_YOU = [401, 409];

/**
 * Makes the cache of server state, the only place where it is kept. Refusals are final; only lost connections are
 * retried.
 */
export function makeQueryClient({ onSignedOut }: Options = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (WHO_ARE_YOU.includes(asDataError(error).status)) onSignedOut?.();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && worthRetrying(error),
      },
    },
  });
}
