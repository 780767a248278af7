import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { isLive, type Replaceable } from '@lichen/contracts/activities/calculations/counted-calculations';
import type { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Read } from '../../../platform/engine/rules';
import type { StatedFor } from '../emission/explanation/stated-words';
import { SUPPLIER_FIGURE } from '../emission/parts';
import { typeOf } from '../types/type-of';

type Row = Pick<RecordOf<typeof emissionCalc>, 'activity_id' | 'activity_type' | 'factor_id'> & Replaceable;

/**
 * Returns the amount of goods or waste for which a supplier stated the CO₂e of a live row; null where none or several
 * are entered. The row holds the statement alone, so the amount comes from its activity.
 */
export async function statedFor(read: Read, row: Row): Promise<StatedFor | null> {
  if (row.factor_id !== SUPPLIER_FIGURE || !isLive(row)) return null;
  const { entity, identity } = typeOf(row.activity_type as ActivityType);
  const record = (await read(entity).find(row.activity_id)) as Readonly<Record<string, unknown>> | undefined;
  const measured = identity.amounts.filter((amount) => typeof amount !== 'string');
  const factors = new Set(measured.flatMap(({ madeOf = [] }) => madeOf));
  const entered = measured.flatMap(({ field, units: unitsField }) => {
    const [value, units] = [record?.[field], record?.[unitsField]];
    return !factors.has(field) && typeof value === 'number' && typeof units === 'string' ? [{ value, units }] : [];
  });
  const [only] = entered;
  return only && entered.length === 1 ? only : null;
}
