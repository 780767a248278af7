import { dismissedFinding } from '@lichen/contracts/activities/dismissed-finding.entity';
import { type Served, serve } from '../../../platform/engine/rules';
import type { ServedCall } from '../../../platform/module';
import { getChangeBridgeCall } from '../bridge/get-change-bridge.answer';
import { getCoverageCall } from '../coverage/get-coverage.answer';
import { checkActivityCall } from './check-activity.answer';
import type { Types } from './checked.reader';
import { listFindingsCall } from './list-findings.answer';

/** Looking over what is recorded: what is odd, what is missing, and why it changed. */
export const reviewEntities: readonly Served[] = [serve(dismissedFinding, {})];

export const reviewCalls = (types: Types): ServedCall[] => [
  checkActivityCall(types),
  listFindingsCall(types),
  getCoverageCall(types),
  getChangeBridgeCall,
];
