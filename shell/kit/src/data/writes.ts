import type { Action, DraftOf, Entity, InputOf, RecordBase, RecordOf } from '@lichen/contracts/entity/entity';
import type { ListAnswer, RecordAnswer } from '@lichen/contracts/api/api-responses';
import { CALL_TEXTS } from '@lichen/contracts/text/texts';
import { useRef, useState } from 'react';
import { type QueryClient, useQueryClient } from '../modules/query';
import { changedFields } from './changed-fields';
import { data, type DataOptions } from './data';
import { asDataError, type DataError } from './data-error';
import { idempotencyKeys } from './idempotency';
import { dependingOn, isAffected } from './depends-on';
import { keys, kindOf } from './keys';

/** Outcome of a write. A refusal is returned, not thrown: the form stays open and shows it. */
export type Outcome<T> = { state: 'saved'; record: T } | { state: 'unchanged' } | { state: 'failed'; error: DataError };

/** Marks all queries that show the entity as stale, and refetches those on screen. */
const refresh = (client: QueryClient, entity: Entity) =>
  client.invalidateQueries({ predicate: (query) => isAffected(query, kindOf(entity)) });

/** Runs one write at a time; a second call meanwhile returns the first one's outcome. */
export function useSingleFlight<T>() {
  const underWay = useRef<Promise<T> | null>(null);
  const [isRunning, setRunning] = useState(false);
  const run = (work: () => Promise<T>): Promise<T> => {
    if (underWay.current) return underWay.current;
    setRunning(true);
    underWay.current = work().finally(() => {
      underWay.current = null;
      setRunning(false);
    });
    return underWay.current;
  };
  return { run, isRunning };
}

async function outcome<T extends object>(asked: Promise<RecordAnswer<T>>): Promise<Outcome<T>> {
  try {
    return { state: 'saved', record: (await asked).obj };
  } catch (error) {
    return { state: 'failed', error: asDataError(error) };
  }
}

/** Creates and updates records of one entity. Updates send only changed fields, with the version that was read. */
export function useSave<E extends Entity>(entity: E) {
  const client = useQueryClient();
  const { run, isRunning } = useSingleFlight<Outcome<RecordOf<E>>>();
  const [once] = useState(idempotencyKeys);

  const keep = async (result: Outcome<RecordOf<E>>) => {
    if (result.state !== 'saved') return result;
    const queryKey = keys.read(entity, result.record._id);
    // Stores a record that was not read yet with its dependencies, so that changes refetch it.
    client.getQueryCache().build(client, { queryKey, meta: dependingOn(entity.dependsOn) });
    client.setQueryData(queryKey, { ok: true, obj: result.record });
    void refresh(client, entity);
    return result;
  };

  /** `place` distinguishes equal drafts, because every row of a sheet is its own record. */
  const create = (draft: DraftOf<E> | Readonly<Record<string, unknown>>, place?: number) =>
    run(async () => {
      const idempotencyKey = once.keyOf(draft, place);
      const result = await outcome<RecordOf<E>>(data(entity.name, { method: 'POST', body: draft, idempotencyKey }));
      if (result.state !== 'failed' || result.error.message === CALL_TEXTS.savedBefore) once.forget(idempotencyKey);
      // A line that was cut within the answer, or an edge that gave up, leaves open whether it was saved.
      else if (result.error.status === 0 || result.error.status >= 500) once.doubt(idempotencyKey, place);
      return keep(result);
    });

  const update = (stored: RecordBase, values: Readonly<Record<string, unknown>>) => {
    const body = changedFields(entity.fields, stored, values);
    if (Object.keys(body).length === 0) return Promise.resolve({ state: 'unchanged' } as const);
    const path = `${entity.name}/${encodeURIComponent(stored._id)}`;
    return run(async () => keep(await outcome(data(path, { method: 'PATCH', body, version: stored.version }))));
  };

  return { create, update, isSaving: isRunning };
}

/** Invalidates everything but the deleted record itself, which would only answer 404. */
function invalidateDeleted(client: QueryClient, entity: Entity, id: string) {
  const isGone = ({ queryKey: [, verb, params] }: { queryKey: readonly unknown[] }) =>
    verb === 'read' && (params as { id?: string }).id === id;
  client.removeQueries({ predicate: isGone, type: 'inactive' });
  return client.invalidateQueries({ predicate: (query) => isAffected(query, kindOf(entity)) && !isGone(query) });
}

/** Deletes records and restores them. A refusal is an outcome, not an exception; lists are refetched. */
export function useRemove(entity: Entity) {
  const client = useQueryClient();
  const { run, isRunning } = useSingleFlight<Outcome<{ _id: string }>>();
  /** With a version, the deletion is a conflict if the record has changed since. */
  const remove = (id: string, version?: number) =>
    run(async () => {
      try {
        const seen = version === undefined ? {} : { version };
        await data(`${entity.name}/${encodeURIComponent(id)}`, { method: 'DELETE', ...seen });
        void invalidateDeleted(client, entity, id);
        return { state: 'saved', record: { _id: id } };
      } catch (error) {
        return { state: 'failed', error: asDataError(error) };
      }
    });
  /** Restores a record that was just deleted, under its id. */
  const restore = (id: string) =>
    run(async () => {
      const path = `${entity.name}/${encodeURIComponent(id)}/restore`;
      const result = await outcome<{ _id: string }>(data(path, { method: 'POST', body: {} }));
      if (result.state === 'saved') void refresh(client, entity);
      return result;
    });
  return { remove, restore, isRemoving: isRunning };
}

/** Applies a change to every cached list at once; returns a function that reverts it. */
function updateOptimistically(
  client: QueryClient,
  entity: Entity,
  id: string,
  change: Readonly<Record<string, unknown>>,
) {
  const queryKey = [kindOf(entity), 'list'];
  const before = client.getQueriesData<ListAnswer<RecordBase>>({ queryKey });
  client.setQueriesData<ListAnswer<RecordBase>>({ queryKey }, (answer) =>
    answer ? { ...answer, list: answer.list.map((row) => (row._id === id ? { ...row, ...change } : row)) } : undefined,
  );
  return () => {
    for (const [key, answer] of before) client.setQueryData(key, answer);
  };
}

/** Makes a small change visible before the server answers, and reverts it if the server refuses. */
export function useToggle<E extends Entity>(entity: E) {
  const client = useQueryClient();
  const { run, isRunning } = useSingleFlight<Outcome<RecordOf<E>>>();
  const toggle = (stored: RecordBase, change: Readonly<Record<string, unknown>>) =>
    run(async () => {
      const takeBack = updateOptimistically(client, entity, stored._id, change);
      const path = `${entity.name}/${encodeURIComponent(stored._id)}`;
      const result = await outcome<RecordOf<E>>(data(path, { method: 'PATCH', body: change, version: stored.version }));
      if (result.state === 'failed') takeBack();
      // The next action on the row must use this version, even if the list was not refetched.
      if (result.state === 'saved')
        updateOptimistically(client, entity, stored._id, { version: result.record.version });
      void refresh(client, entity);
      return result;
    });
  return { toggle, isRunning };
}

/** Runs a declared action on one record; `patience` as for `data`. */
export function useAction<E extends Entity, N extends string & keyof E['actions']>(
  entity: E,
  name: N,
  { patience }: Pick<DataOptions, 'patience'> = {},
) {
  const client = useQueryClient();
  const { run, isRunning } = useSingleFlight<Outcome<RecordOf<E>>>();
  const act = (stored: RecordBase, input: InputOf<E & { actions: Record<N, Action> }, N>) =>
    run(async () => {
      // Singletons have no id in their address.
      const at = entity.kind === 'singleton' ? entity.name : `${entity.name}/${encodeURIComponent(stored._id)}`;
      const path = `${at}/${name}`;
      const sent = { method: 'POST', body: input, version: stored.version, patience } as const;
      const result = await outcome(data<RecordAnswer<RecordOf<E>>>(path, sent));
      if (result.state === 'saved') void refresh(client, entity);
      return result;
    });
  return { run: act, isRunning };
}
