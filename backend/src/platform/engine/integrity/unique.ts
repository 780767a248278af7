import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { FieldErrors } from '@lichen/contracts/api/problems';
import type { Plain } from '../../store/columns';
import type { Where } from '../../store/sql';
import type { Read } from '../rules';

const isGiven = (value: unknown) => value !== null && value !== undefined;

/**
 * Returns the entity's own messages if another record of the company has the same unique values. The database decides
 * in the end: of two simultaneous writes, the second gets a conflict.
 */
export async function uniqueErrors(
  read: Read,
  entity: Entity,
  record: RecordOf<Entity>,
  before: RecordOf<Entity> | null,
): Promise<FieldErrors> {
  const [now, then] = [record as unknown as Plain, before as unknown as Plain | null];
  const errors: Record<string, string> = {};
  for (const { fields, message } of entity.unique ?? []) {
    const [first = ''] = fields;
    const isKept = then !== null && fields.every((name) => now[name] === then[name]);
    if (isKept || !fields.every((name) => isGiven(now[name]))) continue;
    const same = Object.fromEntries(fields.map((name) => [name, now[name]])) as Where;
    if ((await read(entity).count({ where: { ...same, id: { not: record._id } } })) > 0) errors[first] = message;
  }
  return errors;
}
