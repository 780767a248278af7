import { type DocPreview, PREVIEW_MS, previewDoc } from '@lichen/contracts/docs/doc.call';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { lazyInline, Skeleton, useAnswer, useT } from '@lichen/kit';
import { Suspense, useEffect } from 'react';
import type { Doc } from '../../shared/documents';

const previewedRecords = async () => ({ default: (await import('./PreviewedRecords')).PreviewedRecords });
const PreviewedRecords = lazyInline(previewedRecords);

/** The records that applying a document will create, with their emissions. */
export function Preview({ record }: { record: Doc }) {
  const t = useT();
  const found = useAnswer<RecordAnswer<DocPreview>>(['docs', 'call'], previewDoc.name, {
    body: { id: record._id },
    patience: PREVIEW_MS,
  });
  const preview = found.data?.obj;
  // Loaded while the server works the records out.
  useEffect(() => {
    previewedRecords().catch(() => undefined);
  }, []);
  if (!preview && found.error) return null;
  const waiting = <Skeleton rows={2} height={18} />;
  return (
    <section className="doc-made" aria-label={t('What will be made')} aria-busy={found.isFetching}>
      <Suspense fallback={waiting}>
        {preview ? <PreviewedRecords record={record} preview={preview} isWaiting={found.isFetching} /> : waiting}
      </Suspense>
    </section>
  );
}
