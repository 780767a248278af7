import { emailPaths } from '@lichen/contracts/docs/emails/email-paths';
import { email } from '@lichen/contracts/docs/emails/email.entity';
import {
  ColumnChoice,
  DataTable,
  NoPermission,
  Page,
  useFormat,
  usePortal,
  useRecords,
  useT,
  useTableView,
  useTn,
} from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { emailColumns } from '../emails/email-columns';
import { EMAIL_FILTERS, EmailFilters, emailQuery } from '../emails/EmailFilters';
import { MailAddress, useMailAddress } from '../emails/MailAddress';
import { DocTabs, useQueueCounts } from '../list/DocTabs';
import '../emails/emails.css';
import '../shared/docs.css';

export default function EmailList() {
  const { may } = usePortal();
  return may(email.allow.list) ? <Emails /> : <NoPermission who={email.allow.list} />;
}

function Emails() {
  const t = useT();
  const tn = useTn();
  const format = useFormat();
  const navigate = useNavigate();
  const view = useTableView('emails');
  const { url } = view;
  const found = useRecords(email, { sort: '-created_on', ...view.query, ...emailQuery(url.one) }, { poll: 'emails' });
  const columns = emailColumns({ t, tn, format });
  const inbox = useMailAddress();
  return (
    <Page
      wide
      title={t('Documents')}
      context={t('Emails received at your address and the status of their files')}
      actions={<ColumnChoice columns={columns} view={view} />}
    >
      <DocTabs open="emails" counts={useQueueCounts()} />
      {inbox?.address === null && (
        <p className="doc-notice">{t('This installation takes no email yet. Its operator sets that up.')}</p>
      )}
      <MailAddress before={t('Send bills and certificates to')} />
      <EmailFilters url={url} />
      <DataTable
        label="Emails"
        columns={columns}
        of={found}
        view={view}
        nameOf={(row) => `${row.subject || t('No subject')}, ${row.from}`}
        onOpen={({ _id }) => navigate(emailPaths.one(_id))}
        empty={{ text: t('No email has come yet.'), filters: EMAIL_FILTERS }}
      />
    </Page>
  );
}
