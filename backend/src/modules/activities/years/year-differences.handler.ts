import {
  inventoryYearDifferences,
  verifyInventoryYear,
  type YearDifferences,
  type YearVerification,
} from '@lichen/contracts/activities/years/inventory-year.call';
import { inventoryYear } from '@lichen/contracts/activities/years/inventory-year.entity';
import { refused } from '@lichen/contracts/api/problems';
import { location } from '@lichen/contracts/business/location.entity';
import type { Read } from '../../../platform/engine/rules';
import { handler } from '../../../platform/module';
import type { Year } from './kept-change.rules';
import { locationsOfActivities, sealYear } from './sealed-rows.query';
import { differenceOf, differingActivities, hasFigure, reasonsOf, touchedActivities } from './year-differences.query';

const PAGE = 100;

/** Returns the year if it is approved. */
async function approvedYear(read: Read, year: number): Promise<Year | undefined> {
  const [record] = await read(inventoryYear).list({ where: { year, state: 'approved' } });
  return record;
}

export const yearDifferencesCall = handler(
  inventoryYearDifferences,
  async ({ input, read }): Promise<YearDifferences> => {
    const { year, limit = PAGE, offset = 0 } = input;
    const record = await approvedYear(read, year);
    if (!record) throw refused('Only an approved year has approved figures to compare with.');
    const all = await differingActivities(read, record);
    const page = all.slice(offset, offset + limit);
    const places = [...new Set(page.flatMap(({ before, after }) => (after[0] ?? before[0])?.location_id ?? []))];
    const sites =
      places.length > 0 ? await read(location).part(['_id', 'name'], { where: { id: { in: places } } }) : [];
    const names = new Map(sites.map(({ _id, name }) => [_id, name]));
    const reasons = await reasonsOf(read, page);
    const lost = page.filter(({ after }) => !after.some(hasFigure)).map(({ activity_id }) => activity_id);
    const there = new Set((await locationsOfActivities(read, lost)).keys());
    const list = page.map((each) => differenceOf(each, { reasons, names, there }));
    return { list, total: all.length, count: list.length };
  },
);

export const verifyYearCall = handler(
  verifyInventoryYear,
  async ({ input: { year }, read }): Promise<YearVerification> => {
    const record = await approvedYear(read, year);
    if (!record) throw refused('Only an approved year can be verified.');
    if (!record.seal) throw refused('This year was approved before seals were introduced. Approve it again.');
    const touched = await touchedActivities(read, record);
    const activities = new Set(touched.map(({ activity_id }) => activity_id));
    const now = await sealYear(read, year);
    const undone = await sealYear(read, year, { activities, rows: touched.flatMap(({ before }) => before) });
    return { seal: record.seal, is_intact: undone.seal === record.seal, is_unchanged: now.seal === record.seal };
  },
);
