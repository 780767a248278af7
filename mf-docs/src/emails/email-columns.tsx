import { EMAIL_FILE_STATUSES, EMAIL_STATUSES } from '@lichen/contracts/docs/emails/email.entity';
import { type Column, type Formats, StatusTag, type Translate } from '@lichen/kit';
import { countsOf, type Email } from './email-words';
import { EmailStatusTag } from './EmailStatusTag';

interface Parts {
  t: Translate;
  tn: (count: number, one: string, many: string) => string;
  format: Formats;
}

export function emailColumns({ t, tn, format }: Parts): Column<Email>[] {
  const subject = (row: Email) => row.subject || t('No subject');
  const files = (row: Email) =>
    countsOf(row).length > 0
      ? countsOf(row)
          .map(([status, count]) => `${count} ${t(EMAIL_FILE_STATUSES[status])}`)
          .join(' · ')
      : tn(row.numAttachments, '{count} file', '{count} files');
  return [
    {
      key: 'subject',
      title: 'Subject',
      fixed: true,
      sort: 'subject',
      card: 'title',
      text: subject,
      render: (row) => (
        <>
          <span className="doc-name">{subject(row)}</span>
          <span className="doc-quiet">{row.from}</span>
        </>
      ),
    },
    { key: 'files', title: 'Files', width: 240, text: files, render: files },
    {
      key: 'status',
      title: 'Status',
      width: 220,
      text: (row) => t(EMAIL_STATUSES[row.status]),
      render: (row) => (
        <span className="doc-email-states">
          <EmailStatusTag status={row.status} isUnderWay={row.job_id !== null} />
          {row.duplicate && <StatusTag tone="attention">{t('Duplicate email')}</StatusTag>}
        </span>
      ),
    },
    {
      key: 'received',
      title: 'Received',
      sort: 'created_on',
      width: 160,
      card: 'labelled',
      text: (row) => format.moment(row.created_on),
      render: (row) => <span className="doc-received">{format.moment(row.created_on)}</span>,
    },
  ];
}
