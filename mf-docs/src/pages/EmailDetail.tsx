import { emailPaths } from '@lichen/contracts/docs/emails/email-paths';
import { email } from '@lichen/contracts/docs/emails/email.entity';
import { NoPermission, Page, QueryStates, Skeleton, usePortal, useRecord, useT } from '@lichen/kit';
import { useParams } from '@lichen/kit/router';
import { OpenedEmail } from '../emails/OpenedEmail';
import '../emails/emails.css';
import '../shared/docs.css';

export default function EmailDetail() {
  const { may } = usePortal();
  return may(email.allow.read) ? <Opened /> : <NoPermission who={email.allow.read} />;
}

function Opened() {
  const t = useT();
  const { id = '' } = useParams();
  const found = useRecord(email, id, { poll: 'emails' });
  return (
    <Page
      wide
      title={found.data ? found.data.subject || t('No subject') : t('Email')}
      back={{ to: emailPaths.all, label: 'Emails' }}
    >
      <QueryStates of={found} missing="No email" skeleton={<Skeleton rows={3} height={200} />}>
        {(record) => <OpenedEmail key={record._id} record={record} />}
      </QueryStates>
    </Page>
  );
}
