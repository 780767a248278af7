import { task } from '@lichen/contracts/activities/tasks/task.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { DAY } from '@lichen/contracts/formats/days';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { account } from '@lichen/contracts/identity/account.entity';
import { REPORT_NAMES, REPORT_TYPES } from '@lichen/contracts/identity/report-types';
import { endedPeriod, periodsBegun, reviewFrequency } from '@lichen/contracts/identity/tasks/task-periods';
import type { TaskConfig } from '@lichen/contracts/identity/task-schedule';
import type { DailyJob, DonePart, PartOfDay } from '../../../platform/daily/daily-job';
import type { JobBatch } from '../../../platform/engine/jobs/job-batch';
import { newTask, type Wanted } from './new-task';

/** Vehicles per transaction. */
const AT_ONCE = 200;
/** Position of the part that creates vehicle reviews; the first part creates reports. */
const VEHICLES = 'vehicles';

/** Returns the reports whose period began on one of the days, once per period. */
function dueReports({ report, start_date }: TaskConfig, since: number, day: number): Wanted[] {
  if (start_date === null) return [];
  return REPORT_TYPES.flatMap((type) => {
    const frequency = report[type]?.frequency;
    const begun = frequency ? periodsBegun(frequency, start_date, since, day) : [];
    return begun.map(
      (): Wanted => ({
        ...{ task_type: 'create_reports', entity: 'reports', id: type, name: REPORT_NAMES[type] },
      }),
    );
  });
}

const writing =
  (wanted: readonly Wanted[], config: TaskConfig) =>
  async ({ unit, context }: JobBatch): Promise<void> => {
    const rows = wanted.map((each) => newTask(each, config, context));
    if (rows.length > 0) await unit.insertAll(task, rows as unknown as RecordOf<never>[], 'create');
  };

/** Creates reviews for vehicles without an open one; overdue reviews stay open. */
async function vehiclePart({ since, day, position = '', read }: PartOfDay, config: TaskConfig): Promise<DonePart> {
  const period = endedPeriod(reviewFrequency(config), since, day);
  if (!period) return {};
  const [, after = ''] = position.split(' ');
  const where = { created_on: { below: period.to + DAY }, id: { above: after } };
  const order = [{ column: 'id' }];
  const found = await read(vehicle).part(['_id', 'name'], { where, order, limit: AT_ONCE });
  const ids = found.map(({ _id }) => _id);
  const open = { task_type: 'vehicle_review', status: 'open', linked_id: { in: ids } };
  const asked = ids.length > 0 ? await read(task).part(['linked_id'], { where: open }) : [];
  const isAsked = new Set(asked.map(({ linked_id }) => linked_id));
  const wanted = found
    .filter(({ _id }) => !isAsked.has(_id))
    .map(
      ({ _id: id, name }): Wanted => ({
        ...{ task_type: 'vehicle_review', entity: vehicle.name, id, name, activity_type: 'vehicle_activitys' },
      }),
    );
  const last = found.length === AT_ONCE ? found.at(-1) : undefined;
  return { next: last && `${VEHICLES} ${last._id}`, write: writing(wanted, config) };
}

/**
 * Creates tasks by the calendar: reports at the beginning of each period that the company set for their type, and
 * vehicle reviews after each period.
 */
export const periodicTasks: DailyJob = {
  name: 'activities.periodic-tasks',
  part: async (of) => {
    const own = await of.read(account).find(of.companyId);
    if (!own?.modules.includes('activities')) return {};
    const { task_config: config } = own;
    if (of.position === undefined) {
      const reports = dueReports(config, of.since, of.day);
      return { next: VEHICLES, write: writing(reports, config) };
    }
    return own.modules.includes('business') ? vehiclePart(of, config) : {};
  },
};
