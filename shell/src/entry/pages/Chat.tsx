import { t } from '../t';
import { Heading } from '../Heading';

/** A public address without anything to read for somebody who is signed out: partners talk behind the log-in. */
export function Chat() {
  return (
    <>
      <Heading text={t('Chat')} />
      <p className="lead">{t('Log in to continue')}</p>
      <div className="actions">
        <a className="button primary" href="/login">
          {t('Log in')}
        </a>
      </div>
    </>
  );
}
