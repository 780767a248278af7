import type { Call, Entity, RecordBase, RecordOf } from '@lichen/contracts/entity/entity';
import type { ListAnswer, RecordAnswer } from '@lichen/contracts/api/api-responses';
import { useCallback } from 'react';
import type { z } from 'zod';
import { keepPreviousData, type UseQueryResult, useQueries, useQuery } from '../modules/query';
import { usePortal } from '../portal/portal';
import { data, type DataOptions } from './data';
import type { DataError } from './data-error';
import { dependingOn } from './depends-on';
import { keys } from './keys';
import { useSocketConnected } from './socket-state';
import { type PollingKind, polling } from './polling';
import type { QueryInput } from './query-string';

/** Result of a read, as react-query returns it; errors are always a `DataError`. */
export type QueryResult<T> = UseQueryResult<T, DataError>;

/** Number of records that pickers and sheets load. */
export const PICKER_LIMIT = 2000;

interface Options {
  /** `false` waits until the query is complete. */
  enabled?: boolean;
  /** Polls while the query is mounted and the socket is disconnected. */
  poll?: PollingKind;
}

/**
 * Returns query options: the kinds whose changes make the answer stale, and polling while the socket is disconnected.
 */
function useRefreshing(dependsOn: readonly string[] | undefined, poll?: PollingKind) {
  const isConnected = useSocketConnected();
  const polled = poll ? polling(poll, isConnected) : undefined;
  return { ...polled, meta: { ...dependingOn(dependsOn), ...polled?.meta } };
}

/** Reads a list. The current page stays visible while the next one loads. */
export function useRecords<E extends Entity>(
  entity: E,
  query: QueryInput = {},
  { enabled = true, poll }: Options = {},
): QueryResult<ListAnswer<RecordOf<E>>> {
  return useQuery({
    queryKey: keys.list(entity, query),
    queryFn: ({ signal }) => data<ListAnswer<RecordOf<E>>>(entity.name, { query, signal }),
    placeholderData: keepPreviousData,
    ...useRefreshing(entity.dependsOn, poll),
    enabled,
  });
}

const objOf = <T extends object>(answer: RecordAnswer<T>): T => answer.obj;

/** Reads one record; waits while there is no id. `poll` refetches while the socket is disconnected. */
export function useRecord<E extends Entity>(
  entity: E,
  id: string | null | undefined,
  { poll }: Pick<Options, 'poll'> = {},
): QueryResult<RecordOf<E>> {
  return useQuery({
    queryKey: keys.read(entity, id ?? ''),
    queryFn: ({ signal }) =>
      data<RecordAnswer<RecordOf<E>>>(`${entity.name}/${encodeURIComponent(id ?? '')}`, { signal }),
    select: objOf<RecordOf<E>>,
    ...useRefreshing(entity.dependsOn, poll),
    enabled: Boolean(id),
  });
}

/** Reads the one record that a company or person has of the entity. */
export function useSingleton<E extends Entity>(entity: E): QueryResult<RecordOf<E>> {
  return useQuery({
    queryKey: keys.singleton(entity),
    queryFn: ({ signal }) => data<RecordAnswer<RecordOf<E>>>(entity.name, { signal }),
    select: objOf<RecordOf<E>>,
    meta: dependingOn(entity.dependsOn),
  });
}

type ReadCall<I extends z.ZodType> = Pick<Call<I>, 'name' | 'dependsOn'> & { readonly input?: I };

/** Reads a call. It is refetched when anything in the call's `dependsOn` changes. */
const useCallAnswer = <T>(
  { name, dependsOn }: Pick<Call, 'name' | 'dependsOn'>,
  input: object,
  sent: DataOptions,
  { enabled = true }: Options,
): QueryResult<T> =>
  useQuery({
    queryKey: keys.call(name, input),
    queryFn: ({ signal }) => data<T>(name, { ...sent, signal }),
    placeholderData: keepPreviousData,
    meta: dependingOn(dependsOn),
    enabled,
  });

/** Reads a call with `GET`; `T` is the answer that its contract states. */
export const useCall = <T, I extends z.ZodType = z.ZodType>(
  call: ReadCall<I>,
  input: z.input<I> & QueryInput,
  options: Options = {},
): QueryResult<T> => useCallAnswer<T>(call, input, { query: input }, options);

/** Reads a call by `POST`, because its input is too long for an address. */
export const usePostedCall = <T>(
  call: Pick<Call, 'name' | 'dependsOn'>,
  body: object,
  options: Options = {},
): QueryResult<T> => useCallAnswer<T>(call, body, { method: 'POST', body, isRead: true }, options);

interface AnswerOptions extends Options, Pick<DataOptions, 'patience'> {
  query?: QueryInput;
  body?: unknown;
  /**
   * For the initial record of a form: removed from the cache with the form, so that the next one reads the stored
   * record.
   */
  isOnce?: boolean;
}

/**
 * Reads any other path under `/api/data`, cached under the kind whose changes make it stale. With a body it is sent by
 * `POST`.
 */
export function useAnswer<T>(
  [kind, verb]: readonly [kind: string, verb: string],
  path: string,
  { query = {}, body, enabled = true, poll, isOnce = false, patience }: AnswerOptions = {},
): QueryResult<T> {
  return useQuery({
    queryKey: [kind, verb, { path, ...query, ...(body === undefined ? {} : { body }) }],
    queryFn: ({ signal }) =>
      data<T>(path, {
        ...{ query, signal, patience, isRead: true },
        ...(body === undefined ? {} : { method: 'POST' as const, body }),
      }),
    ...(verb === 'call' || verb === 'preview' ? { placeholderData: keepPreviousData } : {}),
    ...(isOnce ? { gcTime: 0 } : {}),
    ...useRefreshing(undefined, poll),
    enabled,
  });
}

/** Entry of a reference list; lists add their own fields (`country` of a grid, `continent` of a country). */
export interface ReferenceRow {
  code: string;
  label: string;
  [fact: string]: unknown;
}

const referenceQuery = (name: string, where: QueryInput, lang: string) => {
  const query = { name, ...where, lang };
  return {
    queryKey: ['reference', 'list', query],
    queryFn: ({ signal }: { signal: AbortSignal }) => data<ListAnswer<ReferenceRow>>('reference', { query, signal }),
    select: listOf,
    staleTime: Number.POSITIVE_INFINITY,
  };
};

/** Reads a reference list, which only changes with releases. */
export function useReference(name: string, where: QueryInput = {}, options: Options = {}): QueryResult<ReferenceRow[]> {
  const { language } = usePortal();
  return useQuery({ ...referenceQuery(name, where, language), enabled: options.enabled ?? true });
}

/** Combines answers to a map of rows by name, with a stable identity; rows that have not loaded are empty. */
const useListed = <T>(names: readonly string[]) =>
  useCallback(
    (answers: { data: readonly T[] | undefined }[]): ReadonlyMap<string, readonly T[]> =>
      new Map(names.map((name, at) => [name, answers[at]?.data ?? []])),
    [names],
  );

/** Reads several reference lists; `names` must keep its identity between renders. */
export function useReferences(names: readonly string[]): ReadonlyMap<string, readonly ReferenceRow[]> {
  const { language } = usePortal();
  const combine = useListed<ReferenceRow>(names);
  return useQueries({ queries: names.map((name) => referenceQuery(name, {}, language)), combine });
}

/** Reads all records of an entity, page by page, because a name that is not among them counts as unknown. */
async function everyRecord(name: string, signal: AbortSignal): Promise<ListAnswer<RecordBase>> {
  const list: RecordBase[] = [];
  for (;;) {
    const offset = list.length === 0 ? {} : { offset: list.length };
    const page = await data<ListAnswer<RecordBase>>(name, { query: { limit: PICKER_LIMIT, ...offset }, signal });
    list.push(...page.list);
    if (page.list.length === 0 || list.length >= page.total) return { ...page, list, count: list.length };
  }
}

const recordsQuery = (name: string) => ({
  queryKey: [name, 'list', { limit: PICKER_LIMIT }],
  queryFn: ({ signal }: { signal: AbortSignal }) => everyRecord(name, signal),
  select: (answer: ListAnswer<RecordBase>) => answer.list,
});

/** Reads all records of several entities; `names` as in `useReferences`. */
export function useRecordLists(names: readonly string[]): ReadonlyMap<string, readonly RecordBase[]> {
  const combine = useListed<RecordBase>(names);
  return useQueries({ queries: names.map(recordsQuery), combine });
}

const listOf = (answer: ListAnswer<ReferenceRow>) => answer.list;

/** Returns the labels of a list's codes; the code itself until they have loaded. */
export function useCodeLabels(name: string): (code: string | null | undefined) => string {
  const rows = useReference(name).data;
  return (code) => rows?.find((row) => row.code === code)?.label ?? code ?? '';
}
