import { type MixedPotentials, mixedPotentialsCall } from '@lichen/contracts/activities/checks/mixed-potentials.call';
import { keptAnswers, MOST_KEPT } from '../../../../platform/audit/kept-answers';
import { handler } from '../../../../platform/module';
import type { RenewableLibrary } from '../../emission/published/factor';
import type { MixedYear } from './mixed-potentials';
import { mixedYearsOf } from './mixed-potentials.query';

export const mixedPotentialsAnswer = (library: RenewableLibrary) => {
  const kept = keptAnswers<readonly MixedYear[]>({ most: MOST_KEPT });
  return handler(mixedPotentialsCall, async ({ read, context: { companyId }, platform: { database } }) => {
    const years = await kept.answer({ database, companyId, question: `${library.round()}` }, () =>
      mixedYearsOf(read, library),
    );
    const obj: MixedPotentials = { list: years.map(({ year, reports }) => ({ year, reports: [...reports] })) };
    return { ok: true, obj };
  });
};
