import type { CodeOf } from '@lichen/contracts/entity/resolve-code';
import type { JobKind } from '../../../platform/jobs/job';
import type { Module } from '../../../platform/module';
import type { RecalculationParts } from '../recalculation/recalculation.job';
import { changeGrid } from './change-grid.operation';
import { gridPreviewCalls } from './grid-preview.handler';
import { gridPreviewJob } from './grid-preview.job';
import { recalculateLocationJob } from './recalculate-location.job';

/** Calls and operations for changing a location's grid, with a preview of the figures. */
export const gridChange = (codeOf: CodeOf): Required<Pick<Module, 'calls' | 'operations'>> => ({
  calls: gridPreviewCalls(codeOf),
  operations: [changeGrid(codeOf)],
});

/** Jobs that preview a change of the grid, and that recalculate after it. */
export const gridChangeJobs = (parts: RecalculationParts): readonly JobKind[] => [
  gridPreviewJob(parts),
  recalculateLocationJob(parts),
];
