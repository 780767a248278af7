/** Server state; only the kit's hooks call it. */
export {
  hashKey,
  keepPreviousData,
  onlineManager,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type { Query, QueryKey, UseMutationResult, UseQueryResult } from '@tanstack/react-query';
