import { useT } from '../i18n/texts';
import { Button } from '../modules/antd';
import { reloadPage } from '../unsaved-changes/reload-page';
import './states.css';

export const OUTDATED =
  'The portal has been updated since you opened it. Reload the page to continue; your input is kept.';

/** Shown when code cannot load because it was replaced while this tab was open. */
export function OutdatedState() {
  const t = useT();
  return (
    <div className="k-state" role="alert">
      <p>{t(OUTDATED)}</p>
      <Button type="primary" onClick={reloadPage}>
        {t('Reload')}
      </Button>
    </div>
  );
}
