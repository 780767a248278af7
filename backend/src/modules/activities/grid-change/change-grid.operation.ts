import { recalculate } from '@lichen/contracts/activities/recalculation/recalculation.call';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { invalid } from '@lichen/contracts/api/problems';
import { location } from '@lichen/contracts/business/location.entity';
import type { CodeOf } from '@lichen/contracts/entity/resolve-code';
import { isAllowed } from '@lichen/contracts/portal/roles';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { operation, type ServedOperation } from '../../../platform/engine/operations';
import { isSubscribed, notAuthorised } from '../../../platform/engine/permissions/permit';
import type { Context } from '../../../platform/engine/rules';
import { sumsWithin } from '../years/sums-within.query';
import { expectReasonForJob } from '../years/reason-for-job.query';
import { onTheGridOf } from './on-the-grid.query';
import { RECALCULATE_LOCATION } from './recalculate-location.job';

/** Returns the code of the grid that a text names; throws `invalid` for an unknown one. */
export function gridOf(codeOf: CodeOf, text: string): string {
  const found = codeOf('electricity_grids', text);
  if (found === undefined) throw invalid({ grid: FIELD_TEXTS.choice });
  return found;
}

/** True if the user may recalculate figures, by role and by module. */
export const mayRecalculate = (context: Pick<Context, 'roles' | 'modules'>): boolean =>
  isAllowed(recalculate.allow, context.roles) && isSubscribed(recalculate, context);

/**
 * Changes the grid of a location. Activities that use it are marked as behind, as after any change of the location, and
 * the job that recalculates them starts in the same transaction, unless the person postpones it.
 */
export const changeGrid = (codeOf: CodeOf): ServedOperation =>
  operation(location, 'change_grid', async ({ record, input, context, unit, platform }) => {
    const electricity_grid = gridOf(codeOf, input.grid);
    const isRecalculated = input.recalculate ?? mayRecalculate(context);
    if (isRecalculated && !mayRecalculate(context)) throw notAuthorised(recalculate.allow);
    if (electricity_grid === record.electricity_grid) return {};
    if (!isRecalculated) return { electricity_grid, recalculation_job_id: null };
    const include_approved = input.include_approved === true;
    if (include_approved) {
      const onTheGrid = await onTheGridOf(unit.read, record);
      const asked = { read: unit.read, context, platform, ...sumsWithin(platform.database, unit, context) };
      await expectReasonForJob(asked, ({ from, to }) =>
        unit.read(activity).count({ anyOf: [onTheGrid, [{ from: { atMost: to } }], [{ to: { atLeast: from } }]] }),
      );
    }
    const job = { location_id: record._id, include_approved };
    return { electricity_grid, recalculation_job_id: await unit.startJob(RECALCULATE_LOCATION, job) };
  });
