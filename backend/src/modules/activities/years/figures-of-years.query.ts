import { type FiguresOfYear, figuresOfYears } from '@lichen/contracts/activities/years/figures-of-years';
import { inventoryYear } from '@lichen/contracts/activities/years/inventory-year.entity';
import { answering } from '../../../platform/engine/module-questions';
import { sumsOfYear } from './year-sums';
import { yearsOf } from './year-sums.query';

/** Answers other modules with the emissions of calendar years. */
export const answeredYears = answering(
  figuresOfYears,
  async ({ year }, { read, sums, context }): Promise<FiguresOfYear[]> => {
    if (!context.modules.includes('activities')) return [];
    const where = { state: 'approved', ...(year === undefined ? {} : { year }) };
    const [now, approved] = await Promise.all([yearsOf(sums), read(inventoryYear).list({ where })]);
    const approvedOf = new Map(approved.map((each) => [each.year, each.approved_ug]));
    const years = year === undefined ? [...new Set([...now.keys(), ...approvedOf.keys()])] : [year];
    return years
      .filter((each) => now.has(each) || approvedOf.has(each))
      .map((each) => ({ year: each, now: sumsOfYear(now, each), approved: approvedOf.get(each) ?? null }));
  },
);
