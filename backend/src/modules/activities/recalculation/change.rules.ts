import { inventoryYear } from '@lichen/contracts/activities/years/inventory-year.entity';
import { recalculation, recalculationChange } from '@lichen/contracts/activities/recalculation/recalculation.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { serve } from '../../../platform/engine/rules';

const KG = 1_000_000;

/** Kilograms before and after, for readers. */
const presentChange = ({ before_ug, after_ug }: RecordOf<typeof recalculationChange>) => ({
  before_kg: before_ug / KG,
  after_kg: after_ug / KG,
});

/** A recalculation, and what it would change. */
export const recalculationEntities = [
  serve(inventoryYear, {}),
  serve(recalculation, {}),
  serve(recalculationChange, { present: presentChange }),
];
