import { useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { dismissNewer, useVisit } from '../session/session';

/** Nothing is reloaded by itself: a form may be half filled. */
export function NewerNote() {
  const t = useT();
  const isNewer = useVisit((visit) => visit.newer);
  if (!isNewer) return null;
  return (
    <div className="p-newer" role="status">
      <span>{t('A newer version is ready.')}</span>
      <Button size="small" type="primary" onClick={() => window.location.reload()}>
        {t('Reload')}
      </Button>
      <Button size="small" type="text" onClick={dismissNewer}>
        {t('Later')}
      </Button>
    </div>
  );
}
