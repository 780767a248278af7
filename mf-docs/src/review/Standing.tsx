import { useT } from '@lichen/kit';
import type { Doc } from '../shared/documents';

/** Shown in place of the form while a document is being processed, or above the type picker after an error. */
export function Standing({ record }: { record: Doc }) {
  const t = useT();
  const { status, error_message } = record;
  if (status === 'error')
    return (
      <p className="doc-standing doc-standing-bad" role="alert">
        {t('An error has occured: {message}', { message: t(error_message ?? '') })}
      </p>
    );
  return (
    <p className="doc-standing" role="status">
      <span className="doc-spinner" aria-hidden="true" />{' '}
      {t(status === 'preparing' ? 'Preparing action...' : 'Reading document...')}
    </p>
  );
}
