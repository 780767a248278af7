import type { Migration } from '../../../platform/store/schema';
import { activityMonths } from './activity-months.migration';
import { amountsByDay } from './amounts-by-day.migration';
import { appliedInLists } from './applied-in-lists.migration';
import { oneDayAlone } from './one-day-alone.migration';

export const rolledUpMigrations: readonly Migration[] = [activityMonths, amountsByDay, appliedInLists, oneDayAlone];
