import { paths } from '@lichen/contracts/api/paths';
import { ADMIN, type Allow, SIGNED_IN } from '@lichen/contracts/portal/roles';

export interface AreaPlace {
  readonly path: string;
  readonly title: string;
  readonly allow: Allow;
}

/**
 * Pages of the area in the order of its navigation. Their permissions are copied from the contracts, with a test that
 * compares them: importing them would add ten contracts with their schemas to every page of the area.
 */
export const AREA_PLACES: readonly AreaPlace[] = [
  { path: '/activities', title: 'Activities', allow: ADMIN },
  { path: paths.enterActivities(), title: 'Fast entry', allow: ADMIN },
  { path: '/activities/coverage', title: 'Coverage', allow: ADMIN },
  { path: '/activities/checks', title: 'Checks', allow: ADMIN },
  { path: paths.charts, title: 'Your analysis', allow: ADMIN },
  { path: '/activities/change', title: 'Reasons for change', allow: ADMIN },
  { path: paths.imports, title: 'Import', allow: ADMIN },
  { path: paths.factors, title: 'Factors', allow: SIGNED_IN },
  { path: paths.offsets, title: 'Credits and removals', allow: ADMIN },
  { path: paths.inventoryYears, title: 'Years', allow: SIGNED_IN },
  { path: paths.recalculations, title: 'Recalculation', allow: ADMIN },
];

/** Roles that may see and edit the account's own factors. */
export const OWN_FACTORS_ALLOW: Allow = ADMIN;
