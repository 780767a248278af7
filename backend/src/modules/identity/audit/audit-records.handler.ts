import type { Entity } from '@lichen/contracts/entity/entity';
import { auditLog, MASKED } from '@lichen/contracts/identity/audit/audit-log.entity';
import { type AuditedRecord, auditRecords } from '@lichen/contracts/identity/audit/audit-records.call';
import type { Read } from '../../../platform/engine/rules';
import { type ServedCall, handler } from '../../../platform/module';

/** Fields by which people know a record; the first one that an entity has is used. */
const NAMES: readonly (readonly string[])[] = [
  ['name'],
  ['first_name', 'last_name'],
  ['chartName'],
  ['title'],
  ['email'],
];
/**
 * First and last day, from the first pair of fields that the entity has as dates; for a journey, `from` is an address.
 */
const DAYS: readonly (readonly [string, string])[] = [
  ['from', 'to'],
  ['starts', 'ends'],
];

type Plain = Readonly<Record<string, unknown>>;

const dayOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Fields of an entity that name its records, and those with their days. */
function namingOf(entity: Entity) {
  const has = (name: string) => name in entity.fields || name in entity.derived;
  const isDay = (name: string) => (entity.fields[name] ?? entity.derived[name])?.kind === 'day';
  const names = NAMES.find((all) => all.every(has)) ?? [];
  const [from = '', to = ''] = DAYS.find((pair) => pair.some(isDay)) ?? [];
  return { names, from, to, asked: [...names, ...[from, to].filter(isDay)] };
}

function namedRecord(entity: Entity, id: string, row: Plain): AuditedRecord {
  const { names, from, to } = namingOf(entity);
  const parts = names.flatMap((name) => (row[name] ? [String(row[name])] : []));
  const name = parts.includes(MASKED) ? MASKED : parts.join(' ') || null;
  return { entity: entity.name, id, name, from: dayOf(row[from]), to: dayOf(row[to]) };
}

interface Asked {
  readonly entity: Entity;
  readonly id: string;
}

const keyOf = (entity: string, id: string): string => `${entity} ${id}`;

async function recordsOf(read: Read, entity: Entity, ids: readonly string[]): Promise<AuditedRecord[]> {
  const { asked } = namingOf(entity);
  if (asked.length === 0) return [];
  const rows = (await read(entity).part(['_id', ...asked] as never, {
    where: { id: { in: ids } },
  })) as unknown as Plain[];
  return rows.map((row) => namedRecord(entity, String(row['_id']), row));
}

/** Maximum number of entries read for the names of deleted records. */
const MOST_ENTRIES = 2000;

/** Returns the last value of each field that the log has of some records; of entries of one type, if it is given. */
async function lastLogged(
  read: Read,
  records: readonly Asked[],
  type?: { type: string },
): Promise<ReadonlyMap<string, Plain>> {
  const found = new Map<string, Plain>();
  if (records.length === 0) return found;
  const entries = await read(auditLog).part(['entity_name', 'record_id', 'diff'], {
    where: { record_id: { in: records.map(({ id }) => id) }, ...type },
    order: [
      { column: 'dt', descending: true },
      { column: 'id', descending: true },
    ],
    limit: MOST_ENTRIES,
  });
  for (const { entity_name, record_id, diff } of entries) {
    const key = keyOf(entity_name, record_id);
    const values = Object.entries(diff).map(([name, { from, to }]) => [name, to ?? from]);
    found.set(key, { ...Object.fromEntries(values), ...found.get(key) });
  }
  return found;
}

/**
 * Returns the names that deleted records had at last, from the log itself, in which confidential and erased values are
 * masked. A record that was deleted with another has no entry of its deletion; its earlier entries name it.
 */
async function deletedRecords(read: Read, gone: readonly Asked[]): Promise<AuditedRecord[]> {
  const removed = await lastLogged(read, gone, { type: 'remove' });
  const rest = gone.filter(({ entity, id }) => !removed.has(keyOf(entity.name, id)));
  const logged = new Map([...(await lastLogged(read, rest)), ...removed]);
  return gone.flatMap(({ entity, id }) => {
    const row = logged.get(keyOf(entity.name, id));
    return row ? [namedRecord(entity, id, row)] : [];
  });
}

/** Runs one query for each entity that is asked about, and two at most for the records that no longer exist. */
export const auditRecordsHandler: ServedCall = handler(auditRecords, async ({ input, read, entities }) => {
  const all = entities().filter(({ kind, scope }) => kind === 'record' && scope !== 'user');
  const asked = all.map((entity) => ({
    entity,
    ids: [...new Set(input.records.filter((record) => record.entity === entity.name).map(({ id }) => id))],
  }));
  const present = await Promise.all(
    asked.map(({ entity, ids }) => (ids.length > 0 ? recordsOf(read, entity, ids) : [])),
  );
  const found = present.flat();
  const isFound = new Set(found.map(({ entity, id }) => keyOf(entity, id)));
  const gone = asked.flatMap(({ entity, ids }) =>
    ids.flatMap((id) => (isFound.has(keyOf(entity.name, id)) ? [] : [{ entity, id }])),
  );
  const list = [...found, ...(await deletedRecords(read, gone))];
  return { list, total: list.length, count: list.length };
});
