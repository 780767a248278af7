import type { Migration } from '../../../platform/store/schema';
import { SUMS_WITH_APPLIED } from './2026-11-22-01-applied-in-lists';

/** Activities of which one day alone was entered have it as their first and their last from here on, as new ones do. */
export const up: Migration['up'] = async (schema) => {
  await schema.fillFrom('activities', 'from', 'to');
  await schema.fillFrom('activities', 'to', 'from');
  await schema.fillRunUps(SUMS_WITH_APPLIED);
};
