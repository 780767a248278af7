import type { Action, DraftOf, Entity, InputOf, RecordBase, RecordOf } from '@lichen/contracts/entity/entity';
import type { ListAnswer, RecordAnswer } from '@lichen/contracts/api/api-responses';
import { useRef, useState } from 'react';
import { type QueryClient, useQueryClient } from '../modules/query';
import { changedFields } from './changed-fields';
import { data } from './data';
import { asDataError, type DataError } from './data-error';
import { idempotencyKeys } from './idempotency';
import { dependingOn, isAffected } from './depends-on';
import { keys, kindOf } from './keys';

/** Outcome of a write. A refusal is an answer, not an exception: the form stays open and shows it. */
export type Outcome<T> = { state: 'saved'; record: T } | { state: 'unchanged' } | { state: 'failed'; error: DataError };

/** Marks everything that shows the entity as stale, and fetches again what of it is on screen. */
const refresh = (client: QueryClient, entity: Entity) =>
  client.invalidateQueries({ predicate: (query) => isAffected(query, kindOf(entity)) });

/** Runs one write at a time; a second call while one is under way gets the first one's outcome. */
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

/** Create and update of one entity. Updates send only what differs, on the version that was read. */
export function useSave<E extends Entity>(entity: E) {
  const client = useQueryClient();
  const { run, isRunning } = useSingleFlight<Outcome<RecordOf<E>>>();
  const [once] = useState(idempotencyKeys);

  const keep = async (result: Outcome<RecordOf<E>>) => {
    if (result.state !== 'saved') return result;
    const queryKey = keys.read(entity, result.record._id);
    // A record that nobody has read yet is stored with what it depends on, so that a change finds it.
    client.getQueryCache().build(client, { queryKey, meta: dependingOn(entity.dependsOn) });
    client.setQueryData(queryKey, { ok: true, obj: result.record });
    void refresh(client, entity);
    return result;
  };

  /** `place` tells apart drafts that say the same: rows of a sheet are each a record of its own. */
  const create = (draft: DraftOf<E> | Readonly<Record<string, unknown>>, place?: number) =>
    run(async () => {
      const sent = place === undefined ? draft : [place, draft];
      const idempotencyKey = once.keyOf(sent);
      const result = await outcome<RecordOf<E>>(data(entity.name, { method: 'POST', body: draft, idempotencyKey }));
      if (result.state === 'saved') once.forget(sent);
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

/** Everything but the record itself is asked for again: it is gone, and asking would only answer 404. */
function invalidateDeleted(client: QueryClient, entity: Entity, id: string) {
  const isGone = ({ queryKey: [, verb, params] }: { queryKey: readonly unknown[] }) =>
    verb === 'read' && (params as { id?: string }).id === id;
  client.removeQueries({ predicate: isGone, type: 'inactive' });
  return client.invalidateQueries({ predicate: (query) => isAffected(query, kindOf(entity)) && !isGone(query) });
}

export function useRemove(entity: Entity) {
  const client = useQueryClient();
  const { run, isRunning } = useSingleFlight<Outcome<{ _id: string }>>();
  /** A version limits the write to the record as it was seen; a record changed since then is a conflict. */
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
  /** Puts back what was removed a moment ago, under its id. */
  const restore = (id: string) =>
    run(async () => {
      const path = `${entity.name}/${encodeURIComponent(id)}/restore`;
      const result = await outcome<{ _id: string }>(data(path, { method: 'POST', body: {} }));
      if (result.state === 'saved') void refresh(client, entity);
      return result;
    });
  return { remove, restore, isRemoving: isRunning };
}

/** Shows a change in every cached list at once; the answer gives back what was there. */
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

/** A small change that is shown before the server has answered, and taken back when it refuses. */
export function useToggle<E extends Entity>(entity: E) {
  const client = useQueryClient();
  const { run, isRunning } = useSingleFlight<Outcome<RecordOf<E>>>();
  const toggle = (stored: RecordBase, change: Readonly<Record<string, unknown>>) =>
    run(async () => {
      const takeBack = updateOptimistically(client, entity, stored._id, change);
      const path = `${entity.name}/${encodeURIComponent(stored._id)}`;
      const result = await outcome<RecordOf<E>>(data(path, { method: 'PATCH', body: change, version: stored.version }));
      if (result.state === 'failed') takeBack();
      // The next action on the row uses this version, whether or not the list was refetched.
      if (result.state === 'saved')
        updateOptimistically(client, entity, stored._id, { version: result.record.version });
      void refresh(client, entity);
      return result;
    });
  return { toggle, isRunning };
}

/** A declared action of one record. */
export function useAction<E extends Entity, N extends string & keyof E['actions']>(entity: E, name: N) {
  const client = useQueryClient();
  const { run, isRunning } = useSingleFlight<Outcome<RecordOf<E>>>();
  const act = (stored: RecordBase, input: InputOf<E & { actions: Record<N, Action> }, N>) =>
    run(async () => {
      // What there is one of has no id in its address.
      const at = entity.kind === 'singleton' ? entity.name : `${entity.name}/${encodeURIComponent(stored._id)}`;
      const path = `${at}/${name}`;
      const asked = data<RecordAnswer<RecordOf<E>>>(path, { method: 'POST', body: input, version: stored.version });
      const result = await outcome(asked);
      if (result.state === 'saved') void refresh(client, entity);
      return result;
    });
  return { run: act, isRunning };
}
