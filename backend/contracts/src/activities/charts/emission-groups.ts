import { ACTIVITY_TYPES, type ActivityType, facetsOf } from '../activity-types';

const ALL = Object.keys(ACTIVITY_TYPES) as ActivityType[];
const of = (group: 'vehicles' | 'staff') => ALL.filter((type) => facetsOf(type).group === group);
const allBut = (group: 'vehicles' | 'staff'): readonly ActivityType[] =>
  ALL.filter((type) => facetsOf(type).group !== group);

/** The five emission groups of the dashboard. A figure belongs to one by its scope and its activity type. */
export const EMISSION_GROUPS = [
  { key: 'scope1_buildings', label: 'Scope 1 Buildings', scope: '1', types: allBut('vehicles') },
  { key: 'scope1_vehicles', label: 'Scope 1 Vehicles', scope: '1', types: of('vehicles') },
  { key: 'scope2_buildings', label: 'Scope 2 Buildings', scope: '2', types: ALL },
  { key: 'scope3_staff', label: 'Scope 3 Staff', scope: '3', types: of('staff') },
  { key: 'scope3_upstream', label: 'Scope 3 Upstream', scope: '3', types: allBut('staff') },
] as const;
export type EmissionGroup = (typeof EMISSION_GROUPS)[number];
