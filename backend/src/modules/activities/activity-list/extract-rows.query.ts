import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { location } from '@lichen/contracts/business/location.entity';
import { powerSource } from '@lichen/contracts/business/power-sources/power-source.entity';
import { product } from '@lichen/contracts/business/products/product.entity';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { member } from '@lichen/contracts/identity/member.entity';
import { withReferences } from '../../../platform/engine/integrity/references';
import { serve } from '../../../platform/engine/rules';
import { type Records, recordsOver } from '../../../platform/store/scoped-records';
import type { Platform } from '../../../platform/platform';
import type { Selection, Where } from '../../../platform/store/sql';
import type { ExtractRow } from './extract-columns';

type Listed = RecordOf<typeof activity>;
type Whole = Record<string, unknown>;
export type TypesByName = ReadonlyMap<string, { readonly entity: Entity }>;

const PAGE = 500;

/** Entities of referenced records, of which the file shows the names. */
const REFERRED = {
  entities: new Map(
    [location, partner, powerSource, product, staffProfile, vehicle].map((entity) => [entity.name, serve(entity, {})]),
  ),
};

/** Returns the condition for rows after this one in list order: latest period first, undated ones last. */
const after = ({ from, _id }: Listed): Where[] =>
  from === null
    ? [{ from: null, id: { below: _id } }]
    : [{ from: { below: from } }, { from, id: { below: _id } }, { from: null }];

/** Returns a reader of a company's records; pages are read ahead while the file is written. */
export const extractRecords = ({ database }: Pick<Platform, 'database'>, companyId: string): Records =>
  recordsOver(database, database, companyId);

/** Returns the types of the selected activities, in the order of the specification. */
export async function typesIn(records: Records, types: TypesByName, { anyOf = [] }: Selection): Promise<Entity[]> {
  const found = await Promise.all(
    [...types.values()].map(async ({ entity }) => {
      const some = await records(activity).list({ where: { activity_type: entity.name }, anyOf, limit: 1 });
      return some.length > 0 ? [entity] : [];
    }),
  );
  return found.flat();
}

/** Returns the full records of one page by id, with one query per type. */
async function wholeRows(records: Records, types: TypesByName, page: readonly Listed[]): Promise<Map<string, Whole>> {
  const named = new Set(page.map(({ activity_type }) => activity_type));
  const found = await Promise.all(
    [...named].map(async (name) => {
      const entity = types.get(name)?.entity;
      if (!entity) return [];
      const ids = page.filter(({ activity_type }) => activity_type === name).map(({ _id }) => _id);
      const rows = await records(entity).list({ where: { id: { in: ids } } });
      return withReferences(REFERRED, records, entity, rows as unknown as Whole[]);
    }),
  );
  return new Map(found.flat().map((row) => [row['_id'] as string, row]));
}

/** Yields the selected activities in list order, page by page. A row that changes meanwhile appears once. */
export async function* extractPages(
  records: Records,
  types: TypesByName,
  { anyOf = [] }: Selection,
): AsyncGenerator<readonly ExtractRow[]> {
  const people = await records(member).list();
  const names = new Map(people.map(({ _id, first_name, last_name }) => [_id, `${first_name} ${last_name}`.trim()]));
  const order = [
    { column: 'from', descending: true },
    { column: 'id', descending: true },
  ];
  for (let last: Listed | undefined; ; ) {
    const page: Listed[] = await records(activity).list({
      anyOf: last ? [...anyOf, after(last)] : anyOf,
      order,
      limit: PAGE,
    });
    last = page.at(-1);
    if (!last) return;
    const [listed, whole] = await Promise.all([
      withReferences(REFERRED, records, activity, page as unknown as Whole[]),
      wholeRows(records, types, page),
    ]);
    yield listed.map((row) => ({
      listed: row,
      whole: whole.get(row['_id'] as string) ?? row,
      enteredBy: names.get(row['created_by'] as string) ?? '',
    }));
  }
}
