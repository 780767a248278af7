import { MAIL_TOPIC_NAMES, MAIL_TOPICS, type MailTopic } from '@lichen/contracts/identity/mails/mail-topics';
import { profile } from '@lichen/contracts/identity/profile.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { Card, useAction, useT } from '@lichen/kit';
import { SavedSwitch } from '../account/SavedSwitch';

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
  const { run, isRunning } = useAction(profile, 'set_mails');
  return (
    <SavedSwitch
      label={MAIL_TOPICS[topic]}
      value={!of.unwanted_mails?.includes(topic)}
      isRunning={isRunning}
      save={(wanted) => run(of, { topic, wanted })}
    />
  );
}
