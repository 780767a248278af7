import type { QueryInput } from './query-string';

/** Cache kind of an entity: one name for all 22 activity types. */
export const kindOf = (entity: { readonly name: string; readonly announcedAs?: string }): string =>
  entity.announcedAs ?? entity.name;

/** Every cache key is [kind, verb, parameters]; a change of a kind reaches all of its verbs. */
export const keys = {
  list: (entity: { name: string; announcedAs?: string }, query: QueryInput) =>
    [kindOf(entity), 'list', { entity: entity.name, ...query }] as const,
  read: (entity: { name: string; announcedAs?: string }, id: string) =>
    [kindOf(entity), 'read', { entity: entity.name, id }] as const,
  singleton: (entity: { name: string }) => [entity.name, 'read', {}] as const,
  call: (name: string, input: unknown) => [name, 'call', input] as const,
};
