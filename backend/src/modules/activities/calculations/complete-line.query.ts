import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { inventoryLines, type PartialLine } from '@lichen/contracts/activities/calculations/inventory-lines';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { Read } from '../../../platform/engine/rules';
import type { Plain } from '../../../platform/store/columns';
import { missingIn } from './stated-line';

/** Fills in scope and component of a draft without them; a draft with an unreadable activity is refused later. */
export async function completeLine(read: Read, draft: Plain): Promise<Plain> {
  const { activity_id } = draft;
  const parent = typeof activity_id === 'string' ? await read(activity).find(activity_id) : undefined;
  if (!parent) return { scope: 'no_scope', component: 'direct' };
  const rows = await read(emissionCalc).list({ where: { activity_id: parent._id } });
  return missingIn(inventoryLines(parent, rows), draft as PartialLine);
}
