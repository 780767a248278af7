import { USED } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { location } from '@lichen/contracts/business/location.entity';
import { powerSource } from '@lichen/contracts/business/power-source.entity';
import { product } from '@lichen/contracts/business/product.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { FollowUp, Read } from '../../../platform/engine/rules';

/** Sources that an activity names, and the field that names them. */
const NAMED = [
  [location, 'location_id'],
  [vehicle, 'vehicle_id'],
  [product, 'product_id'],
  [powerSource, 'source_id'],
] as const;

/** When each of these records was last saved. */
async function savedOn(read: Read, entity: Entity, ids: readonly (string | null | undefined)[]) {
  const named = [...new Set(ids.filter((id) => id !== null && id !== undefined))];
  const found = named.length > 0 ? await read(entity).list({ where: { id: { in: named } } }) : [];
  return new Map(found.map(({ _id, updated_on }) => [_id, updated_on]));
}

/**
 * A restored activity comes back with the figure it had. Nothing told it of what was saved meanwhile, so it is behind
 * where a record that it names was saved after the figure was made.
 */
export const restoredBehind: FollowUp = {
  of: (before, after) => (before === null && after && Number(after['version']) > 1 ? [after['_id']] : []),
  run: async (found, { read, mark }, { now }) => {
    const ids = found as string[];
    const calculated = await read(emissionCalc).part(['activity_id', 'created_on'], {
      where: { ...USED, activity_id: { in: ids } },
    });
    const madeOn = new Map(calculated.map(({ activity_id, created_on }) => [activity_id, created_on]));
    const restored = await read(activity).list({ where: { id: { in: ids } } });
    for (const [entity, field] of NAMED) {
      const saved = await savedOn(
        read,
        entity,
        restored.map((each) => each[field]),
      );
      const behind = restored.filter(
        (each) => (saved.get(each[field] ?? '') ?? 0) > (madeOn.get(each._id) ?? Number.POSITIVE_INFINITY),
      );
      if (behind.length > 0)
        await mark(activity, [{ id: { in: behind.map(({ _id }) => _id) } }], {
          behind_since: now,
          behind_by: entity.name,
        });
    }
  },
};
