import { connectionInvitation } from '@lichen/contracts/compliance/connection-invitation.entity';
import { CONNECTION_TEXTS } from '@lichen/contracts/compliance/connection-texts';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { paths } from '@lichen/contracts/api/paths';
import { TextField, useAction, useConfirm, useFormat, usePortal, useT, useNotify, failureText } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { type FormEvent, useState } from 'react';

type Invitation = RecordOf<typeof connectionInvitation>;

const { actions } = connectionInvitation;

/** An invitation of one company; the code from its email accepts it. */
export function InvitationCard({ invitation: one }: { invitation: Invitation }) {
  const t = useT();
  const { moment } = useFormat();
  const { may } = usePortal();
  return (
    <li>
      <div>
        <strong>{one.company_name}</strong>
        <p className="vc-quiet">
          {t('Received {date}, valid until {end}', { date: moment(one.created_on), end: moment(one.expires_on) })}
        </p>
      </div>
      {may(actions.accept_invitation) ? (
        <AnswerForm invitation={one} />
      ) : (
        <p className="vc-quiet">{t('Anyone with access to the value chain can accept it.')}</p>
      )}
    </li>
  );
}

function useAnswerTo(one: Invitation) {
  const t = useT();
  const notify = useNotify();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const accepting = useAction(connectionInvitation, 'accept_invitation');
  const rejecting = useAction(connectionInvitation, 'reject_invitation');
  const [error, setError] = useState<string>();

  const accept = async (connection_code: string) => {
    setError(undefined);
    const outcome = await accepting.run(one, { connection_code });
    if (outcome.state === 'failed') return setError(failureText(outcome.error));
    notify(t(CONNECTION_TEXTS.successful));
    if (outcome.state === 'saved' && outcome.record.partner_id) navigate(paths.partner(outcome.record.partner_id));
  };
  const reject = async () => {
    const title = t('Invitation from {company}', { company: one.company_name });
    const question = { title, text: CONNECTION_TEXTS.rejectQuestion, action: 'Confirm', dangerous: true };
    if (!(await confirm(question))) return;
    const outcome = await rejecting.run(one, {});
    if (outcome.state === 'failed') setError(failureText(outcome.error));
  };
  return { accept, reject, error, accepting, rejecting };
}

function AnswerForm({ invitation: one }: { invitation: Invitation }) {
  const t = useT();
  const [code, setCode] = useState('');
  const { accept, reject, error, accepting, rejecting } = useAnswerTo(one);
  const isUsedUp = one.invite_attempts_remaining === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void accept(code);
  };
  return (
    <form className="vc-answer" onSubmit={submit} noValidate aria-label={one.company_name}>
      <TextField
        label="Connection code"
        plain
        value={code}
        disabled={isUsedUp}
        error={isUsedUp ? CONNECTION_TEXTS.noneLeft : error}
        hint={isUsedUp || error ? undefined : 'You can find it in the invitation email'}
        onChange={(next) => setCode(next ?? '')}
      />
      <Button type="primary" htmlType="submit" disabled={isUsedUp} loading={accepting.isRunning}>
        {t(actions.accept_invitation.label)}
      </Button>
      <Button loading={rejecting.isRunning} onClick={() => void reject()}>
        {t(actions.reject_invitation.label)}
      </Button>
    </form>
  );
}
