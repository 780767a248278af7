import { APPROVED_YEAR_TEXTS } from '@lichen/contracts/activities/years/approved-year-texts';
import { YEAR_EVIDENCE } from '@lichen/contracts/activities/years/year-evidence';
import { ReasonNeeded } from '@lichen/contracts/api/problems';
import type { Touched } from '@lichen/contracts/api/reason';

/** Returns the error for a change of approved years without a reason. */
export const reasonNeeded = (touches: readonly Touched[]): ReasonNeeded =>
  new ReasonNeeded(APPROVED_YEAR_TEXTS.needsReason, { touches, evidence: YEAR_EVIDENCE });
