import { inventoryYearChange } from '@lichen/contracts/activities/years/inventory-year-change.entity';
import { inventoryYearEvent } from '@lichen/contracts/activities/years/inventory-year-event.entity';
import { inventoryYear } from '@lichen/contracts/activities/years/inventory-year.entity';
import { YEAR_EVIDENCE } from '@lichen/contracts/activities/years/year-evidence';
import { serve } from '../../../platform/engine/rules';
import type { Module } from '../../../platform/module';
import { approvedYearWatch } from './approved-year-watch.rules';
import { answeredYears } from './figures-of-years.query';
import { decideYearCall } from './decide-year.handler';
import { verifyYearCall, yearDifferencesCall } from './year-differences.handler';
import { yearHistoryCall } from './year-history.handler';
import { describedYearEvidence, yearEvidenceRoute, yearEvidenceUpload } from './year-evidence.route';
import { yearReviewCall, yearRowsCall } from './year-review.handler';
import { yearStatesCall } from './year-states.handler';

/** Serves the approval of calendar years: records, calls, and the guard of approved years. */
export const inventoryYears = {
  entities: [serve(inventoryYear, {}), serve(inventoryYearEvent, {}), serve(inventoryYearChange, {})],
  calls: [
    ...[yearStatesCall, yearRowsCall, decideYearCall, yearDifferencesCall],
    ...[yearHistoryCall, yearReviewCall, verifyYearCall],
  ],
  answers: [answeredYears],
  watches: [approvedYearWatch],
  uploads: { [YEAR_EVIDENCE.entity]: yearEvidenceUpload },
  routes: yearEvidenceRoute,
  described: [describedYearEvidence],
} satisfies Partial<Module>;
