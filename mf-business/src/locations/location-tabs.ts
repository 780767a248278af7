import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { PageTab } from '../shared/PageTabs';
import { withCounts } from '../shared/record-tab';

/** Tabs of a location's page, in order. */
export const LOCATION_TABS = [
  'map',
  'electricity',
  'energy',
  'refrigerant',
  'waste',
  'water',
  'discharge',
  'leases',
  'docs',
  'reports',
] as const;
export type LocationTab = (typeof LOCATION_TABS)[number];

const TAB_WORDS: Readonly<Record<LocationTab, string>> = {
  map: 'Map',
  electricity: 'Electricity',
  energy: 'Energy',
  refrigerant: 'Refrigerant',
  waste: 'Waste',
  water: 'Water',
  discharge: 'Discharge',
  leases: 'Leases',
  docs: 'Docs',
  reports: 'Reports',
};

/** Activity types by tab; tabs without types show the location itself or widgets of another area. */
export const TAB_TYPES: Readonly<Partial<Record<LocationTab, readonly ActivityType[]>>> = {
  electricity: ['electricity_activitys', 'power_activitys'],
  energy: ['fuel_activitys'],
  refrigerant: ['refrigerant_activitys'],
  waste: ['waste_activitys'],
  water: ['water_activitys'],
  discharge: ['discharge_activitys'],
  leases: ['lease_activitys'],
};

interface Circumstances {
  /** True where the location uses fuel or has fuel entries. */
  hasFuel: boolean;
  leased: boolean;
}

/** Returns the tabs of a location; fuel and leases appear only where they apply. */
export const tabsOf = ({ hasFuel, leased }: Circumstances): readonly LocationTab[] =>
  LOCATION_TABS.filter((tab) => (tab !== 'energy' || hasFuel) && (tab !== 'leases' || leased));

/** Returns the tabs, each with the number of its activities in the year where there are any. */
export const pageTabs = (tabs: readonly LocationTab[], counts?: Parameters<typeof withCounts>[1]): PageTab[] =>
  withCounts(
    tabs.map((id) => ({ id, title: TAB_WORDS[id], types: TAB_TYPES[id] ?? [] })),
    counts,
  );
