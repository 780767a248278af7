import type { Entity, Filter, KnownBy } from '@lichen/contracts/entity/entity';
import { NO_RECORD_FILTER } from '@lichen/contracts/api/api-responses';
import { invalid } from '@lichen/contracts/api/problems';
import { isSameName } from '@lichen/contracts/formats/fold';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { columnsOf } from '../store/columns';
import { keptBy, type Query } from './list-query';
import type { Read } from './rules';

interface ValueLookup {
  readonly read: Read;
  /** Returns the definition of an entity; values of entities that are not served are not checked. */
  entityOf(name: string): Entity | undefined;
}

/** Returns where a filter's values are valid apart from the rows; undefined if they are not checked. */
function knownBy(entity: Entity, filter: Filter): KnownBy | undefined {
  if (filter.kind !== 'oneOf' && filter.kind !== 'hasAny') return undefined;
  const field = filter.kind === 'oneOf' ? columnsOf(entity).fields[filter.field] : undefined;
  return filter.of ?? (field?.kind === 'ref' ? field.entity : undefined);
}

/** Returns the values that no record of an entity has in a field; none for entities that are not served. */
async function withoutRecord(
  { read, entityOf }: ValueLookup,
  { of, field }: { readonly of: string; readonly field: string },
  values: readonly string[],
): Promise<string[]> {
  const target = entityOf(of);
  if (!target) return [];
  const where = { [field === '_id' ? 'id' : field]: { in: values } };
  const found = await read(target).part([field as '_id'], { where });
  const known = new Set<unknown>(found.map((row) => row[field as '_id']));
  return values.filter((value) => !known.has(value));
}

/** Returns the texts that no record of an entity has as its name, whatever their case and accents. */
async function withoutName(
  { read, entityOf }: ValueLookup,
  { texts: of, field }: { readonly texts: string; readonly field: string },
  values: readonly string[],
): Promise<string[]> {
  const target = entityOf(of);
  if (!target) return [];
  const found = await read(target).part([field as '_id'], { where: { [field]: { named: values } } });
  return values.filter((value) => !found.some((row) => isSameName(String(row[field as '_id']), value)));
}

/** Returns the values that are not valid anywhere. */
async function unknownOf(asked: ValueLookup, by: KnownBy, values: readonly string[]): Promise<readonly string[]> {
  if (typeof by === 'string') return withoutRecord(asked, { of: by, field: '_id' }, values);
  if ('texts' in by) return withoutName(asked, by, values);
  if ('names' in by) return values.filter((name) => !asked.entityOf(name));
  let missing = values;
  for (const of of by.ids) if (missing.length > 0) missing = await withoutRecord(asked, { of, field: '_id' }, missing);
  return missing;
}

/** Format of record ids, of deleted records too. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns the error of values that are well-formed but name nothing: `gone` for records that do not exist, or a
 * message.
 */
async function judged(asked: ValueLookup, entity: Entity, filter: Filter, said: readonly string[]) {
  const by = knownBy(entity, filter);
  // Free texts are only valid if a row has them.
  const isTyped = filter.kind === 'oneOfType' && !filter.options;
  const values = said.filter((value) => value !== '' && value !== NO_RECORD_FILTER);
  if (values.length === 0 || (!by && !isTyped)) return undefined;
  const missing = by ? await unknownOf(asked, by, [...new Set(values)]) : values;
  if (missing.length === 0) return undefined;
  // Rows may outlive the record they refer to; such rows are still found.
  const rows = await asked.read(entity).part(['_id'], { anyOf: keptBy(entity, filter, missing), limit: 1 });
  if (rows.length > 0) return undefined;
  if (isTyped || (typeof by === 'object' && !('ids' in by))) return FIELD_TEXTS.choice;
  return missing.every((id) => ID.test(id)) ? 'gone' : FIELD_TEXTS.unknownRecord;
}

/**
 * Returns the names of filters by records that do not exist: deleted ones and another company's. An empty list alone
 * would suggest that the record has no rows. Throws for values that are not ids and for unknown texts. Expects an
 * otherwise valid query.
 */
export async function goneFilters(asked: ValueLookup, entity: Entity, query: Query): Promise<string[]> {
  const judgements = await Promise.all(
    Object.entries(query).map(async ([name, values]) => {
      const filter = Object.hasOwn(entity.filters, name) ? entity.filters[name] : undefined;
      return [name, filter && (await judged(asked, entity, filter, values))] as const;
    }),
  );
  const refusals = judgements.filter(([, found]) => found !== undefined && found !== 'gone');
  if (refusals.length > 0) throw invalid(Object.fromEntries(refusals) as Record<string, string>);
  return judgements.flatMap(([name, found]) => (found === 'gone' ? [name] : []));
}
