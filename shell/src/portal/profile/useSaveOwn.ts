import { asDataError, data, type Outcome, type Values } from '@lichen/kit';
import { useQueryClient } from '@lichen/kit/query';

const EDITED = ['first_name', 'last_name', 'role'] as const;

const differing = (stored: Values, values: Values) =>
  Object.fromEntries(
    EDITED.filter((name) => (stored[name] ?? null) !== (values[name] ?? null)).map((name) => [name, values[name]]),
  );

/** Sends what differs, on the version that was read: the profile has no id in its address. */
export function useSaveOwn(): (stored: Values, values: Values) => Promise<Outcome<object>> {
  const client = useQueryClient();
  return async (stored, values) => {
    const body = differing(stored, values);
    if (Object.keys(body).length === 0) return { state: 'unchanged' };
    try {
      const version = typeof stored['version'] === 'number' ? stored['version'] : undefined;
      const { obj } = await data<{ obj: object }>('profile', { method: 'PATCH', body, version });
      await client.invalidateQueries({ queryKey: ['profile'] });
      return { state: 'saved', record: obj };
    } catch (error) {
      return { state: 'failed', error: asDataError(error) };
    }
  };
}
