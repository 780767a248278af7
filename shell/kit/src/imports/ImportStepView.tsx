import { sheetColumns } from '@lichen/contracts/sheet/sheet-columns';
import { EmptyState, useT } from '../index';
import { Alert } from '../modules/antd';
import { useImportArea } from './import-area';
import { CheckStep } from './CheckStep';
import { ColumnsStep } from './ColumnsStep';
import { DoneStep } from './DoneStep';
import { type Import, STEPS, stepOf } from './import-words';
import type { ImportCall, Refetch } from './useImportCall';

interface Props {
  record: Import;
  /** The step in the address. */
  asked: string | null;
  call: ImportCall;
  onDone: Refetch;
}

/** Shows the current step of an import while no job is running. */
export function ImportStepView({ record, asked, call, onDone }: Props) {
  const t = useT();
  const { WithEntity } = useImportArea();
  const { columns, settings, state } = record;
  if (state === 'failed' || !columns || !settings)
    return (
      <Alert type="error" showIcon message={t(record.message ?? 'The file could not be read. Upload it again.')} />
    );
  return (
    <WithEntity name={record.activity}>
      {(of) => {
        if (!of) return <EmptyState text={t('No data available')} />;
        const step = STEPS[stepOf(record, asked)];
        if (step !== 'Columns' && step !== 'Check') return <DoneStep record={record} entity={of.entity} call={call} />;
        const sheet = sheetColumns(of.entity, of.start);
        return step === 'Columns' ? (
          <ColumnsStep record={{ ...record, columns, settings }} entity={of.entity} columns={sheet} onDone={onDone} />
        ) : (
          <CheckStep record={record} entity={of.entity} columns={sheet} call={call} />
        );
      }}
    </WithEntity>
  );
}
