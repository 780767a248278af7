import { useEffect, useState } from 'react';
import { browser } from '../address';
import { call } from '../call';
import { Failure } from '../fields/Notice';
import { t } from '../t';
import { Heading } from '../Heading';

/** Storage keys that survive log-out: language and colour scheme belong to the device. */
const STAYS = ['lichen.lang', 'lichen.scheme'];

function clearClientState(): void {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) if (!STAYS.includes(key)) localStorage.removeItem(key);
}

export function Logout() {
  const [failure, setFailure] = useState<string | null>(null);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new round asks again
  useEffect(() => {
    call('/api/auth/logout').then((answer) => {
      if (!answer.ok && answer.status !== 401) {
        setFailure(answer.err);
        return;
      }
      clearClientState();
      browser.leave('/');
    });
  }, [round]);

  return (
    <>
      <Heading text={t('Log out')} />
      {failure ? <Failure text={failure} /> : <p className="lead">{t('Loading...')}</p>}
      {failure && (
        <button type="button" onClick={() => setRound(round + 1)}>
          {t('Try again')}
        </button>
      )}
    </>
  );
}
