import type { ServedCall } from '../../../platform/module';
import type { RenewableLibrary } from '../emission/published/factor';
import { getChangeBridgeCall } from '../bridge/change-bridge.handler';
import { offsetTotalsCall } from '../offsets/offset-totals.handler';
import { mobileCombustionCall } from '../mobile-combustion/mobile-combustion.handler';
import { activityQualitiesCall } from './activity-qualities.handler';
import { activityTotalsCall } from './activity-totals.handler';
import { productValueChainCall } from '../value-chain/product-value-chain.handler';
import { staffFactsCall } from '../entries/staff-facts.handler';
import { totalGapsCall } from './total-gaps.handler';
import { powerGapsCall } from './power-gaps.handler';
import { listFiguresCall } from './list-figures.handler';
import { recordStatsCalls } from './record-stats.handler';
import { totalPartsCall } from './total-parts.handler';
import { activitySummarysCall, emissionStatsCall } from './year-summary.handler';

/** Calls for totals of a list, a year or a person, for changes between periods, and for the preview of a figure. */
export const figureCalls = (library: RenewableLibrary): readonly ServedCall[] => [
  activityTotalsCall,
  totalPartsCall,
  totalGapsCall,
  activityQualitiesCall,
  activitySummarysCall,
  emissionStatsCall,
  powerGapsCall(library),
  getChangeBridgeCall,
  staffFactsCall,
  offsetTotalsCall,
  mobileCombustionCall(library),
  listFiguresCall,
  ...recordStatsCalls,
  productValueChainCall,
];
