import { MAIL_TOPIC_NAMES, MAIL_TOPICS, type MailTopic } from '@lichen/contracts/identity/mails/mail-topics';
import { profile } from '@lichen/contracts/identity/profile.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { Card, failureText, SwitchField, useAction, useT } from '@lichen/kit';
import { useState } from 'react';
import '../account/account.css';

type Profile = RecordOf<typeof profile>;

/** Optional emails: switches each kind off or on, including those unsubscribed through a link in a mail. */
export function EmailsCard({ of }: { of: Profile }) {
  const t = useT();
  return (
    <Card title={t('Emails')} className="p-switches">
      <p className="p-quiet">{t('Requests, decisions and whatever concerns your account always arrive.')}</p>
      {MAIL_TOPIC_NAMES.map((topic) => (
        <Topic key={topic} of={of} topic={topic} />
      ))}
    </Card>
  );
}

function Topic({ of, topic }: { of: Profile; topic: MailTopic }) {
  const t = useT();
  const { run, isRunning } = useAction(profile, 'set_mails');
  const [told, setTold] = useState<{ text: string; isBad: boolean } | null>(null);
  const set = async (wanted: boolean) => {
    setTold(null);
    const outcome = await run(of, { topic, wanted });
    if (outcome.state === 'failed') setTold({ text: failureText(outcome.error), isBad: true });
    else setTold({ text: t('Saved'), isBad: false });
  };
  return (
    <div className="p-switch">
      <SwitchField
        label={MAIL_TOPICS[topic]}
        value={!of.unwanted_mails?.includes(topic)}
        disabled={isRunning}
        onChange={(next) => void set(next === true)}
      />
      <span className={told?.isBad ? 'p-switch-told p-switch-failed' : 'p-switch-told'} role="status">
        {told?.text}
      </span>
    </div>
  );
}
