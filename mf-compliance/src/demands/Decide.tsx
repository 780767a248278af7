import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { SUBMISSION_REFUSALS } from '@lichen/contracts/compliance/demands/demand-texts';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { data, type Outcome, useAction, useNotify, useNotifyOutcome, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import type { RefObject } from 'react';
import { ReasonForm } from '../shared/ReasonForm';
import { useFormInPlace } from '../shared/useFormInPlace';

type Submission = RecordOf<typeof submission>;

const CONFLICT = 409;

/** Returns the text for a decision that a colleague made meanwhile; undefined if it cannot be loaded. */
const standingOf = (id: string): Promise<string | undefined> =>
  data<RecordAnswer<Submission>>(`${submission.name}/${encodeURIComponent(id)}`).then(
    ({ obj }) => SUBMISSION_REFUSALS[obj.status],
    () => undefined,
  );

/** Notifies the person of the result; if the decision came too late, of the colleague's decision. */
function useTellDecision(id: string) {
  const t = useT();
  const say = useNotify();
  const notify = useNotifyOutcome();
  return async (outcome: Outcome<object>, done: string) => {
    const isLate = outcome.state === 'failed' && outcome.error.status === CONFLICT;
    const standing = isLate ? await standingOf(id) : undefined;
    if (standing === undefined) notify(outcome, done);
    else say(t(standing), 'bad');
  };
}

/** Buttons that accept a submission or reject it with a reason. */
export function Decide({ of: one }: { of: Submission }) {
  const t = useT();
  const tell = useTellDecision(one._id);
  const { isOpen: isRejecting, open, close, form, opener } = useFormInPlace();
  const accept = useAction(submission, 'accept');
  if (one.status !== 'for_review' && one.status !== 'accepted') return null;
  if (isRejecting) return <Reject of={one} form={form} onClose={close} />;
  return (
    <div className="cp-acts">
      <Button ref={opener} danger onClick={open}>
        {t('Reject')}
      </Button>
      {one.status === 'for_review' && (
        <Button
          type="primary"
          loading={accept.isRunning}
          onClick={() => void accept.run(one, {}).then((outcome) => tell(outcome, 'Accepted'))}
        >
          {t('Accept')}
        </Button>
      )}
    </div>
  );
}

interface RejectProps {
  of: Submission;
  form: RefObject<HTMLFormElement | null>;
  onClose: () => void;
}

function Reject({ of: one, form, onClose }: RejectProps) {
  const tell = useTellDecision(one._id);
  const { run, isRunning } = useAction(submission, 'reject');
  return (
    <ReasonForm
      act="Reject"
      hint="The partner reads it."
      form={form}
      isRunning={isRunning}
      run={(reason) => run(one, { reason })}
      tell={(outcome) => tell(outcome, 'Rejected')}
      onClose={onClose}
    />
  );
}
