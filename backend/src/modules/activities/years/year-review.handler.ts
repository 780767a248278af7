import { USED } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { inventoryYear } from '@lichen/contracts/activities/years/inventory-year.entity';
import {
  type InventoryYearReview,
  inventoryYearReview,
  type InventoryYearRows,
  inventoryYearRows,
} from '@lichen/contracts/activities/years/inventory-year.call';
import { restsOnYear } from '@lichen/contracts/activities/years/rests-on-year';
import { yearBounds } from '@lichen/contracts/formats/days';
import { kgOf } from '@lichen/contracts/formats/mass';
import { answerCache, MOST_CACHED_ANSWERS } from '../../../platform/audit/answer-cache';
import type { Read } from '../../../platform/engine/rules';
import { handler } from '../../../platform/module';
import type { Sums } from '../../../platform/store/scoped-sums';
import { yearsOf } from './year-sums.query';

/** Largest number of stated figures that a review lists; others are only counted. */
const MOST_NAMED = 20;

type Figures = Pick<InventoryYearReview, 'rows' | 'without_figure' | 'hand_made'>;

function daysIn(year: number) {
  const { from, to } = yearBounds(year);
  return { from: { atMost: to }, to: { atLeast: from } };
}

const usedRows = (read: Read, year: number): Promise<number> =>
  read(emissionCalc).count({ where: { ...USED, ...daysIn(year) } });

async function figuresOf(read: Read, year: number): Promise<Figures> {
  const inYear = daysIn(year);
  const stated = { where: { ...USED, ...inYear, engine_version: null } };
  const [rows, without_figure, total, named] = await Promise.all([
    usedRows(read, year),
    read(activity).count({ where: { ...inYear, applied: 1, invalid: 1 } }),
    read(emissionCalc).count(stated),
    read(emissionCalc).part(['activity_id', 'activity_type', 'co2_ug', 'reason'], { ...stated, limit: MOST_NAMED }),
  ]);
  const list = named.map(({ activity_id, activity_type, co2_ug, reason }) => ({
    ...{ activity_id, activity_type, reason, kg: kgOf(co2_ug ?? 0) },
  }));
  return { rows, without_figure, hand_made: { total, list } };
}

const cachedFigures = answerCache<Figures>({ most: MOST_CACHED_ANSWERS });

export const yearReviewCall = handler(inventoryYearReview, async (asked): Promise<InventoryYearReview> => {
  const { input, read, ask, context, platform } = asked;
  const { year } = input;
  const question = { database: platform.database, companyId: context.companyId, question: String(year) };
  const [figures, rests] = await Promise.all([
    cachedFigures.answer(question, () => figuresOf(read, year)),
    ask(restsOnYear, { year }, asked),
  ]);
  return { ...figures, rests: rests.answers, rests_complete: rests.isComplete };
});

async function rowsOfYears(read: Read, sums: Sums): Promise<InventoryYearRows[]> {
  const [summed, decided] = await Promise.all([yearsOf(sums), read(inventoryYear).part(['year'])]);
  const years = new Set([...summed.keys(), ...decided.map(({ year }) => year)]);
  return Promise.all([...years].map(async (year) => ({ year, rows: await usedRows(read, year) })));
}

const cachedRows = answerCache<InventoryYearRows[]>({ most: MOST_CACHED_ANSWERS });

export const yearRowsCall = handler(inventoryYearRows, async ({ read, sums, context, platform }) => {
  const question = { database: platform.database, companyId: context.companyId, question: 'rows' };
  const list = await cachedRows.answer(question, () => rowsOfYears(read, sums));
  return { list, total: list.length, count: list.length };
});
