import type { Entity } from '@lichen/contracts/entity/entity';
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

async function recordsOf(read: Read, entity: Entity, ids: readonly string[]): Promise<AuditedRecord[]> {
  const has = (name: string) => name in entity.fields || name in entity.derived;
  const names = NAMES.find((all) => all.every(has)) ?? [];
  const isDay = (name: string) => (entity.fields[name] ?? entity.derived[name])?.kind === 'day';
  const days = DAYS.find((pair) => pair.some(isDay)) ?? [];
  const [from = '', to = ''] = days;
  const asked = [...names, ...days.filter(isDay)];
  if (asked.length === 0) return [];
  const rows = (await read(entity).part(['_id', ...asked] as never, {
    where: { id: { in: [...new Set(ids)] } },
  })) as unknown as Plain[];
  return rows.map((row) => ({
    entity: entity.name,
    id: String(row['_id']),
    name: names.flatMap((name) => (row[name] ? [String(row[name])] : [])).join(' ') || null,
    from: dayOf(row[from]),
    to: dayOf(row[to]),
  }));
}

/** Runs one query for each entity that is asked about. */
export const auditRecordsHandler: ServedCall = handler(auditRecords, async ({ input, read, entities }) => {
  const named = entities().filter(({ kind, scope }) => kind === 'record' && scope !== 'user');
  const found = await Promise.all(
    named.map((entity) => {
      const ids = input.records.filter((record) => record.entity === entity.name).map(({ id }) => id);
      return ids.length > 0 ? recordsOf(read, entity, ids) : [];
    }),
  );
  const list = found.flat();
  return { list, total: list.length, count: list.length };
});
