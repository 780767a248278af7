import { failureText } from '../i18n/refusal-text';
import type { JobProgress } from '@lichen/contracts/api/events';
import { cancelJob, jobStatus } from '@lichen/contracts/api/jobs.call';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { type QueryClient, useQuery, useQueryClient } from '../modules/query';
import { data } from './data';
import { useNotify } from './notify';
import { asDataError, type DataError } from './data-error';
import { dependingOn } from './depends-on';
import { keys } from './keys';
import { useSocketConnected } from './socket-state';
import { polling } from './polling';

type Answer = RecordAnswer<JobProgress>;

const keyOf = (id: string) => keys.call(jobStatus.name, { id });
const isOver = (job: JobProgress | undefined) =>
  job !== undefined && job.state !== 'waiting' && job.state !== 'running';

/** Stores pushed progress where `useJob` reads it. */
export function storeJobProgress(client: QueryClient, job: JobProgress): void {
  client.setQueryData<Answer>(keyOf(job.id), (before) => (isOver(before?.obj) ? before : { ok: true, obj: job }));
}

/** Returns the progress of a person's job by id, and a function to cancel it. */
export function useJob(id: string | null | undefined) {
  const client = useQueryClient();
  const notify = useNotify();
  const { refetchInterval: pause, meta, ...polled } = polling('job', useSocketConnected());
  const { data: answer } = useQuery<Answer, DataError>({
    queryKey: keyOf(id ?? ''),
    queryFn: async ({ signal }) => {
      const asked = await data<Answer>(jobStatus.name, { query: { id: id ?? '' }, signal });
      // The end may have been pushed while this answer was on its way.
      const pushed = client.getQueryData<Answer>(keyOf(id ?? ''));
      return pushed && isOver(pushed.obj) ? pushed : asked;
    },
    enabled: Boolean(id),
    ...polled,
    meta: { ...meta, ...dependingOn(jobStatus.dependsOn) },
    refetchInterval: ({ state }) => !isOver(state.data?.obj) && pause,
  });
  const cancel = async () => {
    try {
      const ended = await data<Answer>(cancelJob.name, { method: 'POST', body: { id } });
      storeJobProgress(client, ended.obj);
    } catch (error) {
      notify(failureText(asDataError(error)), 'bad');
    }
  };
  return { job: answer?.obj, isOver: isOver(answer?.obj), cancel };
}
