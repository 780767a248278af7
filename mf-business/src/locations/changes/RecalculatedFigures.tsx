import { location } from '@lichen/contracts/business/location.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { RunningJob, Slot, useJob, useNotify, useT } from '@lichen/kit';

/** Progress of the recalculation after a change of the grid; without one, the figures that are out of date. */
export function RecalculatedFigures({ site }: { site: RecordOf<typeof location> }) {
  const t = useT();
  const notify = useNotify();
  const id = site.recalculation_job_id;
  const { job, isOver, cancel } = useJob(id);
  if (!id || !job || isOver) return <Slot name="record.figures" props={{ entity: location.name, id: site._id }} />;
  return (
    <RunningJob
      title={t('Recalculating figures')}
      jobId={id}
      onCancel={() => void cancel()}
      onEnd={() => notify(t('The figures have been recalculated.'))}
    />
  );
}
