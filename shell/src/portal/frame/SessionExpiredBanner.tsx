import { useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useEffect } from 'react';
import { refreshVisit, useVisit } from '../session/session';

/** A form may be half filled: its reader logs in beside it, comes back and saves. */
export function EndedNote() {
  const t = useT();
  const isEnded = useVisit((visit) => visit.ended);
  useEffect(() => {
    if (!isEnded) return;
    const look = () => void refreshVisit();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [isEnded]);
  if (!isEnded) return null;
  return (
    <div className="p-newer" role="alert">
      <span>{t('You are logged out. What you have typed is still here: log in again, then save it.')}</span>
      <Button size="small" type="primary" href="/login" target="_blank">
        {t('Log in')}
      </Button>
    </div>
  );
}
