import { useEffect } from 'react';
import { navigate, invitationCode, withInvitation } from '../address';
import { call, isSignedIn } from '../call';
import { t } from '../t';
import { Heading } from '../Heading';

async function connect(code: string): Promise<string> {
  if (!code || !(await isSignedIn())) return withInvitation('/');
  const answer = await call('/api/data/init_connect', { invitationCode: code });
  return answer.ok ? '/dashboard' : withInvitation('/');
}

/** Page of a connection link; whatever fails, the links to the home page keep the code. */
export function Connect() {
  useEffect(() => {
    connect(invitationCode()).then((address) => navigate(address, 'replace'));
  }, []);
  return (
    <>
      <Heading text={t('Connect')} />
      <p className="lead">{t('Loading...')}</p>
    </>
  );
}
