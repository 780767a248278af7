import { reloadPage, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { dismissUpdate, useSession } from '../session/session';

/** Offers a new version instead of reloading the page, because a form may contain unsaved input. */
export function UpdateAvailableBanner() {
  const t = useT();
  const isUpdateAvailable = useSession((session) => session.isUpdateAvailable);
  if (!isUpdateAvailable) return null;
  return (
    <div className="p-banner" role="status">
      <span>{t('A newer version is ready.')}</span>
      <Button size="small" type="primary" onClick={reloadPage}>
        {t('Reload')}
      </Button>
      <Button size="small" type="text" onClick={dismissUpdate}>
        {t('Later')}
      </Button>
    </div>
  );
}
