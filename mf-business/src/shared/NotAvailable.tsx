import { EmptyState, useT } from '@lichen/kit';

/** Shown in a tab whose widget no remote provides: an empty tab would look broken. */
export function NotAvailable() {
  const t = useT();
  return <EmptyState text={t('Not available yet')} />;
}
