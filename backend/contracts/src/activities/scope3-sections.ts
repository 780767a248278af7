import { paths } from '../api/paths';
import type { Role } from '../portal/roles';
import type { ActivityType } from './activity-types';
import { SCOPE3_CATEGORIES } from './scope3-categories';

/** One category as its card shows it: who sees it, and the activities that hold its data. */
export interface Scope3Section {
  readonly id: string;
  readonly category: string;
  readonly name: string;
  readonly roles: readonly Role[];
  /** Types of the activities that hold its data; none where this release records nothing of the category. */
  readonly activities: readonly ActivityType[];
}

/** Roles that open the sections and edit the purchases of the first. */
export const SECTION_ROLES = ['admin', 'edit_business'] as const satisfies readonly Role[];

/** Fuel and power are scopes 1 and 2; their upstream emissions and losses are scope 3, category 3. */
const FUEL_AND_ENERGY = '3';

const ACTIVITIES_OF: Readonly<Record<string, readonly ActivityType[]>> = {
  '1': ['purchased_goods_activitys'],
  '2': ['purchased_goods_activitys'],
  [FUEL_AND_ENERGY]: [
    'electricity_activitys',
    'fuel_activitys',
    'power_activitys',
    'vehicle_activitys',
    'vehicle_journeys',
  ],
  '4': ['upstream_transmission_distribution'],
  '5': ['waste_activitys'],
  '6': ['business_travel'],
  '7': ['commute'],
  '8': ['lease_activitys'],
  '9': ['upstream_transmission_distribution'],
};

/** The fifteen categories in their order. */
export const SCOPE3_SECTIONS: readonly Scope3Section[] = Object.entries(SCOPE3_CATEGORIES)
  .map(([category, name]) => ({
    ...{ id: `category_${category}`, category, name, roles: SECTION_ROLES },
    activities: ACTIVITIES_OF[category] ?? [],
  }))
  .sort((a, b) => Number(a.category) - Number(b.category));

/** The one that has a page of its own here; the others lead to the list of their activities. */
export const PURCHASED_GOODS_SECTION = 'category_1';

/** Address of a category's data: its own page, or the list of its activities. */
export const sectionAddress = ({ id, category, activities }: Scope3Section): string =>
  id === PURCHASED_GOODS_SECTION || activities.length === 0
    ? paths.scope3Section(id)
    : paths.activities({ activity: activities, ...(category === FUEL_AND_ENERGY ? { scopes: '3' } : {}) });
