import { COUNTED } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { yearBounds } from '@lichen/contracts/formats/days';
import type { Read } from '../../../../platform/engine/rules';
import type { Where } from '../../../../platform/store/sql';
import type { FactorLibrary } from '../../emission/published/factor';
import {
  isOfSeveralReports,
  type MixedYear,
  mixedYears,
  type SetUse,
  usesByPart,
  usesOfOneReport,
} from './mixed-potentials';

/** Returns the years with factors of several IPCC reports, with one grouping in the database. */
export async function mixedYearsOf(read: Read, library: FactorLibrary, where: Where = {}): Promise<MixedYear[]> {
  const rows = await read(emissionCalc).groups({
    by: ['factor_set', 'from', 'to'],
    measures: ['co2_ug'],
    selection: { where: { ...where, ...COUNTED } },
  });
  const parted = new Set<string>();
  const uses = rows.flatMap((row): SetUse[] => {
    const { from, to, counted } = row;
    if (row['factor_set'] === null) return [];
    const factor_set = String(row['factor_set']);
    if (!isOfSeveralReports(factor_set, library))
      return usesOfOneReport({ factor_set, from: Number(from), to: Number(to), figures: Number(counted) });
    parted.add(factor_set);
    return [];
  });
  return mixedYears([...uses, ...(await partedUses(read, library, where, [...parted]))], library);
}

/** Returns the uses of the figures with sets of several reports, by their parts. */
async function partedUses(
  read: Read,
  library: FactorLibrary,
  where: Where,
  sets: readonly string[],
): Promise<SetUse[]> {
  if (sets.length === 0) return [];
  const rows = await read(emissionCalc).part(['factor_set', 'parts'], {
    where: { ...where, ...COUNTED, factor_set: { in: sets } },
  });
  return rows.flatMap(({ factor_set, parts }) =>
    factor_set && parts ? usesByPart({ factor_set, parts }, library) : [],
  );
}

/** Returns the id of an activity of the year that uses the rarest report. */
export async function rarestActivity(read: Read, { year, rarest }: MixedYear): Promise<string | undefined> {
  const { from, to } = yearBounds(year);
  const where = { ...COUNTED, factor_set: { in: rarest }, from: { atMost: to }, to: { atLeast: from } };
  const found = await read(emissionCalc).part(['activity_id'], { where, limit: 1 });
  return found[0]?.activity_id;
}
