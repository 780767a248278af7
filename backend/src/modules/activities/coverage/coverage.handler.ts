import type { ServedCall } from '../../../platform/module';
import type { Types } from '../checks/check-subject.query';
import { estimatedEmissionsCall } from './estimated-emissions.handler';
import { getCoverageCall } from './get-coverage.handler';

/** Calls for the coverage of months and for estimates of the missing ones. */
export const coverageCalls = (types: Types): readonly ServedCall[] => [
  getCoverageCall(types),
  estimatedEmissionsCall(types),
];
