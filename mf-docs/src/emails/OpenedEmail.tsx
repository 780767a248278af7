import { EMAIL_STATUSES, email } from '@lichen/contracts/docs/emails/email.entity';
import { SKIPPED_TEXTS } from '@lichen/contracts/docs/emails/email-texts';
import { Card, Facts, useFormat, usePortal, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { EmailFiles } from './EmailFiles';
import { type Email, isOpen } from './email-words';
import { EmailStatusTag } from './EmailStatusTag';
import { useEmailActs } from './useEmailActs';

/** An email: its sender, dates, text and files. */
export function OpenedEmail({ record }: { record: Email }) {
  const t = useT();
  const format = useFormat();
  const { may } = usePortal();
  const { load, remove, isUnderWay } = useEmailActs(record);
  const mayLoad = may(email.actions.load.allow);
  return (
    <div className="doc-email">
      <div className="doc-email-side">
        {record.duplicate && isOpen(record) && <p className="doc-notice">{t(SKIPPED_TEXTS.duplicate)}</p>}
        {record.error_message && <p className="doc-notice">{t(record.error_message)}</p>}
        <Facts
          facts={[
            { label: t('From'), value: record.from },
            { label: t('To'), value: record.to && <span className="doc-letters">{record.to.text}</span> },
            { label: t('Date'), value: record.date === null ? null : format.moment(record.date) },
            { label: t('Received'), value: format.moment(record.created_on) },
            { label: t('Status'), value: <EmailStatusTag status={record.status} isUnderWay={isUnderWay} /> },
            { label: t('Duplicate email'), value: record.duplicate ? t('Yes') : null },
          ]}
        />
        <EmailFiles record={record} mayLoad={mayLoad} isUnderWay={isUnderWay} onLoad={(id) => void load(id)} />
        <div className="doc-details-acts">
          {mayLoad && isOpen(record) && (
            <Button type="primary" disabled={isUnderWay} onClick={() => void load()}>
              {t('Load files')}
            </Button>
          )}
          {may(email.allow.remove) && (
            <Button danger onClick={() => void remove()}>
              {t('Delete')}
            </Button>
          )}
        </div>
        <History record={record} />
      </div>
      <Card className="doc-email-card">
        <h2>{t('Text')}</h2>
        {record.text ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls within its card, by keyboard too
          <section className="doc-email-text" aria-label={t('Text')} tabIndex={0}>
            {record.text}
          </section>
        ) : (
          <p className="doc-quiet">{t('This email has no text.')}</p>
        )}
      </Card>
    </div>
  );
}

function History({ record: { status_history } }: { record: Email }) {
  const t = useT();
  const format = useFormat();
  return (
    <section className="doc-email-history" aria-labelledby="doc-email-history">
      <h2 id="doc-email-history">{t('History')}</h2>
      <ol>
        {status_history.map(({ status, dt }, at) => (
          <li key={`${at} ${dt}`}>
            {t(EMAIL_STATUSES[status])} <span className="doc-quiet">{format.moment(dt)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
