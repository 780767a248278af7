import { WAITS_FOR } from '@lichen/contracts/docs/waits-for';
import { useT } from '@lichen/kit';
import type { Doc } from '../shared/documents';

/** The reason why a document was not applied automatically, where its type otherwise is. */
export function WaitsFor({ record: { waits_for } }: { record: Doc }) {
  const t = useT();
  if (!waits_for) return null;
  return (
    <p className="doc-standing">
      <strong>{t('Not applied by itself')}</strong> {t(WAITS_FOR[waits_for])}
    </p>
  );
}
