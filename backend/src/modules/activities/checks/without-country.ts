import type { CheckSubject } from './check-subject';
import { type DetectedFinding, detectedFinding } from './finding';
import { placeToComplete } from './remedies';

/** Of records that are not stored yet: those that will count by a mean, since they name no country. */
export const withoutCountry = (records: readonly CheckSubject[]): DetectedFinding[] =>
  records
    .filter(({ lacksCountry }) => lacksCountry)
    .map((record) => detectedFinding(record, { kind: 'country_missing', remedies: placeToComplete(record) }));
