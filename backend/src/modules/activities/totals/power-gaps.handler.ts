import { type PowerGaps, powerGaps } from '@lichen/contracts/activities/list/summary.call';
import { lastOfMonth, utcDay } from '@lichen/contracts/formats/days';
import { answerCache, MOST_CACHED_ANSWERS } from '../../../platform/audit/answer-cache';
import { handler } from '../../../platform/module';
import type { RenewableLibrary } from '../emission/published/factor';
import { powerGapsOf } from './power-gaps.query';

const cache = answerCache<PowerGaps>({ most: MOST_CACHED_ANSWERS });

/** Returns what category 3 lacks, because a missing figure is not zero. */
export const powerGapsCall = (library: RenewableLibrary) =>
  handler(powerGaps, async ({ input, read, sums, context: { companyId }, platform }) => {
    const { year, months = 12 } = input;
    const period = { from: utcDay(year, 1, 1), to: lastOfMonth(utcDay(year, months, 1)) };
    const asked = { database: platform.database, companyId, question: `${year} ${months} ${library.round()}` };
    return { ok: true, obj: await cache.answer(asked, () => powerGapsOf({ read, sums, library }, period)) };
  });
