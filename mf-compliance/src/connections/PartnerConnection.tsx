import { INVITE_STATES } from '@lichen/contracts/compliance/partner.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import {
  Card,
  EmailText,
  Facts,
  StatusTag,
  useAction,
  useConfirm,
  useFormat,
  usePortal,
  useT,
  useNotify,
  failureText,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useState } from 'react';
import { InvitationForm } from './InvitationForm';
import { INVITE_TONES } from '../shared/partner-words';

type Partner = RecordOf<typeof partner>;

/** Sentence for each state of the invitation. */
const STATE_TEXTS: Readonly<Record<Partner['invite_status'], string>> = {
  none: 'Invite {partner} to connect. Connected companies exchange documents, requests and figures.',
  invited: 'The invitation has been sent. {partner} has not opened the link yet.',
  requested: '{partner} has received the invitation but has not responded yet.',
  connected: 'You and {partner} are connected.',
  rejected: '{partner} has rejected the invitation. You can send another one.',
  expired: 'The invitation has expired. You can send another one.',
};

const isPending = ({ invite_status: state }: Partner) => state === 'invited' || state === 'requested';

/** Connection with the partner's company: its state, and buttons to invite, resend, withdraw or disconnect. */
export function PartnerConnection({ partner: one }: { partner: Partner }) {
  const t = useT();
  const { may } = usePortal();
  const [isOpen, setOpen] = useState(false);
  const state = one.invite_status;
  const mayInvite = may(partner.actions.invite) && state !== 'connected';
  const showsForm = mayInvite && (!isPending(one) || isOpen);
  return (
    <Card title={t('Connection')}>
      <p className="vc-state">
        <StatusTag tone={INVITE_TONES[state]}>{t(INVITE_STATES[state])}</StatusTag>
        <span>{t(STATE_TEXTS[state], { partner: one.name })}</span>
      </p>
      <ConnectionFacts partner={one} />
      {showsForm && <InvitationForm partner={one} onSent={() => setOpen(false)} />}
      {state === 'connected' && may(partner.actions.disconnect) && (
        <div className="vc-buttons vc-after-facts">
          <Disconnect partner={one} />
        </div>
      )}
      {mayInvite && isPending(one) && !isOpen && (
        <div className="vc-buttons vc-after-facts">
          <Button onClick={() => setOpen(true)}>{t('Send again')}</Button>
          <Withdraw partner={one} />
        </div>
      )}
    </Card>
  );
}

function ConnectionFacts({ partner: one }: { partner: Partner }) {
  const t = useT();
  const format = useFormat();
  const { derived } = partner;
  const moment = (at: number | null) => at !== null && format.moment(at);
  return (
    <Facts
      facts={[
        { label: t(derived.company_name.label), value: one.company_name },
        { label: t(derived.connected_on.label), value: moment(one.connected_on) },
        {
          label: t(derived.invite_email.label),
          value: isPending(one) && one.invite_email && <EmailText address={one.invite_email} />,
        },
        { label: t(derived.invited_on.label), value: isPending(one) && moment(one.invited_on) },
        { label: t(derived.invite_expires_on.label), value: isPending(one) && moment(one.invite_expires_on) },
      ]}
    />
  );
}

interface Question {
  readonly partner: Partner;
  readonly action: 'withdraw_invitation' | 'disconnect';
  readonly title: string;
  readonly text: string;
}

/** A button that asks for confirmation before it runs the action. */
function ConfirmedAction({ partner: one, action, title, text }: Question) {
  const t = useT();
  const notify = useNotify();
  const confirm = useConfirm();
  const { run, isRunning } = useAction(partner, action);
  const ask = async () => {
    if (!(await confirm({ title, text, action: 'Confirm', dangerous: true }))) return;
    const outcome = await run(one, {});
    if (outcome.state === 'failed') notify(failureText(outcome.error), 'bad');
  };
  return (
    <Button danger type="text" loading={isRunning} onClick={() => void ask()}>
      {t(partner.actions[action].label)}
    </Button>
  );
}

function Withdraw({ partner: one }: { partner: Partner }) {
  const t = useT();
  const text = 'The link and the code in the email stop working.';
  return <ConfirmedAction partner={one} action="withdraw_invitation" title={t('Withdraw invitation?')} text={text} />;
}

function Disconnect({ partner: one }: { partner: Partner }) {
  const t = useT();
  const text =
    'Nothing passes between the two companies any more. What waits for a decision is recalled, and shared files can no longer be opened. Both keep what was decided. To connect again, send an invitation.';
  return <ConfirmedAction partner={one} action="disconnect" title={t('End this connection?')} text={text} />;
}
