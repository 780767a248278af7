import type { ActivityType } from '@lichen/contracts/activities/activity-types';

/** Tabs of a person's page, in order. */
export const STAFF_TABS = [
  'commute',
  'home_working',
  'business_travel',
  'stays',
  'absences',
  'carbon',
  'user_status',
  'employment_history',
] as const;
export type StaffTab = (typeof STAFF_TABS)[number];

export const TAB_WORDS: Readonly<Record<StaffTab, string>> = {
  commute: 'Commute',
  home_working: 'Home working',
  business_travel: 'Business travel',
  stays: 'Stays',
  absences: 'Absences',
  carbon: 'Carbon',
  user_status: 'User status',
  employment_history: 'Employment history',
};

/** Tabs with content of their own instead of activities, for users who may see it. */
export type OwnTab = 'user_status' | 'employment_history';

/** Activity types by tab. */
export const TAB_TYPES: Readonly<Record<Exclude<StaffTab, OwnTab>, readonly ActivityType[]>> = {
  commute: ['commute'],
  home_working: ['home_working_activity'],
  business_travel: ['business_travel'],
  stays: ['stays'],
  absences: ['absence_activitys'],
  carbon: ['carbon_activitys', 'upstream_transmission_distribution'],
};

interface Circumstances {
  tracksAbsences: boolean;
  own: readonly OwnTab[];
}

const isOwn = (tab: StaffTab): tab is OwnTab => tab === 'user_status' || tab === 'employment_history';

/** Returns the tabs of a person: absences only where the account tracks them, own tabs only where they have content. */
export const tabsFor = ({ tracksAbsences, own }: Circumstances): readonly StaffTab[] =>
  STAFF_TABS.filter((tab) => (isOwn(tab) ? own.includes(tab) : tab !== 'absences' || tracksAbsences));

/** Returns the tab in the address, or else the first. */
export const tabOf = (asked: string | null, tabs: readonly StaffTab[]): StaffTab =>
  tabs.find((tab) => tab === asked) ?? 'commute';
