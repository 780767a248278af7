import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { FindingKind } from '@lichen/contracts/activities/checks/checks.call';
import { DAY } from '@lichen/contracts/formats/days';
import type { Read } from '../../../platform/engine/rules';
import { daysBeside } from '../emission/recorded-fuel';
import type { DetectedFinding } from './finding';
import { boughtAboveRevenueIn } from './bought-and-sold.query';
import { byDay, type CheckSubject } from './check-subject';
import { type CheckSources, checkSubjects, type Types, type SubjectQuery } from './check-subject.query';
import { countsAs } from './checked-types';
import { CHECKS, findingsOf } from './checks';
import { unlikelyDays } from './unlikely-days.query';
import { figureFindings } from './figures/stored-figures.query';

/** Time before the period whose records are compared with its own, in ms. */
const HISTORY = 366 * DAY;

interface FindingsQuery {
  kinds: readonly FindingKind[];
  from: number;
  to: number;
  today: number;
}

/** Returns the last day to read: fuel after the period counts for journeys in it. */
const lastDayOf = (type: ActivityType, to: number): number =>
  countsAs(type, 'fuel of a vehicle') ? daysBeside({ from: to, to }).to : to;

/** Returns the query of a type: leases of any start, other records with a year of history. */
const wantedOf = (type: ActivityType, from: number, to: number): SubjectQuery => ({
  where: countsAs(type, 'lease') ? { to: { atLeast: from } } : { from: { atLeast: from - HISTORY } },
  anyOf: [[{ from: { atMost: lastDayOf(type, to) } }]],
});

/** Reads all records for the checks of these kinds once, in the order that they need. */
async function recordsFor(read: Read, types: Types, { kinds, from, to }: FindingsQuery): Promise<CheckSubject[]> {
  const checks = CHECKS.filter((check) => check.kinds.some((kind) => kinds.includes(kind)));
  const found: CheckSubject[] = [];
  for (const type of new Set(checks.flatMap(({ needs }) => needs))) {
    for (const record of await checkSubjects(read, types, type, wantedOf(type, from, to))) found.push(record);
  }
  return found.sort(byDay);
}

/** Returns the findings in a period, newest first. */
export async function findingsInPeriod(
  read: Read,
  { types, library, rates }: CheckSources,
  asked: FindingsQuery,
): Promise<DetectedFinding[]> {
  const [records, ...own] = await Promise.all([
    recordsFor(read, types, asked),
    figureFindings(read, library, asked),
    unlikelyDays(read, asked),
    asked.kinds.includes('spend_above_revenue') ? boughtAboveRevenueIn({ read, types, rates }, asked) : [],
  ]);
  const compared: DetectedFinding[] = [];
  for (const { kinds } of CHECKS) {
    // Each check blocks while it looks at all records, so other requests get a turn in between.
    await nextTurn();
    const wanted = kinds.filter((kind) => asked.kinds.includes(kind));
    compared.push(...findingsOf(records, wanted, asked.from));
  }
  return compared
    .concat(...own)
    .filter(({ from, to }) => from <= asked.to && to >= asked.from)
    .sort((a, b) => b.from - a.from || (a.key < b.key ? -1 : 1));
}
