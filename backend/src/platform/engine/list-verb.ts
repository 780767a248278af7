import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import type { Plain } from '../store/columns';
import { sumsOver } from '../store/scoped-sums';
import { recordsOf } from './company-records';
import type { DataCall, Engine } from './engine';
import { addReferences, shownReferences } from './integrity/references';
import { goneFilters } from './known-values';
import { readInTurn, selectionOf } from './list-query';
import { expectReadable } from './permissions/permit';
import { expectRowAccess, narrowedTo, needsRow, openRows } from './permissions/row-access';
import { briefFields, listedShape, namesOnly, presentListed } from './present';
import type { Context, Served } from './rules';

/** Answers a list: one page of the records that the user may read, with their total. */
export async function list(
  engine: Engine,
  served: Served,
  call: DataCall,
  context: Context,
): Promise<ListAnswer<Plain>> {
  const { entity } = served;
  const records = recordsOf(engine, context);
  const isThrough = needsRow(entity, 'list', context);
  expectReadable(entity, context);
  if (isThrough)
    await expectRowAccess(entity, 'list', narrowedTo(entity, call.query), engine.registry, records, context);
  const { filterOptions } = served.rules;
  const asked = selectionOf(entity, call.query, {
    codeOf: engine.registry.codeOf,
    options: typeof filterOptions === 'function' ? filterOptions() : filterOptions,
  });
  const open = isThrough ? await openRows(entity, engine.registry, records, context) : [];
  const selection = open.length > 0 ? { ...asked, anyOf: [...asked.anyOf, ...open] } : asked;
  const sums = sumsOver(engine.platform.database, context.companyId);
  // Roll-ups include every row, so they cannot count a part.
  const known = open.length > 0 ? undefined : await served.rules.counted?.({ read: records, sums }, call.query);
  const looking = { read: records, entityOf: (name: string) => engine.registry.entities.get(name)?.entity };
  const look = () =>
    Promise.all([
      // A list known to be empty is not queried, because it may have no index.
      known === 0 ? [] : records(entity).list(selection, listedShape(entity)),
      known ?? records(entity).count(selection),
      // Valid values are derived from all rows; people who may list only some must not learn of the others.
      isThrough ? [] : goneFilters(looking, entity, call.query),
    ]);
  const [found, total, gone] = await readInTurn(entity, call.query, context, look);
  const rows = found as unknown as Plain[];
  const references = await shownReferences(engine.registry, records, entity, rows);
  const brief = briefFields(entity, call.query);
  const shown = rows.map((row) => namesOnly(presentListed(served, addReferences(row, references), context), brief));
  return { list: shown, total, count: shown.length, ...(gone.length > 0 ? { gone } : {}) };
}
