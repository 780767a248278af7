import { paths } from '@lichen/contracts/api/paths';
import { EMAIL_FILE_STATUSES } from '@lichen/contracts/docs/emails/email.entity';
import { StatusTag, useFormat, useT, useTn } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { type Email, FILE_TONES, type ShownFile, shownFiles } from './email-words';

interface Props {
  record: Email;
  mayLoad: boolean;
  isUnderWay: boolean;
  onLoad: (attachment: string) => void;
}

const KILOBYTE = 1024;

/** The attachments of an email, each with its document or the reason why there is none. */
export function EmailFiles({ record, mayLoad, isUnderWay, onLoad }: Props) {
  const t = useT();
  const tn = useTn();
  const files = shownFiles(record);
  const others = record.numAttachments - files.length;
  return (
    <section className="doc-email-files" aria-labelledby="doc-email-files">
      <h2 id="doc-email-files">{t('Files')}</h2>
      {files.length === 0 && !isUnderWay && <p className="doc-quiet">{t('No files came with this email.')}</p>}
      <ul>
        {files.map((file) => (
          <FileRow key={file.attachment} file={file}>
            {mayLoad && file.outcome?.status !== 'loaded' && (
              <Button
                disabled={isUnderWay}
                aria-label={t('Load {name}', { name: file.name })}
                onClick={() => onLoad(file.attachment)}
              >
                {t('Load')}
              </Button>
            )}
          </FileRow>
        ))}
      </ul>
      {others > 0 && <p className="doc-quiet">{tn(others, 'and {count} more file', 'and {count} more files')}</p>}
    </section>
  );
}

function FileRow({ file: { name, size, outcome }, children }: { file: ShownFile; children: React.ReactNode }) {
  const t = useT();
  const format = useFormat();
  return (
    <li>
      <span className="doc-email-file">
        <strong>{name}</strong>
        <span className="doc-quiet">
          {t('{size} kB', { size: format.number(Math.ceil(size / KILOBYTE)) })}
          {outcome?.err && ` · ${t(outcome.err)}`}
        </span>
      </span>
      {outcome && <StatusTag tone={FILE_TONES[outcome.status]}>{t(EMAIL_FILE_STATUSES[outcome.status])}</StatusTag>}
      {outcome?.id ? (
        <Link to={paths.document(outcome.id)} aria-label={t('Open {name}', { name })}>
          {t('Open document')}
        </Link>
      ) : (
        children
      )}
    </li>
  );
}
