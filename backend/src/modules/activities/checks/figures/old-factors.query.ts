import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { USED } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { isOldFactor } from '@lichen/contracts/activities/checks/checks.call';
import { yearOf } from '@lichen/contracts/formats/days';
import { inParts } from '../../../../platform/in-parts';
import type { Read } from '../../../../platform/engine/rules';
import type { Where } from '../../../../platform/store/sql';
import { isOfNoYear } from '../../emission/published/warming-potentials';
import { type DetectedFinding, detectedFinding } from '../finding';
import { LISTED, type Listed, listedSubject } from '../listed-subject';
import { RECALCULATION } from '../remedies';

/** Returns activities by id, with the fields of a list. */
export async function activitiesOf(read: Read, ids: readonly string[]): Promise<Listed[]> {
  const found: Listed[] = [];
  for (const some of inParts(ids)) found.push(...(await read(activity).part(LISTED, { where: { id: { in: some } } })));
  return found;
}

/** Returns findings of activities whose used factor is much older than they are. */
export async function onOldFactors(read: Read, where: Where, latest: number): Promise<DetectedFinding[]> {
  const used = { ...where, ...USED, factor_year: { below: yearOf(latest) } };
  const years = new Map<string, number>();
  const told = await read(emissionCalc).part(['activity_id', 'factor_year', 'factor_set', 'to'], { where: used });
  for (const { activity_id, factor_year, factor_set, to } of told)
    if (factor_year !== null && to !== null && !isOfNoYear(factor_set) && isOldFactor(factor_year, yearOf(to)))
      years.set(activity_id, Math.min(factor_year, years.get(activity_id) ?? factor_year));
  return (await activitiesOf(read, [...years.keys()])).flatMap((row) => {
    const record = listedSubject(row);
    const params = { year: { text: String(years.get(row._id)) } };
    return record ? [detectedFinding(record, { kind: 'old_factor', remedies: RECALCULATION, params })] : [];
  });
}
