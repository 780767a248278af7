import type { WriteJobBatch } from '../../../platform/engine/jobs/job-batch';
import type { JobKind } from '../../../platform/jobs/job';
import type { Platform } from '../../../platform/platform';
import { assembleJobs } from './assemble.job';
import { combineAnswer } from './combine.handler';
import { joinBack } from './join-back.operation';
import { splitDoc } from './split.operation';
import { takenBack } from './taken-back.rules';

/** Operations, calls and jobs that split and combine documents, and that undo both. */
export const assembly = {
  operations: [splitDoc, joinBack],
  calls: [combineAnswer],
  watches: [takenBack],
  jobs: (platform: Platform, write: WriteJobBatch): readonly JobKind[] => assembleJobs({ platform, write }),
};
