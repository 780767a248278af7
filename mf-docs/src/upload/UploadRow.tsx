import { isUnderWay } from '@lichen/contracts/docs/doc-statuses';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { DOC_STATUSES } from '@lichen/contracts/docs/doc-statuses';
import { useFormat, useRecord, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import type { ReactNode } from 'react';
import { paths } from '@lichen/contracts/api/paths';
import { Shape } from '../shared/Shape';
import type { Upload } from './upload-queue';
import { dropUpload } from './useUploads';

interface LineProps {
  name: ReactNode;
  step: ReactNode;
  /** Progress from 0 to 1; null where unknown. */
  part: number | null;
  tone?: 'bad';
  onDrop: () => void;
}

/** One file: its name, its current step, and its progress. */
function Line({ name, step, part, tone, onDrop }: LineProps) {
  const t = useT();
  const format = useFormat();
  const percent = part === null ? null : Math.round(part * 100);
  return (
    <li className={`doc-upload${tone === 'bad' ? ' doc-upload-bad' : ''}`}>
      <span className="doc-upload-name">{name}</span>
      <span className="doc-upload-step" role={tone === 'bad' ? 'alert' : undefined}>
        {step}
      </span>
      {percent !== null && (
        <>
          <span
            className="doc-upload-bar"
            role="progressbar"
            aria-label={t('Progress')}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <span style={{ width: `${percent}%` }} />
          </span>
          <span className="doc-upload-percent">{format.percent(percent, 0)}</span>
        </>
      )}
      <button type="button" className="doc-upload-end" aria-label={t('Hide')} onClick={onDrop}>
        <Shape name="close" size={14} />
      </button>
    </li>
  );
}

/** An uploaded file: being read, ready, or a duplicate of an earlier one. */
function Arrived({ upload, id }: { upload: Upload; id: string }) {
  const t = useT();
  const found = useRecord(doc, id, { poll: 'document' });
  const record = found.data;
  const hide = () => dropUpload(upload.key);
  const link = <Link to={paths.document(id)}>{upload.name}</Link>;
  if (!record) return <Line name={link} step={t('Uploaded')} part={1} onDrop={hide} />;
  if (record.same_as)
    return (
      <Line
        name={link}
        step={
          <>
            {t('This file was uploaded before.')} <Link to={paths.document(record.same_as)}>{t('Open the first')}</Link>
          </>
        }
        part={null}
        onDrop={hide}
      />
    );
  return (
    <Line
      name={link}
      step={
        isUnderWay(record.status) ? (
          <>
            <span className="doc-spinner" aria-hidden="true" /> {t('Reading document...')}
          </>
        ) : (
          t(DOC_STATUSES[record.status])
        )
      }
      part={isUnderWay(record.status) ? null : 1}
      onDrop={hide}
    />
  );
}

/** One file uploaded during this visit. */
export function UploadRow({ upload }: { upload: Upload }) {
  const t = useT();
  const hide = () => dropUpload(upload.key);
  if (upload.id) return <Arrived upload={upload} id={upload.id} />;
  if (upload.state === 'failed')
    return <Line name={upload.name} step={t(upload.problem ?? '')} part={null} tone="bad" onDrop={hide} />;
  return (
    <Line
      name={upload.name}
      step={t(upload.state === 'waiting' ? 'Waiting' : 'Uploading...')}
      part={upload.part}
      onDrop={hide}
    />
  );
}
