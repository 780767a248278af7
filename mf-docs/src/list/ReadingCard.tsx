import { useT, useTn } from '@lichen/kit';
import { GroupedUploads } from './GroupedUploads';
import { UploadRow } from '../upload/UploadRow';
import type { Upload } from '../upload/upload-queue';
import { ExtractNotice } from '../shared/ExtractNotice';

/** Number of files shown one by one; the others are counted. */
const SHOWN = 5;

/** The files uploaded during this visit, with their progress. */
export function ReadingCard({ uploads }: { uploads: readonly Upload[] }) {
  const t = useT();
  const tn = useTn();
  const shown = [...uploads].reverse().slice(0, SHOWN);
  const others = uploads.length - shown.length;
  return (
    <section className="doc-reading" aria-label={t('Uploads')}>
      <header>
        <strong>{tn(uploads.length, '{count} file', '{count} files')}</strong>
        <ExtractNotice isShort />
      </header>
      <ul>
        {shown.map((upload) => (
          <UploadRow key={upload.key} upload={upload} />
        ))}
      </ul>
      <GroupedUploads uploads={uploads} />
      {others > 0 && <p className="doc-quiet">{tn(others, 'and {count} more file', 'and {count} more files')}</p>}
    </section>
  );
}
