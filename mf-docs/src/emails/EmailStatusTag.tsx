import { EMAIL_STATUSES, type EmailStatus } from '@lichen/contracts/docs/emails/email.entity';
import { StatusTag, useT } from '@lichen/kit';
import { EMAIL_TONES } from './email-words';

/** The status of an email; with a spinner while its files are being loaded. */
export function EmailStatusTag({ status, isUnderWay }: { status: EmailStatus; isUnderWay: boolean }) {
  const t = useT();
  if (isUnderWay)
    return (
      <span className="doc-under-way">
        <span className="doc-spinner" aria-hidden="true" />
        {t(EMAIL_STATUSES[status])}
      </span>
    );
  return <StatusTag tone={EMAIL_TONES[status]}>{t(EMAIL_STATUSES[status])}</StatusTag>;
}
