import type { Migration } from '../../../platform/store/schema';
import { SUMS_WITH_APPLIED } from './2026-11-22-01-applied-in-lists';

/** Gives activities with only one day the same first and last day, as new ones have. */
export const up: Migration['up'] = async (schema) => {
  await schema.fillFrom('activities', 'from', 'to');
  await schema.fillFrom('activities', 'to', 'from');
  await schema.fillRunUps(SUMS_WITH_APPLIED);
};
