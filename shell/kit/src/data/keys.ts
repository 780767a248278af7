import type { QueryInput } from './query-string';

/** Cache kind of an entity; all 22 activity types share one. */
export const kindOf = (entity: { readonly name: string; readonly announcedAs?: string }): string =>
  entity.announcedAs ?? entity.name;

/** Cache keys are [kind, verb, parameters]; a change of a kind affects all its verbs. */
export const keys = {
  list: (entity: { name: string; announcedAs?: string }, query: QueryInput) =>
    [kindOf(entity), 'list', { entity: entity.name, ...query }] as const,
  read: (entity: { name: string; announcedAs?: string }, id: string) =>
    [kindOf(entity), 'read', { entity: entity.name, id }] as const,
  singleton: (entity: { name: string }) => [entity.name, 'read', {}] as const,
  call: (name: string, input: unknown) => [name, 'call', input] as const,
};
