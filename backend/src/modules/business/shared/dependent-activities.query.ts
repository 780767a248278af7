import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { inParts } from '../../../platform/in-parts';
import type { Effect, Read } from '../../../platform/engine/rules';
import type { Where } from '../../../platform/store/sql';

const removal = (entity: Entity, record: unknown): Effect => ({
  kind: 'remove',
  entity,
  record: record as RecordOf<Entity>,
});

/**
 * Returns the removals that follow from removing a record: first the calculations of its activities, then the
 * activities.
 * Reads nothing unless the record is being removed. The engine passes the stored record itself on a removal, so callers
 * detect one by `record === before`.
 */
export async function dependentActivities(read: Read, where: Where, isRemoval: boolean): Promise<readonly Effect[]> {
  if (!isRemoval) return [];
  const activities = await read(activity).list({ where });
  const ids = activities.map(({ _id }) => _id);
  const calculations: RecordOf<typeof emissionCalc>[] = [];
  for (const some of inParts(ids))
    calculations.push(...(await read(emissionCalc).list({ where: { activity_id: { in: some } } })));
  return [...calculations.map((row) => removal(emissionCalc, row)), ...activities.map((row) => removal(activity, row))];
}
