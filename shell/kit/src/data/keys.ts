import type { QueryInput } from './query-string';

/** What the reader calls the list: one name for all 22 activity types. */
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

const ACTIVITY_FIGURES = ['get_activities_stats', 'activity_summarys', 'get_emmissions_stats', 'chart_data'];

/** Lists that show something of the changed kind, so that they are fetched again with it (part 1 §4). */
const SHOWN_IN: Readonly<Record<string, readonly string[]>> = {
  activities: [
    'get_coverage',
    'tasks',
    'staff_facts',
    'get_power_stats',
    'get_product_stats',
    'products',
    'get_location_stats',
    'get_vehicle_stats',
    'dismissed_findings',
    'emission_calcs',
    ...ACTIVITY_FIGURES,
  ],
  emission_calcs: ['activities', 'get_coverage', ...ACTIVITY_FIGURES],
  locations: ['activities', 'get_coverage', 'get_location_stats'],
  coverage_owners: ['get_coverage'],
  chart_config_save: ['pinned_charts', 'chart_data'],
  connection_invitation: ['get_connection_invitations'],
};

export const affectedKinds = (kind: string): readonly string[] => [kind, ...(SHOWN_IN[kind] ?? [])];
