import { coverageOwner } from '@lichen/contracts/activities/coverage/coverage-owner.entity';
import { dismissedFinding } from '@lichen/contracts/activities/checks/dismissed-finding.entity';
import { type Served, serve } from '../../platform/engine/rules';
import type { ServedCall } from '../../platform/module';
import { getChangeBridgeCall } from './bridge/change-bridge.handler';
import { coverageOwnerRules } from './coverage/coverage-owner.rules';
import { getCoverageCall } from './coverage/get-coverage.handler';
import { checkActivitiesCall, checkActivityCall } from './checks/check-activity.handler';
import type { Types } from './checks/check-subject.query';
import { listFindingsCall } from './checks/list-findings.handler';

/** Looking over what is recorded: what is odd, what is missing, and why it changed. */
export const reviewEntities: readonly Served[] = [
  serve(dismissedFinding, {}),
  serve(coverageOwner, coverageOwnerRules),
];

export const reviewCalls = (types: Types): ServedCall[] => [
  checkActivityCall(types),
  checkActivitiesCall(types),
  listFindingsCall(types),
  getCoverageCall(types),
  getChangeBridgeCall,
];
