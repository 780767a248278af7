import type { RecordTab } from '../shared/record-tab';

export const VEHICLE_TABS = [
  { id: 'details', title: 'Details' },
  { id: 'fuel', title: 'Fuel', types: ['vehicle_activitys'] },
  { id: 'use', title: 'Use', types: ['vehicle_journeys'] },
  { id: 'carbon', title: 'Carbon', types: ['carbon_activitys'] },
] as const satisfies readonly RecordTab[];
