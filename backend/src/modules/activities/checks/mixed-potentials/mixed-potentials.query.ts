import { COUNTED } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { yearBounds } from '@lichen/contracts/formats/days';
import type { Read } from '../../../../platform/engine/rules';
import type { Where } from '../../../../platform/store/sql';
import type { FactorLibrary } from '../../emission/published/factor';
import { type MixedYear, mixedYears, type SetUse } from './mixed-potentials';

/** Returns the years with factors of several IPCC reports, with one grouping in the database. */
export async function mixedYearsOf(read: Read, library: FactorLibrary, where: Where = {}): Promise<MixedYear[]> {
  const rows = await read(emissionCalc).groups({
    by: ['factor_set', 'from', 'to'],
    measures: ['co2_ug'],
    selection: { where: { ...where, ...COUNTED } },
  });
  const uses = rows.flatMap((row): SetUse[] => {
    const { factor_set, from, to, counted } = row;
    if (factor_set === null) return [];
    return [{ factor_set: String(factor_set), from: Number(from), to: Number(to), figures: Number(counted) }];
  });
  return mixedYears(uses, library);
}

/** Returns the id of an activity of the year that uses the rarest report. */
export async function rarestActivity(read: Read, { year, rarest }: MixedYear): Promise<string | undefined> {
  const { from, to } = yearBounds(year);
  const where = { ...COUNTED, factor_set: { in: rarest }, from: { atMost: to }, to: { atLeast: from } };
  const found = await read(emissionCalc).part(['activity_id'], { where, limit: 1 });
  return found[0]?.activity_id;
}
