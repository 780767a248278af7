import { useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useEffect } from 'react';
import { refreshSession, useSession } from '../session/session';

/** Shown when the session has ended beside a form with unsaved input: the user logs in elsewhere, returns and saves. */
export function SessionExpiredBanner() {
  const t = useT();
  const isExpired = useSession((session) => session.isExpired);
  useEffect(() => {
    if (!isExpired) return;
    const look = () => void refreshSession();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [isExpired]);
  if (!isExpired) return null;
  return (
    <div className="p-banner" role="alert">
      <span>{t('You have been logged out. Your input is still here. Log in again, then save it.')}</span>
      <Button size="small" type="primary" href="/login" target="_blank">
        {t('Log in')}
      </Button>
    </div>
  );
}
