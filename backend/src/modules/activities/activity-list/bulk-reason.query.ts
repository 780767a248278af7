import { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { ActivityQuery } from '@lichen/contracts/activities/list/activity-query';
import { bulkRow } from '@lichen/contracts/activities/list/bulk-row.entity';
import type { BulkChange, bulkActivities } from '@lichen/contracts/activities/list/bulk.call';
import { Problem, ReasonNeeded } from '@lichen/contracts/api/problems';
import { yearBounds } from '@lichen/contracts/formats/days';
import { inParts } from '../../../platform/in-parts';
import type { JobBatch } from '../../../platform/engine/jobs/job-batch';
import type { Read } from '../../../platform/engine/rules';
import type { ServedCall } from '../../../platform/module';
import { fuelAround, type FuelDay, journeysByFuelOutside } from '../vehicle-fuel/journeys-of-year.query';
import { approvedYearsOf, expectReasonForJob, type YearDays } from '../years/reason-for-job.query';
import type { BulkRow, ListedActivity } from './bulk-row.rules';
import { listedSelection } from '../filters/listed-selection.query';

type CallInput = Parameters<ServedCall<typeof bulkActivities>['handle']>[0];

/** Fields that do not affect figures. */
const WITHOUT_EFFECT = new Set(['description', 'tags']);

const changesFigures = (change: BulkChange): boolean =>
  change.kind !== 'tag' &&
  !(change.kind === 'edit' && Object.keys(change.values).every((name) => WITHOUT_EFFECT.has(name)));

/** Returns the fuel days of an activity, for its present vehicle and the new one. */
const ofEither = ({ vehicle_id, from }: Pick<ListedActivity, 'vehicle_id' | 'from'>, other: unknown): FuelDay[] =>
  [vehicle_id, other].flatMap((id) => (typeof id === 'string' && from !== null ? [{ vehicle_id: id, day: from }] : []));

/**
 * Counts the activities of an undone change in a year, and journeys that depend on them; deleted ones may be of any
 * year.
 */
async function undoneIn(read: Read, bulk_id: string, year: YearDays): Promise<number> {
  const { from, to } = year;
  const kept = await read(bulkRow).part(['activity_id', 'activity_type', 'replaced'], { where: { bulk_id } });
  const there = kept.filter(({ replaced }) => replaced !== null);
  const wasOf = new Map(there.map(({ activity_id, replaced }) => [activity_id, replaced?.['vehicle_id']]));
  const fuel: FuelDay[] = [];
  let count = kept.length - there.length;
  for (const some of inParts(there)) {
    const id = { in: some.map(({ activity_id }) => activity_id) };
    count += await read(activity).count({ where: { id, from: { atMost: to }, to: { atLeast: from } } });
    const beside = fuelAround(year).map((where) => ({ ...where, id }));
    for (const each of await read(activity).part(['_id', 'vehicle_id', 'from'], { anyOf: [beside] }))
      fuel.push(...ofEither(each, wasOf.get(each._id)));
  }
  return count + (await journeysByFuelOutside(read, year, fuel));
}

/** Counts the listed activities in a year, and journeys in it that depend on listed fuel outside of it. */
async function listedIn(read: Read, change: BulkChange, filters: ActivityQuery, year: YearDays): Promise<number> {
  const { anyOf = [] } = listedSelection(filters);
  const where = { from: { atMost: year.to }, to: { atLeast: year.from } };
  const beside = await read(activity).part(['vehicle_id', 'from'], { anyOf: [...anyOf, [...fuelAround(year)]] });
  const other = change.kind === 'edit' ? change.values.vehicle_id : null;
  const fuel = beside.flatMap((each) => ofEither(each, other));
  return (await read(activity).count({ anyOf, where })) + (await journeysByFuelOutside(read, year, fuel));
}

/** Requires a reason before a whole list is changed, where this affects approved years. */
export const expectReasonForList = async (
  asked: Pick<CallInput, 'read' | 'context' | 'ask' | 'sums' | 'platform'>,
  { change, filters }: { readonly change: BulkChange; readonly filters: ActivityQuery },
): Promise<void> => {
  if (!changesFigures(change)) return;
  await expectReasonForJob(asked, (year) =>
    change.kind === 'undo' ? undoneIn(asked.read, change.of, year) : listedIn(asked.read, change, filters, year),
  );
};

/** Thrown to roll back a trial run. */
class Rehearsed extends Error {}

/** Returns the rows of activities in approved years, or of fuel close to them; deleted ones may be of any year. */
async function rowsInYears(read: Read, rows: readonly BulkRow[], years: readonly number[], change: BulkChange) {
  if (change.kind === 'restore') return rows;
  const days = years
    .map(yearBounds)
    .flatMap((year) => [{ from: { atMost: year.to }, to: { atLeast: year.from } }, ...fuelAround(year)]);
  const where = { id: { in: rows.map(({ _id }) => _id) } };
  const found = await read(activity).part(['_id'], { where, anyOf: [days] });
  const there = new Set(found.map(({ _id }) => _id));
  return rows.filter(({ _id }) => there.has(_id));
}

/**
 * Requires a reason before rows are changed one by one, so that none is changed if it is missing: rows in approved
 * years are first changed in one transaction, which is rolled back.
 */
export async function expectReasonForRows(
  asked: CallInput,
  change: BulkChange,
  rows: readonly BulkRow[],
  work: (batch: JobBatch, row: BulkRow) => Promise<unknown>,
): Promise<void> {
  if (asked.context.reason || !changesFigures(change)) return;
  const years = await approvedYearsOf(asked);
  const those = years.length > 0 ? await rowsInYears(asked.read, rows, years, change) : [];
  if (those.length === 0) return;
  const rehearsal = asked.write(async (unit, batch) => {
    for (const row of those)
      await work(batch, row).catch((error: unknown) => {
        // Refusals of single rows are reported by the real change.
        if (!(error instanceof Problem) || error instanceof ReasonNeeded) throw error;
      });
    await unit.finish();
    throw new Rehearsed();
  });
  await rehearsal.catch((error: unknown) => {
    if (!(error instanceof Rehearsed)) throw error;
  });
}
