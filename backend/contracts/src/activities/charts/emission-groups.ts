import { ACTIVITY_TYPES, type ActivityType } from '../activity-types';

const STAFF: readonly ActivityType[] = ['business_travel', 'commute', 'stays', 'home_working_activity'];
const VEHICLES: readonly ActivityType[] = ['vehicle_activitys', 'vehicle_journeys'];

const allBut = (types: readonly ActivityType[]): readonly ActivityType[] =>
  (Object.keys(ACTIVITY_TYPES) as ActivityType[]).filter((type) => !types.includes(type));

/** The five groups of the dashboard: a figure belongs to one by its scope and the type of its activity. */
export const EMISSION_GROUPS = [
  { key: 'scope1_buildings', label: 'Scope 1 Buildings', scope: '1', types: allBut(VEHICLES) },
  { key: 'scope1_vehicles', label: 'Scope 1 Vehicles', scope: '1', types: VEHICLES },
  { key: 'scope2_buildings', label: 'Scope 2 Buildings', scope: '2', types: allBut([]) },
  { key: 'scope3_staff', label: 'Scope 3 Staff', scope: '3', types: STAFF },
  { key: 'scope3_upstream', label: 'Scope 3 Upstream', scope: '3', types: allBut(STAFF) },
] as const;
export type EmissionGroup = (typeof EMISSION_GROUPS)[number];
