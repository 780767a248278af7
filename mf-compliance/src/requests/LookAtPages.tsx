import type { doc } from '@lichen/contracts/docs/doc.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { Slot, useT } from '@lichen/kit';
import { useState } from 'react';

/** Pages of an own document, loaded when opened; a download if the account has no viewer. */
export function LookAtPages({ document: { _id, version } }: { document: RecordOf<typeof doc> }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="cp-look" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('Look at the document')}</summary>
      {isOpen && (
        <Slot
          name="document.viewer"
          props={{ entity: 'docs', id: _id }}
          otherwise={
            <a href={`/api/data/docs/${encodeURIComponent(_id)}?f=${version}`} download>
              {t('Download file')}
            </a>
          }
        />
      )}
    </details>
  );
}
