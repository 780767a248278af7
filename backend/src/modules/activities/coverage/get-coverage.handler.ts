import {
  COVERED_TYPES,
  type CoverageAnswer,
  type CoverageMonth,
  type CoverageRow,
  type CoveredType,
  getCoverage,
  NOBODY_YET,
} from '@lichen/contracts/activities/coverage/coverage.call';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { location } from '@lichen/contracts/business/location.entity';
import { DAY, firstOfMonth, yearBounds } from '@lichen/contracts/formats/days';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { inParts } from '../../../platform/in-parts';
import type { Read } from '../../../platform/engine/rules';
import { handler } from '../../../platform/module';
import { type CheckSubject, groupedBy, sourceOf } from '../checks/check-subject';
import { checkSubjects, type Types } from '../checks/check-subject.query';
import { ALL_TYPES } from '../types/all-types';
import { goneLocations } from '../filters/listed-selection.query';
import { estimatedMonths } from './estimated-months.query';
import { coveredMonths } from './covered-months';
import { locationsOf, ownersAt } from './coverage-owners.query';

type Site = RecordOf<typeof location>;

const PAGE = 25;
/** Time in ms within which a recorded source is still expected. */
const LAST_YEAR = 366 * DAY;
/** Data quality from which a figure counts as an estimate. */
const ESTIMATED = 4;

const listed = <T>(value: T | T[] | undefined): readonly T[] | null =>
  value === undefined ? null : Array.isArray(value) ? value : [value];

async function recordsAt(
  read: Read,
  types: Types,
  sites: readonly Site[],
  asked: CoverageQuery,
): Promise<CheckSubject[]> {
  const { from, to } = yearBounds(asked.year);
  const where = { location_id: { in: sites.map(({ _id }) => _id) }, to: { atLeast: from - LAST_YEAR } };
  const anyOf = [[{ from: { atMost: to } }]];
  const each = asked.types.map((type) => checkSubjects(read, types, type, { where, anyOf }));
  return (await Promise.all(each)).flat();
}

async function estimates(read: Read, records: readonly CheckSubject[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const some of inParts(records)) {
    const ids = some.map(({ id }) => id);
    const where = { activity_id: { in: ids }, used: 1, data_quality: { atLeast: ESTIMATED } };
    for (const { activity_id } of await read(emissionCalc).list({ where })) found.add(activity_id);
  }
  return found;
}

/** Returns the names of the records that distinguish sources, by id. */
async function namesOf(read: Read, records: readonly CheckSubject[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { name: type, checks } of ALL_TYPES) {
    const entity = checks?.item?.namedBy;
    const ids = entity ? records.flatMap((record) => (record.type === type && record.item ? [record.item] : [])) : [];
    if (!entity || ids.length === 0) continue;
    const named = await read(entity).part(['_id', 'name'], { where: { id: { in: [...new Set(ids)] } } });
    for (const { _id, name } of named as unknown as { _id: string; name: string }[]) found.set(_id, name);
  }
  return found;
}

/** Returns the types that are expected at a site, even without any record. */
const expectedAt = (site: Site): CoveredType[] =>
  ALL_TYPES.filter(({ isExpectedAt }) => isExpectedAt?.(site)).map(({ name }) => name as CoveredType);

interface Source {
  type: CoveredType;
  item: string;
  records: CheckSubject[];
}

function sourcesOf(site: Site, records: readonly CheckSubject[], wanted: readonly CoveredType[]): Source[] {
  const own = records.filter(({ location_id }) => location_id === site._id);
  const there = groupedBy(own, sourceOf).flatMap((group): Source[] => {
    const [first] = group;
    return first ? [{ type: first.type as CoveredType, item: first.item, records: group }] : [];
  });
  const missing = expectedAt(site).filter((type) => wanted.includes(type) && !there.some((each) => each.type === type));
  const all = [...there, ...missing.map((type) => ({ type, item: '', records: [] }))];
  return all.sort(
    (a, b) => COVERED_TYPES.indexOf(a.type) - COVERED_TYPES.indexOf(b.type) || (a.item < b.item ? -1 : 1),
  );
}

/** Returns a function that sets the state `estimated` on a month with estimated days, which still needs its bill. */
async function monthsEstimated(...asked: Parameters<typeof estimatedMonths>) {
  const keyOf = (...parts: (string | number)[]) => JSON.stringify(parts);
  const months = (await estimatedMonths(...asked)).filter(({ co2 }) => co2 !== null);
  const found = new Set(
    months.map(({ location: { _id }, activity_type, item, from }) =>
      keyOf(_id, activity_type, item ?? '', firstOfMonth(from)),
    ),
  );
  return (site: Site, { type, item }: Source, month: CoverageMonth): CoverageMonth =>
    month.gap && found.has(keyOf(site._id, type, item, month.month)) ? { ...month, state: 'estimated' } : month;
}

interface CoverageQuery {
  year: number;
  types: readonly CoveredType[];
  /** Ids of responsible people; `NOBODY_YET` stands for nobody. */
  owners: readonly string[] | null;
}

/**
 * Returns the condition for the requested locations, limited to those of the owners. Sources without an owner may be
 * anywhere.
 */
async function whereOf(read: Read, { types, owners }: CoverageQuery, ids: readonly string[] | null) {
  if (!owners || owners.includes(NOBODY_YET)) return ids ? { id: { in: [...ids] } } : {};
  const theirs = await locationsOf(read, owners, types);
  return { id: { in: ids ? theirs.filter((id) => ids.includes(id)) : [...theirs] } };
}

/** Tells whether a line belongs to one of the owners; those of a stopped user also count as without owner. */
const isOf = (owners: readonly string[], owner: CoverageRow['owner']) =>
  (owner !== null && owners.includes(owner.user_id)) || ((owner?.is_stopped ?? true) && owners.includes(NOBODY_YET));

/** Returns the coverage of one page of locations; the cost does not grow with the other locations. */
export const getCoverageCall = (served: Types) =>
  handler(getCoverage, async ({ input, read, context, entities }): Promise<CoverageAnswer> => {
    const { year, limit = PAGE, offset = 0 } = input;
    const types = listed<CoveredType>(input.activity) ?? COVERED_TYPES;
    const asked: CoverageQuery = { year, types, owners: listed(input.owners) };
    const told = await goneLocations({ read, entities }, input.locations);
    const where = await whereOf(read, asked, listed(input.locations));
    const order = [{ column: 'name' }, { column: 'id' }];
    const [sites, total] = await Promise.all([
      read(location).list({ where, order, limit, offset }),
      read(location).count({ where }),
    ]);
    const records = sites.length > 0 ? await recordsAt(read, served, sites, asked) : [];
    const [estimated, names, estimatedAt, ownerOf] = await Promise.all([
      estimates(read, records),
      namesOf(read, records),
      monthsEstimated(read, served, { sites, period: yearBounds(year), context }),
      ownersAt(
        read,
        sites.map(({ _id }) => _id),
      ),
    ]);
    const rowOf = (site: Site, source: Source): CoverageRow => ({
      _id: [site._id, source.type, source.item].join(':'),
      location: { _id: site._id, name: site.name },
      activity_type: source.type,
      item: source.item || null,
      item_name: names.get(source.item) ?? null,
      owner: ownerOf(site._id, source.type),
      months: coveredMonths(year, { ...source, estimated, inUse: site }, context.today).map((month) =>
        estimatedAt(site, source, month),
      ),
    });
    const list = sites
      .flatMap((site) => sourcesOf(site, records, types).map((source) => rowOf(site, source)))
      .filter(({ owner }) => !asked.owners || isOf(asked.owners, owner));
    const missing = list.reduce((sum, { months }) => sum + months.filter(({ gap }) => gap !== null).length, 0);
    return { list, total, count: list.length, missing, ...told };
  });
