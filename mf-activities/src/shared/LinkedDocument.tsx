import type { RecordBase } from '@lichen/contracts/entity/entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { asDataError, useAnswer, useT } from '@lichen/kit';

/** The document that an activity was read from, or that it is there no more. */
export function LinkedDocument({ id }: { id: string }) {
  const t = useT();
  const found = useAnswer<RecordAnswer<RecordBase>>(['docs', 'read'], `docs/${encodeURIComponent(id)}`);
  if (found.data) return <>{t('Document')}</>;
  if (!found.error) return <>{t(TEXTS.loading)}</>;
  const isGone = asDataError(found.error).status === 404;
  return <span role="alert">{t(isGone ? TEXTS.noDocument : TEXTS.loadFailed)}</span>;
}
