import { type MixedPotentials, mixedPotentialsCall } from '@lichen/contracts/activities/checks/mixed-potentials.call';
import { answerCache, MOST_CACHED_ANSWERS } from '../../../../platform/audit/answer-cache';
import { handler } from '../../../../platform/module';
import type { RenewableLibrary } from '../../emission/published/factor';
import type { MixedYear } from './mixed-potentials';
import { mixedYearsOf } from './mixed-potentials.query';

/** Answers from a cache until the company's figures or the library change. */
export const mixedPotentialsAnswer = (library: RenewableLibrary) => {
  const cache = answerCache<readonly MixedYear[]>({ most: MOST_CACHED_ANSWERS });
  return handler(mixedPotentialsCall, async ({ read, context: { companyId }, platform: { database } }) => {
    const years = await cache.answer({ database, companyId, question: `${library.round()}` }, () =>
      mixedYearsOf(read, library),
    );
    const obj: MixedPotentials = { list: years.map(({ year, reports }) => ({ year, reports: [...reports] })) };
    return { ok: true, obj };
  });
};
