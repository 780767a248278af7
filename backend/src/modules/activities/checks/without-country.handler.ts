import {
  activitiesWithoutCountry,
  type ActivityWithoutCountry,
} from '@lichen/contracts/activities/checks/without-country.call';
import { handler } from '../../../platform/module';
import { byMeanOfAllCountries } from './figures/mean-of-all-countries.query';

export const activitiesWithoutCountryCall = handler(activitiesWithoutCountry, async ({ input, read }) => {
  const found = await byMeanOfAllCountries(read, { id: { in: input.activities } });
  const list: ActivityWithoutCountry[] = found.map(({ record }) => ({ activity_id: record.id }));
  return { list, total: list.length, count: list.length };
});
