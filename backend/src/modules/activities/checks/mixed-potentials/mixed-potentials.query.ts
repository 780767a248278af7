import { COUNTED } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { yearBounds } from '@lichen/contracts/formats/days';
import type { Read } from '../../../../platform/engine/rules';
import type { Where } from '../../../../platform/store/sql';
import type { FactorLibrary } from '../../emission/published/factor';
import { type MixedYear, mixedYears, type SetUse } from './mixed-potentials';

/** Counted figures by the sets they rest on: one grouping in the database, however many rows there are. */
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

/** The first activity of a year whose figure rests on the report that fewest figures rest on. */
export async function rarestActivity(read: Read, { year, rarest }: MixedYear): Promise<string | undefined> {
  const { from, to } = yearBounds(year);
  const where = { ...COUNTED, factor_set: { in: rarest }, from: { atMost: to }, to: { atLeast: from } };
  const found = await read(emissionCalc).part(['activity_id'], { where, limit: 1 });
  return found[0]?.activity_id;
}
