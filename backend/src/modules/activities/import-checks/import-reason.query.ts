import { importRow } from '@lichen/contracts/imports/import-row.entity';
import { fileImport } from '@lichen/contracts/imports/import.entity';
import { vehicleFuelActivity } from '@lichen/contracts/activities/types/vehicles/vehicle-fuel.entity';
import type { Read } from '../../../platform/engine/rules';
import type { ServedCall } from '../../../platform/module';
import type { CheckSubject } from '../checks/check-subject';
import { type FuelDay, journeysByFuelOutside } from '../vehicle-fuel/journeys-of-year.query';
import { expectReasonForJob } from '../years/reason-for-job.query';

type Answering = Parameters<ServedCall['handle']>[0];

/** Rows read at once. */
const PAGE = 2000;

/** Returns the fuel days in rows of the years before and after. */
async function fuelBesideYear(read: Read, where: object, year: number): Promise<FuelDay[]> {
  const found: FuelDay[] = [];
  for (let after = 0; ; ) {
    const page = await read(importRow).part(['place', 'subject'], {
      where: { ...where, first_year: { in: [year - 1, year + 1] }, place: { above: after } },
      order: [{ column: 'place' }],
      limit: PAGE,
    });
    for (const { subject } of page) {
      const { vehicle_id = null, from: day = 0 } = (subject ?? {}) as Partial<CheckSubject>;
      if (vehicle_id !== null) found.push({ vehicle_id, day });
    }
    if (page.length < PAGE) return found;
    after = page.at(-1)?.place ?? after;
  }
}

/**
 * Requires a reason for rows in approved years that the decision writes or undoes, by the days found in the check, and
 * for journeys affected by their fuel.
 */
export async function expectReasonForRows(
  asked: Pick<Answering, 'read' | 'context' | 'ask' | 'sums' | 'platform'>,
  id: string,
  decision: 'run' | 'undo',
  existing: boolean,
) {
  const verdicts = existing || decision === 'undo' ? ['new', 'existing'] : ['new'];
  const unknown = [{ first_year: null }, { last_year: null }];
  const where = { import_id: id, verdict: { in: verdicts } };
  const isFuel = (await asked.read(fileImport).get(id)).activity === vehicleFuelActivity.name;
  await expectReasonForJob(asked, async ({ year, ...days }) => {
    const fuel = isFuel ? await fuelBesideYear(asked.read, where, year) : [];
    const journeys = await journeysByFuelOutside(asked.read, days, fuel);
    const anyOf = [
      [{ first_year: { atMost: year } }, ...unknown],
      [{ last_year: { atLeast: year } }, ...unknown],
    ];
    return journeys + (await asked.read(importRow).count({ where, anyOf }));
  });
}
