import { USED } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { type InventoryYearReview, inventoryYearReview } from '@lichen/contracts/activities/years/inventory-year.call';
import { restsOnYear } from '@lichen/contracts/activities/years/rests-on-year';
import { yearBounds } from '@lichen/contracts/formats/days';
import { kgOf } from '@lichen/contracts/formats/mass';
import { keptAnswers, MOST_KEPT } from '../../../platform/audit/kept-answers';
import type { Read } from '../../../platform/engine/rules';
import { handler } from '../../../platform/module';

/** Largest number of stated figures that a review lists; others are only counted. */
const MOST_NAMED = 20;

type Figures = Pick<InventoryYearReview, 'rows' | 'without_figure' | 'hand_made'>;

async function figuresOf(read: Read, year: number): Promise<Figures> {
  const { from, to } = yearBounds(year);
  const inYear = { from: { atMost: to }, to: { atLeast: from } };
  const stated = { where: { ...USED, ...inYear, engine_version: null } };
  const [rows, without_figure, total, named] = await Promise.all([
    read(emissionCalc).count({ where: { ...USED, ...inYear } }),
    read(activity).count({ where: { ...inYear, applied: 1, invalid: 1 } }),
    read(emissionCalc).count(stated),
    read(emissionCalc).part(['activity_id', 'activity_type', 'co2_ug', 'reason'], { ...stated, limit: MOST_NAMED }),
  ]);
  const list = named.map(({ activity_id, activity_type, co2_ug, reason }) => ({
    ...{ activity_id, activity_type, reason, kg: kgOf(co2_ug ?? 0) },
  }));
  return { rows, without_figure, hand_made: { total, list } };
}

const kept = keptAnswers<Figures>({ most: MOST_KEPT });

export const yearReviewCall = handler(inventoryYearReview, async (asked): Promise<InventoryYearReview> => {
  const { input, read, ask, context, platform } = asked;
  const { year } = input;
  const question = { database: platform.database, companyId: context.companyId, question: String(year) };
  const [figures, rests] = await Promise.all([
    kept.answer(question, () => figuresOf(read, year)),
    ask(restsOnYear, { year }, asked),
  ]);
  return { ...figures, rests: rests.answers, rests_complete: rests.isComplete };
});
