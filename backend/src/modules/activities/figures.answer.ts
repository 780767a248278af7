import type { ServedCall } from '../../platform/module';
import { activityTotalsCall } from './activity-totals.call';
import { staffFactsCall } from './entries/staff-facts.answer';
import { activitySummarysCall, emissionStatsCall } from './year-summary.call';

/** What activities come to, for a list, a year or a person. */
export const figureCalls: readonly ServedCall[] = [
  activityTotalsCall,
  activitySummarysCall,
  emissionStatsCall,
  staffFactsCall,
];
