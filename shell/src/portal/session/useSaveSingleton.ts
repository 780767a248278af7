import type { Entity } from '@lichen/contracts/entity/entity';
import { asDataError, data, type Outcome, refetchChanged, type Values } from '@lichen/kit';
import { useQueryClient } from '@lichen/kit/query';

const differing = (names: readonly string[], stored: Values, values: Values) =>
  Object.fromEntries(
    names.filter((name) => (stored[name] ?? null) !== (values[name] ?? null)).map((name) => [name, values[name]]),
  );

/** Saves the changed fields of a singleton against the version that was read; its address has no id. */
export function useSaveSingleton(
  { name: entity }: Pick<Entity, 'name'>,
  edited: readonly string[],
): (stored: Values, values: Values) => Promise<Outcome<object>> {
  const client = useQueryClient();
  return async (stored, values) => {
    const body = differing(edited, stored, values);
    if (Object.keys(body).length === 0) return { state: 'unchanged' };
    try {
      const version = typeof stored['version'] === 'number' ? stored['version'] : undefined;
      const { obj } = await data<{ obj: object }>(entity, { method: 'PATCH', body, version });
      refetchChanged(client, { entity, kind: entity });
      return { state: 'saved', record: obj };
    } catch (error) {
      return { state: 'failed', error: asDataError(error) };
    }
  };
}
