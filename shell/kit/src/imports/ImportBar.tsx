import { decideImport, repairImport } from '@lichen/contracts/imports/import.call';
import { rejectedAddress } from '@lichen/contracts/imports/import-files';
import { useConfirm, useT, useTn, useUrlState } from '../index';
import { Button } from '../modules/antd';
import { CancelImport } from './CancelImport';
import { useFindingWords } from './import-area';
import { BACK_TO_COLUMNS, type Import, REPAIR_WORDS, REPAIR_WORDS_OF_ONE } from './import-words';
import type { ImportCall } from './useImportCall';

interface Props {
  record: Import;
  call: ImportCall;
}

/** Returns a function that confirms the import of rows whose warnings nobody has decided on; true if there are none. */
function useConfirmedWarnings({ repairs }: Pick<Import, 'repairs'>) {
  const t = useT();
  const tn = useTn();
  const confirm = useConfirm();
  const { labelOf } = useFindingWords();
  const kinds = (repairs ?? []).flatMap(({ repair, field, undecided = 0 }) =>
    undecided === 0
      ? []
      : tn(undecided, REPAIR_WORDS_OF_ONE[repair], REPAIR_WORDS[repair], {
          field: repair === 'finding' ? t(labelOf(field)) : '',
        }),
  );
  return async () =>
    kinds.length === 0 ||
    confirm({
      title: t('Import rows with warnings?'),
      text: t('These rows have warnings without a decision and will be imported: {kinds}.', {
        kinds: kinds.join('; '),
      }),
      action: 'Import anyway',
    });
}

/** Actions on the rows in their present state; stays in view while the person decides. */
export function ImportBar({ record, call }: Props) {
  const t = useT();
  const tn = useTn();
  const url = useUrlState();
  const isMeant = useConfirmedWarnings(record);
  const { existing } = call;
  const isBusy = call.isRunning || record.state === 'checking';
  const writes = record.new_rows + (existing === 'update' ? record.existing_rows : 0);
  const run = async () => {
    if (await isMeant()) await call.send(decideImport, { decision: 'run', existing });
  };
  return (
    <div className="imp-actions imp-bar">
      <Button type="primary" disabled={writes === 0} loading={isBusy} onClick={() => void run()}>
        {tn(writes, 'Import {count} row', 'Import {count} rows')}
      </Button>
      <Button onClick={() => url.set({ step: BACK_TO_COLUMNS }, { replace: false })}>{t('Back to columns')}</Button>
      <CancelImport call={call} />
      {record.error_rows > 0 && (
        <>
          <Button disabled={isBusy} onClick={() => void call.send(repairImport, {})}>
            {t('Check again')}
          </Button>
          <a href={rejectedAddress(record._id)} download>
            {t('Download rows with errors')}
          </a>
          <span className="k-quiet">{t('Rows with errors are not imported.')}</span>
        </>
      )}
    </div>
  );
}
