import { fileImport } from '@lichen/contracts/imports/import.entity';
import {
  SHEET_ENDINGS,
  TEMPLATE_FORMATS,
  type TemplateFormat,
  templateAddress,
} from '@lichen/contracts/imports/import-files';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { UPLOAD_BYTES, UPLOAD_TOO_LARGE } from '@lichen/contracts/text/upload-limit';
import { Card, FileField, asDataError, data, failureText, useSingleFlight, useT } from '../index';
import { useNavigate } from '../modules/router';
import { type FormEvent, type ReactNode, useState } from 'react';
import './imports.css';
import { UploadButtons } from './UploadParts';

const FORMAT_NAMES: Readonly<Record<TemplateFormat, string>> = { csv: 'CSV', xlsx: 'Excel workbook' };

interface Props {
  /** Entity to import. */
  entity: string;
  /** Describes what one row of the file is; English. */
  lead: string;
  pageOf: (id: string) => string;
  /** Selection of the entity, if there are several. */
  children?: ReactNode;
}

/** Uploads a file, and offers empty sheets to fill in. */
export function ImportStart({ entity, lead, pageOf, children }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const { run, isRunning } = useSingleFlight<void>();

  const start = async () => {
    if (!file) return setProblem('Choose a file');
    if (file.size > UPLOAD_BYTES) return;
    const body = new FormData();
    body.set('entity', fileImport.name);
    body.set('activity', entity);
    body.set('file', file);
    try {
      const { obj } = await data<RecordAnswer<{ _id: string }>>('/api/upload', { method: 'POST', body });
      navigate(pageOf(obj._id));
    } catch (error) {
      setProblem(failureText(asDataError(error)));
    }
  };
  const choose = (chosen: File | null) => {
    setFile(chosen);
    // A file that would be refused is not sent.
    setProblem(chosen && chosen.size > UPLOAD_BYTES ? UPLOAD_TOO_LARGE : undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(start);
  };

  return (
    <Card title={t('Import a file')}>
      <form className="imp-start" onSubmit={submit}>
        <p className="k-quiet">{t(lead)}</p>
        <div className="imp-fields">
          {children}
          <FileField label="File" required accept={SHEET_ENDINGS} value={file} error={problem} onChange={choose} />
        </div>
        <UploadButtons
          isRunning={isRunning}
          templates={TEMPLATE_FORMATS.map((format) => ({
            name: FORMAT_NAMES[format],
            address: templateAddress(entity, format),
          }))}
        />
      </form>
    </Card>
  );
}
