import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Read, Served } from '../../../platform/engine/rules';
import type { Selection, Where } from '../../../platform/store/sql';
import type { Rates } from '../emission/goods-circumstances';
import type { RenewableLibrary } from '../emission/published/factor';
import { type CheckSubject, SHARED_DAYS, subjectFields, subjectOf } from './check-subject';

/** Activity types with their rules, by name of the entity. */
export type Types = ReadonlyMap<string, Served>;

/** Sources of the checks besides the company's records. */
export interface CheckSources {
  readonly types: Types;
  readonly library: RenewableLibrary;
  readonly rates: Rates & { round(): number };
}

/** Records per page; decoding one blocks other requests. */
const PAGE = 2000;

type Row = { _id: string; from: number | null } & Readonly<Record<string, unknown>>;

/** Query of one type: `where` must hold, and one condition of each group in `anyOf`. */
export type SubjectQuery = Pick<Selection, 'where' | 'anyOf'>;

interface PageOfType {
  type: ActivityType;
  wanted: SubjectQuery;
  after: Row | undefined;
}

/** Returns the fields of a type that the checks read. The next page begins at the day of the last row. */
const fieldsOf = (type: ActivityType, { fields, derived }: Entity): readonly string[] => [
  ...new Set([
    '_id',
    'from',
    ...[...SHARED_DAYS.last, ...subjectFields(type)].filter((name) => name in fields || name in derived),
  ]),
];

async function page(read: Read, types: Types, { type, wanted: { where, anyOf = [] }, after }: PageOfType) {
  const entity = types.get(type)?.entity as Entity;
  const beyond = after
    ? [[{ from: { above: after.from ?? 0 } }, { from: after.from ?? 0, id: { above: after._id } }]]
    : [];
  // Activities that are not applied cover no month and double-count nothing.
  const own = { ...where, applied: 1 };
  const order = [{ column: 'from' }, { column: 'id' }];
  return (await read(entity).part(fieldsOf(type, entity), {
    where: own,
    anyOf: [...anyOf, ...beyond],
    order,
    limit: PAGE,
  })) as unknown as Row[];
}

interface NearestQuery {
  readonly of: Where;
  /** Alternative conditions. */
  readonly like?: readonly Where[];
  readonly from: { below: number } | { above: number };
  readonly until: number;
  readonly most: number;
}

/** Returns the records of a type that begin nearest before or after a day, up to another day. */
export async function nearestSubjects(
  read: Read,
  types: Types,
  type: ActivityType,
  { of, like, from, until, most }: NearestQuery,
): Promise<CheckSubject[]> {
  const entity = types.get(type)?.entity as Entity;
  const descending = 'below' in from;
  const rows = (await read(entity).part(fieldsOf(type, entity), {
    where: { ...of, from, applied: 1 },
    anyOf: [[{ from: descending ? { atLeast: until } : { atMost: until } }], ...(like ? [like] : [])],
    order: [
      { column: 'from', descending },
      { column: 'id', descending },
    ],
    limit: most,
  })) as unknown as Row[];
  return rows.flatMap((row) => subjectOf(type, row._id, row) ?? []);
}

/** Returns all matching records of a type, read page by page. */
export async function checkSubjects(
  read: Read,
  types: Types,
  type: ActivityType,
  wanted: SubjectQuery,
): Promise<CheckSubject[]> {
  const found: CheckSubject[] = [];
  let last: Row | undefined;
  for (;;) {
    const rows = await page(read, types, { type, wanted, after: last });
    for (const row of rows) {
      const checked = subjectOf(type, row._id, row);
      if (checked) found.push(checked);
    }
    last = rows.at(-1);
    if (rows.length < PAGE) return found;
  }
}
