import { Card } from '../page/Card';
import { JobProgress } from '../figure/JobProgress';
import { useJob } from '../data/jobs';
import { useT } from '../i18n/texts';
import { useEffect } from 'react';

interface Props {
  /** Name of the running job, already translated. */
  title: string;
  jobId: string | null;
  onCancel: () => void;
  onEnd: () => void;
}

/** Shows the running job of the record on the page. */
export function RunningJob({ title, jobId, onCancel, onEnd }: Props) {
  const t = useT();
  const { job, isOver } = useJob(jobId);
  // The end of the job may arrive before the change of the record, or without it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end, not for each new function
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver]);
  return (
    <Card title={title}>
      {job && <JobProgress job={job} onCancel={onCancel} />}
      <p className="k-quiet">{t('You can leave this page. The work continues in the background.')}</p>
    </Card>
  );
}
