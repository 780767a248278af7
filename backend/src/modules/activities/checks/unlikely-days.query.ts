import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { FindingKind } from '@lichen/contracts/activities/checks/checks.call';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { location } from '@lichen/contracts/business/location.entity';
import type { Read } from '../../../platform/engine/rules';
import type { Where } from '../../../platform/store/sql';
import { type CheckSubject, SHARED_DAYS, subjectOf } from './check-subject';
import { type DetectedFinding, detectedFinding, ofDays } from './finding';
import { daysInUse, pastDays } from './remedies';

const LISTED = ['_id', 'activity_type', 'from', 'to', 'location_id', 'partner_id', 'vehicle_id'] as const;

/** Locations per query, with two alternatives each: SQLite allows a thousand. */
const AT_ONCE = 200;

interface Site {
  readonly _id: string;
  /** First and last day of use; null where there is none. */
  readonly from: number | null;
  readonly to: number | null;
}

const isOutside = ({ from, to }: CheckSubject, site: Site): boolean =>
  (site.from !== null && from < site.from) || (site.to !== null && to > site.to);

/** Returns conditions for records before the first day of a location or after its last. */
const beyondUse = ({ _id, from, to }: Site): Where[] => [
  ...(from === null ? [] : [{ location_id: _id, from: { below: from } }]),
  ...(to === null ? [] : [{ location_id: _id, to: { above: to } }]),
];

const future = (record: CheckSubject, today: number): DetectedFinding =>
  detectedFinding(record, {
    kind: 'future',
    remedies: pastDays(record, today),
    params: ofDays(record.from, record.to),
  });
const outsideUse = (record: CheckSubject, site: Site): DetectedFinding =>
  detectedFinding(record, {
    kind: 'outside_use',
    remedies: daysInUse(record, site),
    params: ofDays(record.from, record.to),
  });

async function subjects(read: Read, where: Where, anyOf: readonly Where[] = []): Promise<CheckSubject[]> {
  const rows = await read(activity).part(LISTED, {
    where: { ...where, applied: 1 },
    ...(anyOf.length > 0 ? { anyOf: [anyOf] } : {}),
  });
  return rows.flatMap((row) => subjectOf(row.activity_type as ActivityType, row._id, row, SHARED_DAYS) ?? []);
}

/** Reads the locations with a first or last day in one query, and the records outside of these in batches. */
async function outsideUseIn(read: Read, period: Where): Promise<DetectedFinding[]> {
  const sites = await read(location).part(['_id', 'from', 'to'], {
    anyOf: [[{ from: { atLeast: Number.MIN_SAFE_INTEGER } }, { to: { atLeast: Number.MIN_SAFE_INTEGER } }]],
  });
  const byId = new Map(sites.map((one) => [one._id, one]));
  const found: DetectedFinding[] = [];
  for (let at = 0; at < sites.length; at += AT_ONCE) {
    const outside = sites.slice(at, at + AT_ONCE).flatMap(beyondUse);
    for (const record of await subjects(read, period, outside)) {
      const one = byId.get(record.location_id ?? '');
      if (one) found.push(outsideUse(record, one));
    }
  }
  return found;
}

interface DaysQuery {
  readonly kinds: readonly FindingKind[];
  readonly from: number;
  readonly to: number;
  readonly today: number;
}

/** Returns findings of records in a period with future days, or with days on which their location was not in use. */
export async function unlikelyDays(read: Read, { kinds, from, to, today }: DaysQuery): Promise<DetectedFinding[]> {
  const touching = { from: { atMost: to }, to: { atLeast: from } };
  const [later, outside] = await Promise.all([
    kinds.includes('future') ? subjects(read, { ...touching, to: { atLeast: Math.max(from, today + 1) } }) : [],
    kinds.includes('outside_use') ? outsideUseIn(read, touching) : [],
  ]);
  return [...later.map((record) => future(record, today)), ...outside];
}

/** Returns findings about the days of given records, stored or typed. */
export async function unlikelyDaysOf(
  read: Read,
  records: readonly CheckSubject[],
  today: number,
): Promise<DetectedFinding[]> {
  const ids = [...new Set(records.flatMap(({ location_id }) => location_id ?? []))];
  const sites = ids.length > 0 ? await read(location).part(['_id', 'from', 'to'], { where: { id: { in: ids } } }) : [];
  const byId = new Map(sites.map((site) => [site._id, site]));
  return records.flatMap((record) => {
    const site = byId.get(record.location_id ?? '');
    return [
      ...(record.to > today ? [future(record, today)] : []),
      ...(site && isOutside(record, site) ? [outsideUse(record, site)] : []),
    ];
  });
}
