import type { Entity, Filter } from '@lichen/contracts/entity/entity';
import { NO_RECORD_FILTER } from '@lichen/contracts/api/api-responses';
import { invalid } from '@lichen/contracts/api/problems';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { columnsOf } from '../store/columns';
import { keptBy, type Query } from './list-query';
import type { Read } from './rules';

interface Asked {
  readonly read: Read;
  /** Finds the definition of an entity by its name; one that nobody serves is not judged. */
  entityOf(name: string): Entity | undefined;
}

/** Entity whose ids are the values of a filter. */
function pointedTo(entity: Entity, filter: Filter): string | undefined {
  if ((filter.kind === 'hasAny' || filter.kind === 'oneOf') && filter.of !== undefined) return filter.of;
  const field = filter.kind === 'oneOf' ? columnsOf(entity).fields[filter.field] : undefined;
  return field?.kind === 'ref' ? field.entity : undefined;
}

async function withoutRecord({ read, entityOf }: Asked, name: string, ids: readonly string[]): Promise<string[]> {
  const target = entityOf(name);
  if (!target) return [];
  const found = await read(target).part(['_id'], { where: { id: { in: ids } } });
  const known = new Set<string>(found.map(({ _id }) => _id));
  return ids.filter((id) => !known.has(id));
}

/** Ids as they are made; one that was deleted looks so too. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Found = 'gone' | typeof FIELD_TEXTS.unknownRecord | typeof FIELD_TEXTS.choice;

/** What is to be said of values that a row could have and none has, because what they name is not there. */
async function judged(asked: Asked, entity: Entity, filter: Filter, said: readonly string[]) {
  const target = pointedTo(entity, filter);
  // Texts that somebody typed in rows are known by the rows alone.
  const isTyped = filter.kind === 'oneOfType' && !filter.options;
  const values = said.filter((value) => value !== '' && value !== NO_RECORD_FILTER);
  if (values.length === 0 || (!target && !isTyped)) return undefined;
  const missing = target ? await withoutRecord(asked, target, [...new Set(values)]) : values;
  if (missing.length === 0) return undefined;
  // Rows may outlive what they point to: those are still found.
  const rows = await asked.read(entity).part(['_id'], { anyOf: keptBy(entity, filter, missing), limit: 1 });
  if (rows.length > 0) return undefined;
  const refusal: Found = target ? FIELD_TEXTS.unknownRecord : FIELD_TEXTS.choice;
  return target && missing.every((id) => ID.test(id)) ? 'gone' : refusal;
}

/**
 * Names of filters by records that are not there: deleted ones and another company's. An empty list alone would say that
 * the record has no rows. What never was an id, and a word that no row has, is refused. The query was found good
 * otherwise.
 */
export async function goneFilters(asked: Asked, entity: Entity, query: Query): Promise<string[]> {
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
