import type { Call, Entity, RecordBase, RecordOf } from '@lichen/contracts/entity/entity';
import type { ListAnswer, RecordAnswer } from '@lichen/contracts/api/api-responses';
import { useCallback } from 'react';
import type { z } from 'zod';
import { keepPreviousData, type UseQueryResult, useQueries, useQuery } from '../modules/query';
import { usePortal } from '../portal/portal';
import { data } from './data';
import type { DataError } from './data-error';
import { dependingOn } from './depends-on';
import { keys } from './keys';
import { useSocketConnected } from './socket-state';
import { type PollingKind, polling } from './polling';
import type { QueryInput } from './query-string';

export type QueryResult<T> = UseQueryResult<T, DataError>;

/** Number of records that pickers and sheets load. */
export const PICKER_LIMIT = 2000;

interface Options {
  /** `false` waits: nothing is asked until the question is complete. */
  enabled?: boolean;
  /** Asks again and again while the question stands on screen and no push tells of changes. */
  poll?: PollingKind;
}

/** Query options: the kinds whose change makes the answer stale, and polling while nothing is pushed. */
function useRefreshing(dependsOn: readonly string[] | undefined, poll?: PollingKind) {
  const isConnected = useSocketConnected();
  const polled = poll ? polling(poll, isConnected) : undefined;
  return { ...polled, meta: { ...dependingOn(dependsOn), ...polled?.meta } };
}

/** A list. The page shown stays while the next one is on its way. */
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

export function useSingleton<E extends Entity>(entity: E): QueryResult<RecordOf<E>> {
  return useQuery({
    queryKey: keys.singleton(entity),
    queryFn: ({ signal }) => data<RecordAnswer<RecordOf<E>>>(entity.name, { signal }),
    select: objOf<RecordOf<E>>,
    meta: dependingOn(entity.dependsOn),
  });
}

type ReadCall<I extends z.ZodType> = Pick<Call<I>, 'name' | 'dependsOn'> & { readonly input?: I };

/**
 * The answer to a call with `GET`; `T` is what the contract of the call says it answers. It is asked again when something
 * that the call depends on has changed.
 */
export function useCall<T, I extends z.ZodType = z.ZodType>(
  call: ReadCall<I>,
  input: z.input<I> & QueryInput,
  { enabled = true }: Options = {},
): QueryResult<T> {
  return useQuery({
    queryKey: keys.call(call.name, input),
    queryFn: ({ signal }) => data<T>(call.name, { query: input, signal }),
    placeholderData: keepPreviousData,
    meta: dependingOn(call.dependsOn),
    enabled,
  });
}

/** Reads a call whose input is sent as the body of a `POST`, because an address has no room for it. */
export function usePostedCall<T>(
  call: Pick<Call, 'name' | 'dependsOn'>,
  body: object,
  { enabled = true }: Options = {},
): QueryResult<T> {
  return useQuery({
    queryKey: keys.call(call.name, body),
    queryFn: ({ signal }) => data<T>(call.name, { method: 'POST', body, signal }),
    placeholderData: keepPreviousData,
    meta: dependingOn(call.dependsOn),
    enabled,
  });
}

interface AnswerOptions extends Options {
  query?: QueryInput;
  body?: unknown;
  /** Initial record of a form, dropped with the form, so that the next one starts from the stored record. */
  isOnce?: boolean;
}

/**
 * Any other question under `/api/data`, cached under the kind whose changes make it stale. One with a body is posted.
 */
export function useAnswer<T>(
  [kind, verb]: readonly [kind: string, verb: string],
  path: string,
  { query = {}, body, enabled = true, poll, isOnce = false }: AnswerOptions = {},
): QueryResult<T> {
  return useQuery({
    queryKey: [kind, verb, { path, ...query, ...(body === undefined ? {} : { body }) }],
    queryFn: ({ signal }) =>
      data<T>(path, { query, signal, ...(body === undefined ? {} : { method: 'POST' as const, body }) }),
    ...(verb === 'call' || verb === 'preview' ? { placeholderData: keepPreviousData } : {}),
    ...(isOnce ? { gcTime: 0 } : {}),
    ...useRefreshing(undefined, poll),
    enabled,
  });
}

/** One entry of a reference list; lists add their own facts (`country` of a grid, `continent` of a country). */
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

/** A shared list that changes with releases only. */
export function useReference(name: string, where: QueryInput = {}, options: Options = {}): QueryResult<ReferenceRow[]> {
  const { language } = usePortal();
  return useQuery({ ...referenceQuery(name, where, language), enabled: options.enabled ?? true });
}

/** The rows of each name, the same map until one of them changes; what has not come yet is empty. */
const useListed = <T>(names: readonly string[]) =>
  useCallback(
    (answers: { data: readonly T[] | undefined }[]): ReadonlyMap<string, readonly T[]> =>
      new Map(names.map((name, at) => [name, answers[at]?.data ?? []])),
    [names],
  );

/** Several shared lists; `names` must be the same array from one time to the next. */
export function useReferences(names: readonly string[]): ReadonlyMap<string, readonly ReferenceRow[]> {
  const { language } = usePortal();
  const combine = useListed<ReferenceRow>(names);
  return useQueries({ queries: names.map((name) => referenceQuery(name, {}, language)), combine });
}

/** All records of an entity, in as many answers as that takes: a name that is not among them counts as unknown. */
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

/** All records of several entities; `names` as above. */
export function useRecordLists(names: readonly string[]): ReadonlyMap<string, readonly RecordBase[]> {
  const combine = useListed<RecordBase>(names);
  return useQueries({ queries: names.map(recordsQuery), combine });
}

const listOf = (answer: ListAnswer<ReferenceRow>) => answer.list;

/** Words for the codes of a list; the code itself until they have come. */
export function useCodeLabels(name: string): (code: string | null | undefined) => string {
  const rows = useReference(name).data;
  return (code) => rows?.find((row) => row.code === code)?.label ?? code ?? '';
}
