import { type MixedPotentials, mixedPotentialsCall } from '@lichen/contracts/activities/checks/mixed-potentials.call';
import { handler } from '../../../platform/module';
import type { FactorLibrary } from '../emission/factor';
import { mixedYearsOf } from './mixed-potentials.query';

export const mixedPotentialsAnswer = (library: FactorLibrary) =>
  handler(mixedPotentialsCall, async ({ read }) => {
    const years = await mixedYearsOf(read, library);
    const obj: MixedPotentials = { list: years.map(({ year, reports }) => ({ year, reports: [...reports] })) };
    return { ok: true, obj };
  });
