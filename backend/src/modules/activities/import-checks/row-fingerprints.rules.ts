import { hash } from 'node:crypto';
import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { REPEAT_KINDS, type RepeatKind } from '@lichen/contracts/imports/import.entity';
import { subjectOf, sourceOf } from '../checks/check-subject';
import { isMetered } from '../checks/checked-types';
import { documentPlaces } from '../checks/duplicates/duplicate-invoices';
import { identityOf } from '../types/shared/identity';

type Plain = Readonly<Record<string, unknown>>;

/** Enough that two of a hundred thousand rows are never alike by chance. */
const LENGTH = 14;

const signed = (kind: RepeatKind, text: string) => `${kind[0]}${hash('sha1', text, 'base64url').slice(0, LENGTH)}`;

/**
 * Fingerprints by which the record of a row is recognised in the rows under it, the surest first; short, for a column.
 */
export function fingerprintsOf(type: ActivityType, record: Plain): string {
  const checked = subjectOf(type, '', record);
  const isOfMeter = checked !== null && isMetered(type) && checked.location_id !== null;
  return [
    ...(checked ? documentPlaces(checked) : []).map((place) => signed('invoice', place)),
    ...(isOfMeter ? [signed('days', `${sourceOf(checked)} ${checked.from} ${checked.to}`)] : []),
    signed('entry', identityOf(type, record)),
  ].join(' ');
}

export interface Repeat {
  readonly kind: RepeatKind;
  /** The row that says it first. */
  readonly of: number;
}

/** Tells, row after row of a file, which of them repeat an earlier one. */
export function repeats() {
  const first = new Map<string, number>();
  return (place: number, signs: string): Repeat | null => {
    const own = signs.split(' ');
    const found = own.find((sign) => first.has(sign));
    for (const sign of own) if (!first.has(sign)) first.set(sign, place);
    const kind = REPEAT_KINDS.find((one) => found?.startsWith(one.charAt(0)));
    return found !== undefined && kind ? { kind, of: first.get(found) ?? place } : null;
  };
}
