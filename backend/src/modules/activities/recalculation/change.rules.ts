import { inventoryYear } from '@lichen/contracts/activities/years/inventory-year.entity';
import { recalculation, recalculationChange } from '@lichen/contracts/activities/recalculation/recalculation.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { kgOf } from '@lichen/contracts/formats/mass';
import { serve } from '../../../platform/engine/rules';

/** Kilograms before and after, for readers. */
const presentChange = ({ before_ug, after_ug }: RecordOf<typeof recalculationChange>) => ({
  before_kg: kgOf(before_ug),
  after_kg: kgOf(after_ug),
});

/** A recalculation, and what it would change. */
export const recalculationEntities = [
  serve(inventoryYear, {}),
  serve(recalculation, {}),
  serve(recalculationChange, { present: presentChange }),
];
