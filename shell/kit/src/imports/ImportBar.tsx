import { decideImport, repairImport } from '@lichen/contracts/imports/import.call';
import { rejectedAddress } from '@lichen/contracts/imports/import-files';
import { useT, useTn } from '../index';
import { Button } from '../modules/antd';
import type { Import } from './import-words';
import type { ImportCall } from './useImportCall';

interface Props {
  record: Import;
  /** Options for existing rows. */
  existing: string | null;
  call: ImportCall;
}

/** Actions on the rows in their present state; stays in view while the person decides. */
export function ImportBar({ record, existing, call }: Props) {
  const t = useT();
  const tn = useTn();
  const writes = record.new_rows + (existing === 'update' ? record.existing_rows : 0);
  return (
    <div className="imp-actions imp-bar">
      <Button
        type="primary"
        disabled={writes === 0}
        loading={call.isRunning}
        onClick={() => void call.send(decideImport, { decision: 'run', existing })}
      >
        {tn(writes, 'Import {count} row', 'Import {count} rows')}
      </Button>
      {record.error_rows > 0 && (
        <>
          <Button disabled={call.isRunning} onClick={() => void call.send(repairImport, {})}>
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
