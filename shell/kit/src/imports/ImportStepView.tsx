import { sheetColumns } from '@lichen/contracts/sheet/sheet-columns';
import { EmptyState, useT } from '@lichen/kit';
import { Alert } from '@lichen/kit/antd';
import type { TypeForm } from '../types/shared/type-form';
import { WithTypeForm } from '../types/shared/WithTypeForm';
import { CheckStep } from './CheckStep';
import { ColumnsStep } from './ColumnsStep';
import { DoneStep } from './DoneStep';
import { type Import, STEPS, stepOf } from './import-words';
import type { ImportCall } from './useImportCall';

interface Props {
  record: Import;
  /** The step that the address names. */
  asked: string | null;
  call: ImportCall;
  onDone: () => unknown;
}

/** A form shows its default unit for correction; an import asks for the unit when nothing in the file states it. */
const startWithoutUnits = ({ start }: TypeForm) =>
  Object.fromEntries(Object.entries(start).filter(([name]) => !name.endsWith('units')));

/** The step of an import that nothing is under way in. */
export function ImportStepView({ record, asked, call, onDone }: Props) {
  const t = useT();
  const { columns, settings, state } = record;
  if (state === 'failed' || !columns || !settings)
    return (
      <Alert type="error" showIcon message={t(record.message ?? 'The file could not be read. Upload it again.')} />
    );
  return (
    <WithTypeForm type={record.activity}>
      {(form) => {
        if (!form) return <EmptyState text={t('No data available')} />;
        if (state !== 'uploaded' && state !== 'checked')
          return <DoneStep record={record} entity={form.entity} call={call} />;
        const sheet = sheetColumns(form.entity, startWithoutUnits(form));
        return STEPS[stepOf(record, asked)] === 'Columns' ? (
          <ColumnsStep record={{ ...record, columns, settings }} entity={form.entity} columns={sheet} onDone={onDone} />
        ) : (
          <CheckStep record={record} entity={form.entity} columns={sheet} call={call} />
        );
      }}
    </WithTypeForm>
  );
}
