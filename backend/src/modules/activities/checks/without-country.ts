import type { CheckSubject } from './check-subject';
import { type DetectedFinding, detectedFinding } from './finding';
import { placeToComplete } from './remedies';

/** Returns findings of unsaved records that will use a mean because they name no country. */
export const withoutCountry = (records: readonly CheckSubject[]): DetectedFinding[] =>
  records
    .filter(({ lacksCountry }) => lacksCountry)
    .map((record) => detectedFinding(record, { kind: 'country_missing', remedies: placeToComplete(record) }));
