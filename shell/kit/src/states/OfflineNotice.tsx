import { useOnline } from '../data/online';
import { useT } from '../i18n/texts';
import './states.css';

/** One line at the top of the page while offline. */
export function OfflineNotice() {
  const t = useT();
  if (useOnline()) return null;
  return (
    <p className="k-offline" role="status">
      {t('You are offline. What you see may be out of date; changes cannot be saved.')}
    </p>
  );
}
