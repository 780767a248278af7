import { QueryCache, QueryClient } from '../modules/query';
import { asDataError } from './data-error';

interface Options {
  /** The session ended: the shell asks who is here again. */
  onSignedOut?: () => void;
}

const worthRetrying = (error: unknown) => {
  const { status } = asDataError(error);
  return status === 0 || status >= 502;
};

/** Server state lives here and nowhere else. Refusals are final; only a lost connection is tried again. */
export function makeQueryClient({ onSignedOut }: Options = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (asDataError(error).status === 401) onSignedOut?.();
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
