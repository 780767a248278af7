import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { TextField, useAction, useNotifyOutcome, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { type FormEvent, useState } from 'react';

type Submission = RecordOf<typeof submission>;

/** Accepts a submission, or rejects it with a reason. */
export function Decide({ of: one }: { of: Submission }) {
  const t = useT();
  const notify = useNotifyOutcome();
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const accept = useAction(submission, 'accept');
  const reject = useAction(submission, 'reject');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await reject.run(one, { reason });
    const said = outcome.state === 'failed' ? outcome.error.errors?.['reason'] : undefined;
    setError(said);
    if (said) return;
    notify(outcome, 'Rejected');
    setRejecting(false);
  };
  if (one.status !== 'for_review' && one.status !== 'accepted') return null;
  if (isRejecting)
    return (
      <form className="cp-form" aria-label={t('Reject')} noValidate onSubmit={(event) => void send(event)}>
        <TextField
          label="Reason"
          required
          long
          value={reason}
          error={error}
          hint="The partner reads it."
          onChange={(next) => setReason(next ?? '')}
        />
        <div className="cp-acts">
          <Button onClick={() => setRejecting(false)}>{t('Cancel')}</Button>
          <Button danger type="primary" htmlType="submit" loading={reject.isRunning}>
            {t('Reject')}
          </Button>
        </div>
      </form>
    );
  return (
    <div className="cp-acts">
      <Button danger onClick={() => setRejecting(true)}>
        {t('Reject')}
      </Button>
      {one.status === 'for_review' && (
        <Button
          type="primary"
          loading={accept.isRunning}
          onClick={() => void accept.run(one, {}).then((outcome) => notify(outcome, 'Accepted'))}
        >
          {t('Accept')}
        </Button>
      )}
    </div>
  );
}
