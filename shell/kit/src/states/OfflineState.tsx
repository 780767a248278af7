import { useT } from '../i18n/texts';
import { EmptyState } from './EmptyState';

/** Shown while offline instead of content that never loaded; a skeleton would suggest that it is loading. */
export function OfflineState() {
  const t = useT();
  return (
    <div role="status">
      <EmptyState text={t('You are offline. This page will load when the connection is restored.')} />
    </div>
  );
}
