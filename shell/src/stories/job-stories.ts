import { story as jobHistory } from './jobs/JobHistory.stories';
import { story as jobProgress } from './jobs/JobProgress.stories';
import { story as runningJob } from './jobs/RunningJob.stories';
import type { Story } from './story';

/** Stories of background jobs: progress and history. */
export const jobStories: readonly Story[] = [jobHistory, jobProgress, runningJob];
