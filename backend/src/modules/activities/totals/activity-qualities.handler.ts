import { type DataQuality, dataQualityOf } from '@lichen/contracts/activities/calculations/data-quality';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { type ActivityQualities, activityQualities } from '@lichen/contracts/activities/list/summary.call';
import { kgOf } from '@lichen/contracts/formats/mass';
import { handler } from '../../../platform/module';
import { SCOPE_KEYS } from '../charts/chart-filter.query';
import { countedInScopes } from './total-parts.handler';

/** Returns the data quality of the activities, added up by the database in one query. */
export const activityQualitiesCall = handler(activityQualities, async ({ input, read }) => {
  const where = { ...countedInScopes(SCOPE_KEYS), activity_id: { in: input.activities } };
  const sums = await read(emissionCalc).groups({
    by: ['activity_id', 'method', 'data_quality', 'basis_units'],
    measures: ['co2_ug'],
    selection: { where },
  });
  const found = new Map<string, Map<DataQuality, number>>();
  for (const sum of sums) {
    const quality = dataQualityOf(sum as unknown as Parameters<typeof dataQualityOf>[0]);
    const id = String(sum['activity_id']);
    const ofOne = found.get(id) ?? new Map<DataQuality, number>();
    found.set(id, ofOne.set(quality, (ofOne.get(quality) ?? 0) + Number(sum['co2_ug'])));
  }
  const list: ActivityQualities[] = [...found].map(([activity_id, ofOne]) => ({
    activity_id,
    qualities: [...ofOne]
      .filter(([, whole]) => whole !== 0)
      .map(([quality, whole]) => ({ quality, kg: kgOf(whole) }))
      .toSorted((one, other) => Math.abs(other.kg) - Math.abs(one.kg)),
  }));
  return { list, total: list.length, count: list.length };
});
