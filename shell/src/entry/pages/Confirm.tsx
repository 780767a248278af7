import { CONFIRMATION_TEXTS } from '@lichen/contracts/identity/confirmation-texts';
import { useEffect, useState } from 'react';
import { queryValue } from '../address';
import { call } from '../call';
import { Failure } from '../fields/Notice';
import { Heading } from '../Heading';
import { t } from '../t';

type Decision = 'confirm' | 'free';

interface Account {
  email: string;
  first_name: string;
}

/**
 * Page of the confirmation link: the mailbox's owner confirms or rejects the account. Opening the link changes nothing.
 */
export function Confirm() {
  const [code] = useState(() => queryValue('code'));
  const [account, setAccount] = useState<Account | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [decided, setDecided] = useState<Decision | null>(null);
  useEffect(() => {
    void call<{ obj: Account }>('/api/auth/confirmation', { code }).then((answer) => {
      if (answer.ok) setAccount(answer.body.obj);
      else setFailure(answer.status === 0 ? answer.err : CONFIRMATION_TEXTS.expired);
    });
  }, [code]);
  const decide = async (decision: Decision) => {
    const answer = await call('/api/auth/confirm', { code, decision });
    if (answer.ok) setDecided(decision);
    else {
      setFailure(answer.err);
      // Without an answer, the decision can be made again.
      if (answer.status !== 0) setAccount(null);
    }
  };
  if (decided) return <Decided decision={decided} />;
  return (
    <>
      <Heading text={t('Confirm your email address')} />
      {!account && !failure && <p className="lead">{t('Loading...')}</p>}
      <Failure text={failure} />
      {account && (
        <>
          <p className="lead">
            {t('{name} opened an account with {email}. Is this your address?', {
              email: account.email,
              name: account.first_name,
            })}
          </p>
          <div className="actions">
            <button type="button" className="button primary" onClick={() => void decide('confirm')}>
              {t('Yes, confirm the address')}
            </button>
            <button type="button" className="button" onClick={() => void decide('free')}>
              {t('No, remove my address')}
            </button>
          </div>
        </>
      )}
    </>
  );
}

const SAID: Record<Decision, { lead: string; way: string; address: string }> = {
  confirm: { lead: 'Your address is confirmed.', way: 'Continue', address: '/dashboard' },
  free: {
    lead: 'The account can no longer use your address. You can register with it, or be invited to your company.',
    way: 'Register',
    address: '/register',
  },
};

function Decided({ decision }: { decision: Decision }) {
  const { lead, way, address } = SAID[decision];
  return (
    <>
      <div role="status">
        <Heading text={t('All done')} focus />
        <p className="lead">{t(lead)}</p>
      </div>
      <div className="actions">
        <a className="button primary" href={address}>
          {t(way)}
        </a>
      </div>
    </>
  );
}
