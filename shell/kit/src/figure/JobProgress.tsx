import type { JobProgress as Job } from '@lichen/contracts/api/events';
import { percentOf } from '../format/shares';
import { failureText } from '../i18n/refusal-text';
import { useT } from '../i18n/texts';
import { Button } from '../modules/antd';
import './figure.css';

const STATES: Record<Job['state'], string> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** Shows a job as a progress bar with a count. */
export function JobProgress({ job, onCancel }: { job: Job; onCancel?: () => void }) {
  const t = useT();
  const { state, done, total, message, roles = [] } = job;
  const isOpen = state === 'waiting' || state === 'running';
  const percent = percentOf(done, total) ?? 0;
  return (
    <div className="k-job">
      <p className="k-job-line" role={state === 'failed' ? 'alert' : undefined}>
        <span>{message ? failureText({ message, roles }) : t(STATES[state])}</span>
        <span>{total === null ? done || null : t('{done} of {total}', { done, total })}</span>
      </p>
      <div
        className="k-job-bar"
        role="progressbar"
        aria-label={t(STATES[state])}
        aria-valuemin={0}
        aria-valuemax={total ?? undefined}
        aria-valuenow={total === null ? undefined : done}
      >
        <span className="k-job-done" style={{ width: `${state === 'done' ? 100 : percent}%` }} />
      </div>
      {isOpen && onCancel && (
        <Button size="small" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      )}
    </div>
  );
}
