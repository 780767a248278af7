import { complianceCheck } from '@lichen/contracts/compliance/demands/check.entity';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { serve } from '../../../platform/engine/rules';
import { correctReturned } from './correct-returned.operation';
import { openRequest, startRequest, submitShared } from './submit.operation';

/** Entities and operations for demands that other companies make of this one. */
export const servedRequests = {
  entities: [serve(complianceRequest, {}), serve(complianceCheck, {})],
  operations: [openRequest, startRequest, submitShared, correctReturned],
};
