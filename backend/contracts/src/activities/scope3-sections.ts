import { paths } from '../api/paths';
import type { Role } from '../portal/roles';
import { type ActivityType, typesWith } from './activity-types';
import { SCOPE3_CATEGORIES } from './scope3-categories';

/** One scope 3 category as its card shows it: the roles that see it, and the activity types that hold its data. */
export interface Scope3Section {
  readonly id: string;
  readonly category: string;
  readonly name: string;
  readonly roles: readonly Role[];
  /** Activity types that hold its data; empty where this release records nothing for the category. */
  readonly activities: readonly ActivityType[];
}

/** Roles that can open the sections and edit the purchases of category 1. */
export const SECTION_ROLES = ['admin', 'edit_business'] as const satisfies readonly Role[];

/** Fuel and power belong to scopes 1 and 2; their upstream emissions and losses are scope 3, category 3. */
const FUEL_AND_ENERGY = '3';

/** The fifteen categories in numerical order. */
export const SCOPE3_SECTIONS: readonly Scope3Section[] = Object.entries(SCOPE3_CATEGORIES)
  .map(([category, name]) => ({
    ...{ id: `category_${category}`, category, name, roles: SECTION_ROLES },
    activities: typesWith('scope3', (categories) => categories.includes(category)),
  }))
  .sort((a, b) => Number(a.category) - Number(b.category));

/** The only category with a page of its own here; the others link to the list of their activities. */
export const PURCHASED_GOODS_SECTION = 'category_1';

/** Returns the address of a category's data: its own page, or the list of its activities. */
export const sectionAddress = ({ id, category, activities }: Scope3Section): string =>
  id === PURCHASED_GOODS_SECTION || activities.length === 0
    ? paths.scope3Section(id)
    : paths.activities({ activity: activities, ...(category === FUEL_AND_ENERGY ? { scopes: '3' } : {}) });
