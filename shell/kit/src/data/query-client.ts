import { QueryCache, QueryClient } from '../modules/query';
import { asDataError } from './data-error';

interface Options {
  /** The session ended, or is somebody else's: the shell asks who is here again. */
  onSignedOut?: () => void;
}

const worthRetrying = (error: unknown) => {
  const { status } = asDataError(error);
  return status === 0 || status >= 502;
};

/** Reading conflicts with nothing but the person. */
const WHO_ARE_YOU = [401, 409];

/** Server state lives here and nowhere else. Refusals are final; only a lost connection is tried again. */
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
