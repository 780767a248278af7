import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import {
  FINDING_KIND_NAMES,
  type FindingKind,
  type FindingsAnswer,
  listFindings,
} from '@lichen/contracts/activities/checks.call';
import { location } from '@lichen/contracts/business/location.entity';
import { DAY } from '@lichen/contracts/days';
import { LIST_LIMIT } from '@lichen/contracts/wire';
import type { Read } from '../../../platform/engine/rules';
import { answer } from '../../../platform/module';
import { type Case, findingOf } from './case';
import type { Checked } from './checked';
import { checkedRecords, type Types, type Wanted } from './checked.reader';
import { CHECKS, casesOf } from './checks';
import { dismissedCases } from './dismissed.reader';
import { figureCases } from './stored-figures.reader';

/** Before the period: what a record of it is compared with. */
const HISTORY = 366 * DAY;

interface Asked {
  kinds: readonly FindingKind[];
  from: number;
  to: number;
}

/** A lease may have begun long ago; everything else is looked at beside a year of its history. */
const wantedOf = (type: ActivityType, from: number, to: number): Wanted => ({
  where: type === 'lease_activitys' ? { to: { atLeast: from } } : { from: { atLeast: from - HISTORY } },
  anyOf: [[{ from: { atMost: to } }]],
});

/** Every record that the checks of those kinds compare, read once. */
async function recordsFor(read: Read, types: Types, { kinds, from, to }: Asked): Promise<Checked[]> {
  const checks = CHECKS.filter((check) => check.kinds.some((kind) => kinds.includes(kind)));
  const found: Checked[] = [];
  for (const type of new Set(checks.flatMap(({ needs }) => needs))) {
    found.push(...(await checkedRecords(read, types, type, wantedOf(type, from, to))));
  }
  return found;
}

async function casesIn(read: Read, types: Types, asked: Asked): Promise<Case[]> {
  const [records, own] = await Promise.all([recordsFor(read, types, asked), figureCases(read, asked)]);
  return [...casesOf(records, asked.kinds, asked.from), ...own]
    .filter(({ from, to }) => from <= asked.to && to >= asked.from)
    .sort((a, b) => b.from - a.from || (a.key < b.key ? -1 : 1));
}

const listed = <T>(value: T | T[] | undefined): readonly T[] | null =>
  value === undefined ? null : Array.isArray(value) ? value : [value];
const keeps = <T>(wanted: readonly T[] | null, value: T | null) =>
  wanted === null || (value !== null && wanted.includes(value));

/** What is odd in a period, newest first. */
export const listFindingsCall = (types: Types) =>
  answer(listFindings, async ({ input, read }): Promise<FindingsAnswer> => {
    const { start_date: from, end_date: to, limit = LIST_LIMIT.standard, offset = 0 } = input;
    const [activities, locations] = [listed<ActivityType>(input.activity), listed(input.locations)];
    const [cases, dismissed] = await Promise.all([
      casesIn(read, types, { kinds: FINDING_KIND_NAMES, from, to }),
      dismissedCases(read),
    ]);
    const among = cases.filter(
      ({ key, record }) =>
        dismissed.has(key) === (input.dismissed === 'true') &&
        keeps(activities, record.type) &&
        keeps(locations, record.location_id),
    );
    const kinds: FindingsAnswer['kinds'] = {};
    for (const { kind } of among) kinds[kind] = (kinds[kind] ?? 0) + 1;
    const wanted = listed(input.kind);
    const all = among.filter(({ kind }) => keeps(wanted, kind));
    const page = all.slice(offset, offset + limit);
    const ids = [...new Set(page.flatMap(({ record }) => record.location_id ?? []))];
    const sites = ids.length > 0 ? await read(location).list({ where: { id: { in: ids } } }) : [];
    const names = new Map(sites.map(({ _id, name }) => [_id, { _id, name }]));
    const list = page.map((found) => {
      const is = dismissed.get(found.key);
      return {
        ...findingOf(found),
        location: names.get(found.record.location_id ?? '') ?? null,
        dismissed: is ? { _id: is._id, reason: is.reason, by: is.created_by, on: is.created_on } : null,
      };
    });
    return { list, total: all.length, count: list.length, kinds };
  });
