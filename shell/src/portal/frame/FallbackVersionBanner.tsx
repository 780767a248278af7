import { useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { dismissFallbackNotice, useFallbackNotice } from '../loader/fallback-version';

/** Says that the page runs in an earlier version than the released one. */
export function FallbackVersionBanner() {
  const t = useT();
  const isShown = useFallbackNotice((notice) => notice.isShown);
  if (!isShown) return null;
  return (
    <div className="p-banner" role="status">
      <span>{t('An earlier version is shown because the latest version could not be loaded.')}</span>
      <Button size="small" type="text" onClick={dismissFallbackNotice}>
        {t('Close')}
      </Button>
    </div>
  );
}
