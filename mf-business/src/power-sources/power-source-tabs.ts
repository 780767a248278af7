import type { RecordTab } from '../shared/record-tab';

export const POWER_TABS = [
  { id: 'details', title: 'Details' },
  { id: 'activity', title: 'Activity', types: ['power_activitys'] },
] as const satisfies readonly RecordTab[];
