import { useT } from '../i18n/texts';
import { EmptyState } from './EmptyState';

/** In the place of what never came while there was a connection: grey rows would promise that it is on its way. */
export function OfflineState() {
  const t = useT();
  return (
    <div role="status">
      <EmptyState text={t('You are offline. This page will load when the connection is restored.')} />
    </div>
  );
}
