import {
  type GridPreview,
  gridPreview,
  type GridPreviewState,
  startGridPreview,
} from '@lichen/contracts/activities/grid-change/grid-preview.call';
import { notFound } from '@lichen/contracts/api/problems';
import { location } from '@lichen/contracts/business/location.entity';
import type { CodeOf } from '@lichen/contracts/entity/resolve-code';
import { type ServedCall, handler } from '../../../platform/module';
import { gridOf, mayRecalculate } from './change-grid.operation';
import { GRID_PREVIEW } from './grid-preview.job';

/** Starts the preview as a job: a location may have a hundred thousand activities. */
const startAnswer = (codeOf: CodeOf): ServedCall =>
  handler(startGridPreview, async ({ input, context: { companyId, userId }, read, write, platform }) => {
    const { _id: location_id } = await read(location).get(input.location_id);
    const grid = gridOf(codeOf, input.grid);
    const job = { companyId, userId, kind: GRID_PREVIEW, input: { location_id, grid } };
    const job_id = await write(({ sql }) => platform.jobs.add(sql, job));
    platform.jobs.wake();
    return { ok: true, obj: { job_id } };
  });

/** Returns the person's own preview; throws `notFound` for any other job. */
const previewAnswer = handler(gridPreview, async ({ input: { job_id }, context, platform: { jobs } }) => {
  const { companyId, userId } = context;
  const isOwn = (await jobs.startedBy(companyId, job_id)) === userId;
  const found = isOwn ? await jobs.status(companyId, job_id) : undefined;
  if (found?.kind !== GRID_PREVIEW) throw notFound();
  const preview = found.state === 'done' ? ((await jobs.result(companyId, job_id)) as GridPreview) : null;
  const obj: GridPreviewState = { state: found.state, preview, may_recalculate: mayRecalculate(context) };
  return { ok: true, obj };
});

export const gridPreviewCalls = (codeOf: CodeOf): readonly ServedCall[] => [startAnswer(codeOf), previewAnswer];
