import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Effect, Read } from '../../../platform/engine/rules';
import type { Where } from '../../../platform/store/sql';

/** Ids in one statement: well below what either database takes. */
const AT_ONCE = 500;

const removal = (entity: Entity, record: unknown): Effect => ({
  kind: 'remove',
  entity,
  record: record as RecordOf<Entity>,
});

/**
 * What goes when the record that activities hang on is removed: their calculations, then themselves.
 * Nothing is read unless the record is on its way out; on a removal the engine hands over the stored record itself.
 */
export async function dependentActivities(read: Read, where: Where, isRemoval: boolean): Promise<readonly Effect[]> {
  if (!isRemoval) return [];
  const activities = await read(activity).list({ where });
  const ids = activities.map(({ _id }) => _id);
  const calculations: RecordOf<typeof emissionCalc>[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE)
    calculations.push(
      ...(await read(emissionCalc).list({ where: { activity_id: { in: ids.slice(from, from + AT_ONCE) } } })),
    );
  return [...calculations.map((row) => removal(emissionCalc, row)), ...activities.map((row) => removal(activity, row))];
}
