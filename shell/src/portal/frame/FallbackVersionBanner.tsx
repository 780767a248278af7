import { useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { dismissEarlier, useEarlier } from '../loader/fallback-version';

/** What is on screen works; it is only not the newest. */
export function EarlierNote() {
  const t = useT();
  const isShown = useEarlier((told) => told.isShown);
  if (!isShown) return null;
  return (
    <div className="p-newer" role="status">
      <span>{t('An earlier version is shown, because the newest one could not be loaded.')}</span>
      <Button size="small" type="text" onClick={dismissEarlier}>
        {t('Close')}
      </Button>
    </div>
  );
}
