import { paths } from '../api/paths';
import type { Role } from '../portal/roles';
import { type ActivityType, typesWith } from './activity-types';
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

/** The fifteen categories in their order. */
export const SCOPE3_SECTIONS: readonly Scope3Section[] = Object.entries(SCOPE3_CATEGORIES)
  .map(([category, name]) => ({
    ...{ id: `category_${category}`, category, name, roles: SECTION_ROLES },
    activities: typesWith('scope3', (categories) => categories.includes(category)),
  }))
  .sort((a, b) => Number(a.category) - Number(b.category));

/** The one that has a page of its own here; the others lead to the list of their activities. */
export const PURCHASED_GOODS_SECTION = 'category_1';

/** Address of a category's data: its own page, or the list of its activities. */
export const sectionAddress = ({ id, category, activities }: Scope3Section): string =>
  id === PURCHASED_GOODS_SECTION || activities.length === 0
    ? paths.scope3Section(id)
    : paths.activities({ activity: activities, ...(category === FUEL_AND_ENERGY ? { scopes: '3' } : {}) });
