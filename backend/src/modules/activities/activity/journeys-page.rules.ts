import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { vehicleFuelActivity } from '@lichen/contracts/activities/types/vehicles/vehicle-fuel.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import type { JobBatch } from '../../../platform/engine/jobs/job-batch';
import type { Served } from '../../../platform/engine/rules';
import { approvedAmong } from '../years/closed-activities.query';
import { bringInStep } from './journeys-in-step.rules';

interface PagedJourney {
  readonly _id: string;
  readonly vehicle_id: string;
}

/** Marks activities as behind until a recalculation, which requires a reason in approved years. */
export const markBehind = ({ unit, context }: JobBatch, ids: readonly string[]) =>
  ids.length > 0
    ? unit.mark(activity, [{ id: { in: [...ids] } }], {
        ...{ behind_since: context.now, behind_by: vehicleFuelActivity.name },
      })
    : undefined;

/** Updates a page of journeys; those in years approved since the order stay unchanged unless a reason was given. */
export async function writePage(
  batch: JobBatch,
  journeys: Served,
  page: readonly PagedJourney[],
  mayChangeApproved: boolean,
): Promise<readonly string[]> {
  const { unit, context } = batch;
  await unit.records(vehicle).hold([...new Set(page.map(({ vehicle_id }) => vehicle_id))].sort());
  const ids = page.map(({ _id }) => _id);
  const leave = mayChangeApproved ? new Set<string>() : await approvedAmong(unit.read, ids);
  const left = await bringInStep(unit, journeys, ids, context, { as: 'update', leave });
  await markBehind(batch, left);
  return left;
}
