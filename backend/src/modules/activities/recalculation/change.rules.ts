import type { recalculationChange } from '@lichen/contracts/activities/recalculation.entity';
import type { RecordOf } from '@lichen/contracts/entity';

const KG = 1_000_000;

/** Kilograms before and after, for readers. */
export const presentChange = ({ before_ug, after_ug }: RecordOf<typeof recalculationChange>) => ({
  before_kg: before_ug / KG,
  after_kg: after_ug / KG,
});
