import { useT } from '../i18n/texts';
import { EmptyState } from './EmptyState';

/** Shown offline in place of content that never arrived: a skeleton would promise that it is on its way. */
export function OfflineState() {
  const t = useT();
  return (
    <div role="status">
      <EmptyState text={t('You are offline. This page will load when the connection is restored.')} />
    </div>
  );
}
