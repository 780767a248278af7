import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { FieldErrors } from '@lichen/contracts/api/problems';
import type { Plain } from '../../store/columns';
import type { Where } from '../../store/sql';
import type { Read } from '../rules';

const isGiven = (value: unknown) => value !== null && value !== undefined;

/**
 * The entity's own words where another record of the company has the same values. The database has the last word:
 * of two who write at the same moment, the second is told that somebody else was first.
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
