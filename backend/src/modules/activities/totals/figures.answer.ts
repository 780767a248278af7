import type { ServedCall } from '../../../platform/module';
import type { FactorLibrary } from '../emission/factor';
import { mobileCombustionCall } from '../mobile-combustion/mobile-combustion.answer';
import { activityQualitiesCall } from './activity-qualities.call';
import { activityTotalsCall } from './activity-totals.call';
import { staffFactsCall } from '../entries/staff-facts.answer';
import { totalPartsCall } from './total-parts.call';
import { activitySummarysCall, emissionStatsCall } from './year-summary.call';

/** What activities come to, for a list, a year or a person, and what one would come to. */
export const figureCalls = (library: FactorLibrary): readonly ServedCall[] => [
  activityTotalsCall,
  totalPartsCall,
  activityQualitiesCall,
  activitySummarysCall,
  emissionStatsCall,
  staffFactsCall,
  mobileCombustionCall(library),
];
