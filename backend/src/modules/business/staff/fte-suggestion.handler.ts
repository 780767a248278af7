import { employmentRecord } from '@lichen/contracts/business/staff/employment-record.entity';
import { FTE_OF, fteSuggestion, type FteSuggestion } from '@lichen/contracts/business/staff/fte-suggestion.call';
import { yearBounds } from '@lichen/contracts/formats/days';
import { handler } from '../../../platform/module';

/** Counts in the database, because a company may have tens of thousands of employment records. */
export const fteSuggestionHandler = handler(fteSuggestion, async ({ input, read, context }): Promise<FteSuggestion> => {
  const { year } = input;
  const on = Math.min(yearBounds(year).to, context.today);
  const openWith = (where: object) =>
    read(employmentRecord).count({
      where: { start_date: { atMost: on }, ...where },
      anyOf: [[{ end_date: { atLeast: on } }, { end_date: null }]],
    });
  const states = Object.keys(FTE_OF);
  const [records, ...counts] = await Promise.all([
    openWith({}),
    ...states.map((employment_status) => openWith({ employment_status })),
  ]);
  const counted = counts.reduce((sum, count) => sum + count, 0);
  const fte = counts.reduce((sum, count, at) => sum + count * (FTE_OF[states[at] ?? ''] ?? 0), 0);
  return { year, records, uncounted: records - counted, fte: records === 0 ? null : fte };
});
