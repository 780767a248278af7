import {
  FACTOR_TEMPLATES,
  type FactorTemplate,
  factorTemplateAddress,
} from '@lichen/contracts/activities/factors/factor-import.call';
import { factorImport } from '@lichen/contracts/activities/factors/factor-import.entity';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { asDataError, data, FileField, TextField, useSingleFlight, useT } from '@lichen/kit';
import { type FormEvent, useState } from 'react';
import { UploadButtons } from '@lichen/kit/imports';

const TEMPLATE_NAMES: Readonly<Record<FactorTemplate, string>> = {
  factors: 'Factors',
  'exchange-rates': 'Exchange rates',
  'price-indices': 'Price indices',
  'vat-rates': 'VAT rates',
};

/** Upload of a file, with a field for its year where the file does not state it. */
export function FactorImportStart({ onStarted }: { onStarted: (id: string) => void }) {
  const t = useT();
  const [file, setFile] = useState<File | null>(null);
  const [year, setYear] = useState('');
  const [problem, setProblem] = useState<string>();
  const { run, isRunning } = useSingleFlight<void>();

  const start = async () => {
    if (!file) return setProblem('Choose a file');
    const body = new FormData();
    body.set('entity', factorImport.name);
    if (year.trim()) body.set('year', year.trim());
    body.set('file', file);
    try {
      const { obj } = await data<RecordAnswer<{ _id: string }>>('/api/upload', { method: 'POST', body });
      onStarted(obj._id);
    } catch (error) {
      const { message, errors } = asDataError(error);
      setProblem(errors?.['year'] ?? message);
    }
  };
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setProblem(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(start);
  };

  return (
    <form className="imp-start" onSubmit={submit}>
      <p className="act-quiet">
        {t(
          'Upload the UK Government flat file, a US EPA table or a completed template of factors, exchange rates, price indices or VAT rates. Nothing is stored until you have reviewed the changes, and no company’s figures change until they are recalculated.',
        )}
      </p>
      <div className="imp-fields">
        <FileField label="File" required accept=".csv,.txt" value={file} error={problem} onChange={choose} />
        <TextField label="Year, if not in the file" value={year} onChange={(next) => setYear(next ?? '')} />
      </div>
      <UploadButtons
        isRunning={isRunning}
        templates={FACTOR_TEMPLATES.map((template) => ({
          name: TEMPLATE_NAMES[template],
          address: factorTemplateAddress(template),
        }))}
      />
    </form>
  );
}
