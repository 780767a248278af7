import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Read, ReadRecords } from '../../../platform/engine/rules';
import { getOrInsertComputed } from '../../../platform/map-get-or-insert';

type Calc = RecordOf<typeof emissionCalc>;

function byActivity<C extends Pick<Calc, 'activity_id'>>(calcs: readonly C[]): ReadonlyMap<string, C[]> {
  const found = new Map<string, C[]>();
  for (const calc of calcs) getOrInsertComputed(found, calc.activity_id, () => []).push(calc);
  return found;
}

/**
 * Returns a reader that already has the calculation rows of many activities, so that saves do not read them one by one.
 */
export function withCalculations(read: Read, calcs: readonly Pick<Calc, 'activity_id'>[]): Read {
  const known = byActivity(calcs);
  const ahead: ReadRecords<typeof emissionCalc> = {
    ...read(emissionCalc),
    list: async (selection) => (known.get(String(selection?.where?.['activity_id'])) ?? []) as Calc[],
  };
  return ((entity: Entity) => (entity.name === emissionCalc.name ? ahead : read(entity))) as Read;
}

/** Preloads all calculation rows of some activities. */
export async function preloadCalculations(read: Read, activities: readonly { _id: string }[]): Promise<Read> {
  const ids = activities.map(({ _id }) => _id);
  return withCalculations(
    read,
    ids.length > 0 ? await read(emissionCalc).list({ where: { activity_id: { in: ids } } }) : [],
  );
}
