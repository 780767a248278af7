import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { FINDING_KIND_NAMES, type FindingsAnswer, listFindings } from '@lichen/contracts/activities/checks/checks.call';
import { location } from '@lichen/contracts/business/location.entity';
import { LIST_LIMIT } from '@lichen/contracts/api/api-responses';
import { answerCache } from '../../../platform/audit/answer-cache';
import { goneInQuery } from '../filters/listed-selection.query';
import { handler } from '../../../platform/module';
import { type DetectedFinding, findingOf } from './finding';
import { findingsInPeriod } from './findings-in-period.query';
import type { CheckSources } from './check-subject.query';
import { dismissedFindings } from './dismissed-findings.query';

const listed = <T>(value: T | T[] | undefined): readonly T[] | null =>
  value === undefined ? null : Array.isArray(value) ? value : [value];
const keeps = <T>(wanted: readonly T[] | null, value: T | null) =>
  wanted === null || (value !== null && wanted.includes(value));

/** Largest number of cached findings. */
const MOST_CASES = 100_000;

/**
 * Returns findings in a period, newest first. Cached until the company's audit log grows or rates or factors are
 * loaded.
 */
export const listFindingsCall = (sources: CheckSources) => {
  const cache = answerCache<readonly DetectedFinding[]>({ most: MOST_CASES, sizeOf: ({ length }) => length });
  return handler(listFindings, async ({ input, read, context, platform, entities }): Promise<FindingsAnswer> => {
    const { start_date: from, end_date: to, limit = LIST_LIMIT.standard, offset = 0 } = input;
    const [activities, locations] = [listed<ActivityType>(input.activity), listed(input.locations)];
    const gone = await goneInQuery({ read, entities }, { locations: locations ?? [] });
    const { today } = context;
    const { database } = platform;
    const question = [from, to, today, sources.rates.round(), sources.library.round()].join(' ');
    const asked = { database, companyId: context.companyId, question };
    const find = () => findingsInPeriod(read, sources, { kinds: FINDING_KIND_NAMES, from, to, today });
    const [cases, dismissed] = await Promise.all([cache.answer(asked, find), dismissedFindings(read)]);
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
    return { list, total: all.length, count: list.length, kinds, ...(gone.length > 0 ? { gone } : {}) };
  });
};
