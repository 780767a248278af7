import { totalGaps as totalGapsContract } from '@lichen/contracts/activities/comparison/total-gaps.call';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { expectAllowed } from '../../../platform/engine/permissions/permit';
import { handler } from '../../../platform/module';
import { queryOf } from '../filters/listed-selection.query';
import { totalGaps } from '../aggregates/total-gaps.query';

/** Returns what totals lack. Everybody may ask for the company's totals; filters require the role of the list. */
export const totalGapsCall = handler(totalGapsContract, async ({ input, read, sums, context }) => {
  const query = queryOf(input.query ?? {});
  if (Object.values(query).some((values) => values.some((value) => value !== '')))
    expectAllowed(activity.allow.list, context);
  const list = await Promise.all(
    input.periods.map((period) => totalGaps({ read, sums }, { query, period, today: context.today })),
  );
  return { list, total: list.length, count: list.length };
});
