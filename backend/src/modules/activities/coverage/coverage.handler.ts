import type { ServedCall } from '../../../platform/module';
import type { Types } from '../checks/check-subject.query';
import { estimatedEmissionsCall } from './estimated-emissions.handler';
import { getCoverageCall } from './get-coverage.handler';

/** Which months are covered, and what stands in for those that are not. */
export const coverageCalls = (types: Types): readonly ServedCall[] => [
  getCoverageCall(types),
  estimatedEmissionsCall(types),
];
