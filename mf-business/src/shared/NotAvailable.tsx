import { EmptyState, useT } from '@lichen/kit';

/** Stands in a tab whose content another remote brings, while none does: an empty tab would look broken. */
export function NotAvailable() {
  const t = useT();
  return <EmptyState text={t('Not available yet')} />;
}
