import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { rowSign } from '../../../platform/imports/row-signs';
import { subjectOf, sourceOf } from '../checks/check-subject';
import { isMetered } from '../checks/checked-types';
import { documentPlaces } from '../checks/duplicates/duplicate-invoices';
import { identityOf } from '../types/shared/identity';

type Plain = Readonly<Record<string, unknown>>;

/** Returns short fingerprints by which later rows recognise a record, the most certain first. */
export function fingerprintsOf(type: ActivityType, record: Plain): string {
  const checked = subjectOf(type, '', record);
  const isOfMeter = checked !== null && isMetered(type) && checked.location_id !== null;
  return [
    ...(checked ? documentPlaces(checked) : []).map((place) => rowSign('invoice', place)),
    ...(isOfMeter ? [rowSign('days', `${sourceOf(checked)} ${checked.from} ${checked.to}`)] : []),
    rowSign('entry', identityOf(type, record)),
  ].join(' ');
}
