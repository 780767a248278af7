import { recalculation, recalculationChange } from '@lichen/contracts/activities/recalculation/recalculation.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { kgOf } from '@lichen/contracts/formats/mass';
import { serve } from '../../../platform/engine/rules';
import { inventoryYears } from '../years/inventory-years.rules';

/** Returns the kilograms before and after. */
const presentChange = ({
  before_ug,
  after_ug,
  market_before_ug,
  market_after_ug,
}: RecordOf<typeof recalculationChange>) => ({
  before_kg: kgOf(before_ug),
  after_kg: kgOf(after_ug),
  market_before_kg: kgOf(market_before_ug),
  market_after_kg: kgOf(market_after_ug),
});

/** Entities of recalculations, their changes, and inventory years. */
export const recalculationEntities = [
  ...inventoryYears.entities,
  serve(recalculation, {}),
  serve(recalculationChange, { present: presentChange }),
];
