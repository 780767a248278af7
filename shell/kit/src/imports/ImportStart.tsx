import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import { fileImport } from '@lichen/contracts/imports/import.entity';
import {
  TEMPLATE_FORMATS,
  type TemplateFormat,
  templateAddress,
} from '@lichen/contracts/imports/import-files';
import { paths } from '@lichen/contracts/api/paths';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { UPLOAD_BYTES, UPLOAD_TOO_LARGE } from '@lichen/contracts/text/upload-limit';
import {
  asDataError,
  failureText,
  Card,
  ChoiceField,
  data,
  FileField,
  useSingleFlight,
  useT,
  useUrlState,
} from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { type FormEvent, useState } from 'react';
import { useServedTypes } from '../shared/AddMenu';
import { UploadButtons } from './UploadParts';

const FORMAT_NAMES: Readonly<Record<TemplateFormat, string>> = { csv: 'CSV', xlsx: 'Excel workbook' };
const ACCEPT = '.csv,.txt,.tsv,.xlsx';

/** Choice of the activity type, and upload of its file. */
export function ImportStart() {
  const t = useT();
  const navigate = useNavigate();
  const types = useServedTypes();
  const url = useUrlState();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const { run, isRunning } = useSingleFlight<void>();
  const activity = (url.one('activity') ?? 'electricity_activitys') as ActivityType;

  const start = async () => {
    if (!file) return setProblem('Choose a file');
    if (file.size > UPLOAD_BYTES) return;
    const body = new FormData();
    body.set('entity', fileImport.name);
    body.set('activity', activity);
    body.set('file', file);
    try {
      const { obj } = await data<RecordAnswer<{ _id: string }>>('/api/upload', { method: 'POST', body });
      navigate(paths.import(obj._id));
    } catch (error) {
      setProblem(failureText(asDataError(error)));
    }
  };
  const choose = (chosen: File | null) => {
    setFile(chosen);
    // A file that would be refused is not sent first.
    setProblem(chosen && chosen.size > UPLOAD_BYTES ? UPLOAD_TOO_LARGE : undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(start);
  };

  return (
    <Card title={t('Import a file')}>
      <form className="imp-start" onSubmit={submit}>
        <p className="act-quiet">
          {t(
            'A CSV file or Excel workbook with one activity per row. Nothing is imported until you have reviewed the preview.',
          )}
        </p>
        <div className="imp-fields">
          <ChoiceField
            label="Activity"
            required
            value={activity}
            options={types}
            words={ACTIVITY_TYPES}
            onChange={(next) => url.set({ activity: next })}
          />
          <FileField label="File" required accept={ACCEPT} value={file} error={problem} onChange={choose} />
        </div>
        <UploadButtons
          isRunning={isRunning}
          templates={TEMPLATE_FORMATS.map((format) => ({
            name: FORMAT_NAMES[format],
            address: templateAddress(activity, format),
          }))}
        />
      </form>
    </Card>
  );
}
