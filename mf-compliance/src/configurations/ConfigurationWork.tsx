import { complianceConfiguration } from '@lichen/contracts/compliance/configurations/configuration.entity';
import { RunningJob, useAction, useJob, useNotifyOutcome, useT } from '@lichen/kit';
import { Alert, Button } from '@lichen/kit/antd';
import type { Configuration } from './configuration-columns';

/** Progress of the running job, or the reason why it did not finish. */
export function ConfigurationWork({ of: one, onEnd }: { of: Configuration; onEnd: () => void }) {
  const t = useT();
  const notify = useNotifyOutcome();
  const { cancel } = useJob(one.work_job_id);
  const { run, isRunning } = useAction(complianceConfiguration, 'clear_message');
  if (one.working)
    return (
      <RunningJob
        title={t(one.active ? 'The partners are being asked' : 'The demands are being taken back')}
        jobId={one.work_job_id}
        onCancel={() => void cancel()}
        onEnd={onEnd}
      />
    );
  if (one.work_message === null) return null;
  const clear = () => void run(one, {}).then((outcome) => notify(outcome, 'Saved'));
  return (
    <Alert
      type="warning"
      showIcon
      message={t(one.work_message)}
      action={
        <Button size="small" loading={isRunning} onClick={clear}>
          {t('Clear')}
        </Button>
      }
    />
  );
}
