import { LIST_LIMIT, PERSON_HEADER } from '@lichen/contracts/api/api-responses';
import { USES_SCHEMA } from '@lichen/contracts/api/problems';
import type { Schema } from './openapi-schemas';

/** Schema of every refusal's body. */
export const PROBLEM: Schema = {
  type: 'object',
  required: ['err', 'status'],
  properties: {
    err: { type: 'string', description: 'Message to show to the user' },
    errors: { type: 'object', additionalProperties: { type: 'string' }, description: 'Message by field' },
    roles: { type: 'array', items: { type: 'string' }, description: 'Of 403: any one of these roles is enough' },
    uses: {
      ...USES_SCHEMA,
      description: 'Of 422 to a deletion: what still needs the record, and where it is listed',
    },
    remedy: { type: 'string', description: 'Beside `uses`: what to do first' },
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    instance: { type: 'string', description: 'Reference of this answer in the logs' },
  },
};

/** Parameters shared by operations. */
export const PARAMETERS: Record<string, Schema> = {
  id: { name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 64 } },
  ifMatch: {
    name: 'If-Match',
    in: 'header',
    description: 'Last known version; 409 if it is not current',
    schema: { type: 'string' },
  },
  idempotencyKey: {
    ...{
      name: 'Idempotency-Key',
      in: 'header',
      description: 'A request repeated with the same key within 24 hours takes effect once',
    },
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
  person: {
    ...{ name: PERSON_HEADER, in: 'header', schema: { type: 'string' } },
    description: 'For pages: ID of the user who opened them; 409 if the session belongs to someone else',
  },
  limit: {
    name: 'limit',
    in: 'query',
    schema: { type: 'integer', minimum: 1, maximum: LIST_LIMIT.most, default: LIST_LIMIT.standard },
  },
  offset: { name: 'offset', in: 'query', schema: { type: 'integer', minimum: 0, default: 0 } },
};

/** Values by path and method. */
type ByMethod<T> = Record<string, Record<string, T>>;

/** Merges the methods of each path. */
export function joined<T>(all: readonly ByMethod<T>[]): ByMethod<T> {
  const found: ByMethod<T> = {};
  for (const [path, methods] of all.flatMap((paths) => Object.entries(paths)))
    found[path] = { ...found[path], ...methods };
  return found;
}

/** Returns the tags of related routes, with their labels. */
export function tagsOf(others: ByMethod<{ readonly tags: readonly string[] }>): { name: string; label: string }[] {
  const names = Object.values(others).flatMap((methods) => Object.values(methods).flatMap(({ tags }) => tags));
  return [...new Set(names)].map((name) => ({ name, label: name.replaceAll('_', ' ') }));
}
