import { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { ActivityQuery } from '@lichen/contracts/activities/list/activity-query';
import { bulkRow } from '@lichen/contracts/activities/list/bulk-row.entity';
import type { BulkChange, bulkActivities } from '@lichen/contracts/activities/list/bulk.call';
import { Problem, ReasonNeeded } from '@lichen/contracts/api/problems';
import { yearBounds } from '@lichen/contracts/formats/days';
import type { JobBatch } from '../../../platform/engine/jobs/job-batch';
import type { Read } from '../../../platform/engine/rules';
import type { ServedCall } from '../../../platform/module';
import { fuelAround, type FuelDay, journeysByFuelOutside } from '../vehicle-fuel/journeys-of-year.query';
import { approvedYearsOf, expectReasonForJob, type YearDays } from '../years/reason-for-job.query';
import type { BulkRow, ListedActivity } from './bulk-row.rules';
import { listedSelection } from '../filters/listed-selection.query';

type CallInput = Parameters<ServedCall<typeof bulkActivities>['handle']>[0];

/** Fields that no figure rests on. */
const WITHOUT_EFFECT = new Set(['description', 'tags']);

const changesFigures = (change: BulkChange): boolean =>
  change.kind !== 'tag' &&
  !(change.kind === 'edit' && Object.keys(change.values).every((name) => WITHOUT_EFFECT.has(name)));

/** Ids in one condition. */
const CHUNK = 500;

/** Fuel of a vehicle, which may become that of another one. */
const ofEither = ({ vehicle_id, from }: Pick<ListedActivity, 'vehicle_id' | 'from'>, other: unknown): FuelDay[] =>
  [vehicle_id, other].flatMap((id) => (typeof id === 'string' && from !== null ? [{ vehicle_id: id, day: from }] : []));

/** Activities of an earlier change in a year, and journeys that hang on them; those that it deleted may be of any. */
async function undoneIn(read: Read, bulk_id: string, year: YearDays): Promise<number> {
  const { from, to } = year;
  const kept = await read(bulkRow).part(['activity_id', 'activity_type', 'replaced'], { where: { bulk_id } });
  const there = kept.filter(({ replaced }) => replaced !== null);
  const wasOf = new Map(there.map(({ activity_id, replaced }) => [activity_id, replaced?.['vehicle_id']]));
  const fuel: FuelDay[] = [];
  let count = kept.length - there.length;
  for (let at = 0; at < there.length; at += CHUNK) {
    const id = { in: there.slice(at, at + CHUNK).map(({ activity_id }) => activity_id) };
    count += await read(activity).count({ where: { id, from: { atMost: to }, to: { atLeast: from } } });
    const beside = fuelAround(year).map((where) => ({ ...where, id }));
    for (const each of await read(activity).part(['_id', 'vehicle_id', 'from'], { anyOf: [beside] }))
      fuel.push(...ofEither(each, wasOf.get(each._id)));
  }
  return count + (await journeysByFuelOutside(read, year, fuel));
}

/** Activities of a list in a year, and journeys of it that hang on fuel of the list from outside the year. */
async function listedIn(read: Read, change: BulkChange, filters: ActivityQuery, year: YearDays): Promise<number> {
  const { anyOf = [] } = listedSelection(filters);
  const where = { from: { atMost: year.to }, to: { atLeast: year.from } };
  const beside = await read(activity).part(['vehicle_id', 'from'], { anyOf: [...anyOf, [...fuelAround(year)]] });
  const other = change.kind === 'edit' ? change.values.vehicle_id : null;
  const fuel = beside.flatMap((each) => ofEither(each, other));
  return (await read(activity).count({ anyOf, where })) + (await journeysByFuelOutside(read, year, fuel));
}

/** Asks for a reason before a change of a whole list begins, where it reaches into approved years. */
export const expectReasonForList = async (
  asked: Pick<CallInput, 'read' | 'context' | 'ask' | 'sums' | 'platform'>,
  { change, filters }: { readonly change: BulkChange; readonly filters: ActivityQuery },
): Promise<void> => {
  if (!changesFigures(change)) return;
  await expectReasonForJob(asked, (year) =>
    change.kind === 'undo' ? undoneIn(asked.read, change.of, year) : listedIn(asked.read, change, filters, year),
  );
};

/** Ends a rehearsal, which leaves nothing behind. */
class Rehearsed extends Error {}

/** Rows of activities in approved years, or of fuel just outside of them; a deleted one may have been in any. */
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
 * Asks for a reason before rows are changed one by one, so that none is changed where the person thinks better of it:
 * those in approved years are changed together first, and taken back.
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
        // A refused row is told when it is changed.
        if (!(error instanceof Problem) || error instanceof ReasonNeeded) throw error;
      });
    await unit.finish();
    throw new Rehearsed();
  });
  await rehearsal.catch((error: unknown) => {
    if (!(error instanceof Rehearsed)) throw error;
  });
}
