/** The library for server state; only the kit's hooks use it. */
export {
  keepPreviousData,
  onlineManager,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type { Query, UseQueryResult } from '@tanstack/react-query';
