import { USED } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { stayActivity } from '@lichen/contracts/activities/types/staff/stay.entity';
import { inParts } from '../../../../platform/in-parts';
import type { Read } from '../../../../platform/engine/rules';
import type { Where } from '../../../../platform/store/sql';
import { NOTES } from '../../emission/explanation/notes';
import { type DetectedFinding, detectedFinding } from '../finding';
import { LISTED, listedSubject } from '../listed-subject';
import { placeToComplete } from '../remedies';

/** Returns findings of stays that use the mean of all countries because they name none. */
export async function byMeanOfAllCountries(read: Read, where: Where): Promise<DetectedFinding[]> {
  const stays = await read(activity).part(LISTED, {
    where: { ...where, activity_type: stayActivity.name, applied: 1 },
  });
  const found: DetectedFinding[] = [];
  for (const some of inParts(stays)) {
    const told = await read(emissionCalc).part(['activity_id'], {
      where: { ...USED, activity_id: { in: some.map(({ _id }) => _id) }, note: { contains: NOTES.hotelAnywhere } },
    });
    const ids = new Set(told.map(({ activity_id }) => activity_id));
    for (const row of some.filter(({ _id }) => ids.has(_id))) {
      const record = listedSubject(row);
      if (record) found.push(detectedFinding(record, { kind: 'country_missing', remedies: placeToComplete(record) }));
    }
  }
  return found;
}
