import {
  type GridPreview,
  type GridPreviewState,
  gridPreview,
  startGridPreview,
} from '@lichen/contracts/activities/grid-change/grid-preview.call';
import type { JobProgress } from '@lichen/contracts/api/events';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { asDataError, data, type DataError, useCall, useJob, useSingleFlight } from '@lichen/kit';
import { useState } from 'react';

interface Started {
  readonly grid: string;
  readonly jobId: string;
}

export interface ShownPreview {
  /** Code of the grid in the preview. */
  readonly grid: string | null;
  readonly preview: GridPreview | null;
  readonly mayRecalculate: boolean;
  /** The preview job, while its progress is known. */
  readonly job: JobProgress | undefined;
  readonly isRunning: boolean;
  readonly error: DataError | null;
  start: (grid: string) => void;
  /** Cancels the job and discards its result. */
  drop: () => void;
}

/** Previews the figures of a location with another grid; a background job calculates them. */
export function useGridPreview(location_id: string): ShownPreview {
  const [started, setStarted] = useState<Started | null>(null);
  const [refusal, setRefusal] = useState<DataError | null>(null);
  const { run, isRunning } = useSingleFlight<void>();
  const { job, isOver, cancel } = useJob(started?.jobId);
  const job_id = started?.jobId ?? '';
  const found = useCall<RecordAnswer<GridPreviewState>>(gridPreview, { job_id }, { enabled: job_id !== '' && isOver });
  const answer = started && isOver && !found.isPlaceholderData ? found.data?.obj : undefined;

  const ask = async (grid: string) => {
    setRefusal(null);
    setStarted(null);
    try {
      const body = { location_id, grid };
      const { obj } = await data<RecordAnswer<{ job_id: string }>>(startGridPreview.name, { method: 'POST', body });
      setStarted({ grid, jobId: obj.job_id });
    } catch (error) {
      setRefusal(asDataError(error));
    }
  };
  const isWorking =
    started !== null && !answer && !found.error && job?.state !== 'failed' && job?.state !== 'cancelled';
  return {
    grid: started?.grid ?? null,
    preview: answer?.preview ?? null,
    mayRecalculate: answer?.may_recalculate ?? false,
    job,
    isRunning: isRunning || isWorking,
    error: refusal ?? found.error ?? null,
    start: (grid) => void run(() => ask(grid)),
    drop: () => {
      if (started && !isOver) void cancel();
      setStarted(null);
      setRefusal(null);
    },
  };
}
