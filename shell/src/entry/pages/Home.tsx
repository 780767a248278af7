import { useEffect } from 'react';
import { navigate, invitationCode, withInvitation } from '../address';
import { isSignedIn } from '../call';
import { t } from '../t';
import { Heading } from '../Heading';

/** Redirects logged-in users from this page, unless they still have to answer an invitation. */
export function useRedirectSignedIn(): void {
  useEffect(() => {
    if (!invitationCode()) isSignedIn().then((yes) => yes && navigate('/dashboard'));
  }, []);
}

export function Home() {
  useRedirectSignedIn();
  return (
    <>
      <Heading text={t('Know what you emit. Prove it.')} />
      <p className="lead">
        {t('Record your company’s activities, get emissions anyone can recalculate, and share the evidence.')}
      </p>
      {invitationCode() && (
        <p className="notice success">{t('You have an invitation. Register or log in to answer it.')}</p>
      )}
      <div className="actions">
        <a className="button primary" href={withInvitation('/register')}>
          {t('Register')}
        </a>
        <a className="button" href={withInvitation('/login')}>
          {t('Log in')}
        </a>
      </div>
    </>
  );
}
