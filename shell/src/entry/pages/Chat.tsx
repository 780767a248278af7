import { t } from '../t';
import { Heading } from '../Heading';

/** Public address without content for logged-out visitors; conversations with partners require log-in. */
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
