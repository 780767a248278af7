import { USED } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { type InventoryYearReview, inventoryYearReview } from '@lichen/contracts/activities/years/inventory-year.call';
import { restsOnYear } from '@lichen/contracts/activities/years/rests-on-year';
import { yearBounds } from '@lichen/contracts/formats/days';
import { kgOf } from '@lichen/contracts/formats/mass';
import { handler } from '../../../platform/module';

/** Hand-made figures that a review names; the others are counted. */
const MOST_NAMED = 20;

export const yearReviewCall = handler(inventoryYearReview, async (asked): Promise<InventoryYearReview> => {
  const { input, read, ask } = asked;
  const { from, to } = yearBounds(input.year);
  const inYear = { from: { atMost: to }, to: { atLeast: from } };
  const stated = { where: { ...USED, ...inYear, engine_version: null } };
  const [rows, without_figure, total, named, rests] = await Promise.all([
    read(emissionCalc).count({ where: { ...USED, ...inYear } }),
    read(activity).count({ where: { ...inYear, applied: 1, invalid: 1 } }),
    read(emissionCalc).count(stated),
    read(emissionCalc).part(['activity_id', 'activity_type', 'co2_ug', 'reason'], { ...stated, limit: MOST_NAMED }),
    ask(restsOnYear, { year: input.year }, asked),
  ]);
  const list = named.map(({ activity_id, activity_type, co2_ug, reason }) => ({
    ...{ activity_id, activity_type, reason, kg: kgOf(co2_ug ?? 0) },
  }));
  return {
    ...{ rows, without_figure, hand_made: { total, list } },
    ...{ rests: rests.answers, rests_complete: rests.isComplete },
  };
});
