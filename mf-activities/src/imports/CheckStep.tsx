import { decideImport, repairImport } from '@lichen/contracts/activities/imports/import.call';
import { rejectedAddress } from '@lichen/contracts/activities/imports/import-files';
import type { SheetColumn } from '@lichen/contracts/activities/sheet/sheet-columns';
import type { Entity } from '@lichen/contracts/entity/entity';
import { Card, ChoiceField, useT, useTn } from '@lichen/kit';
import { Alert, Button } from '@lichen/kit/antd';
import { useState } from 'react';
import { ImportNumbers } from './ImportNumbers';
import { ImportRows } from './ImportRows';
import type { Import } from './import-words';
import { NewRecords } from './NewRecords';
import { RepairGroups } from './RepairGroups';
import type { ImportCall } from './useImportCall';

interface Props {
  record: Import;
  entity: Entity;
  columns: readonly SheetColumn[];
  call: ImportCall;
}

const EXISTING = { skip: 'Keep existing values', update: 'Overwrite with values from the file' };

/** Preview of the import, its problems, and the decision to write it. */
export function CheckStep({ record, entity, columns, call }: Props) {
  const t = useT();
  const tn = useTn();
  const [existing, setExisting] = useState<string | null>('skip');
  const writes = record.new_rows + (existing === 'update' ? record.existing_rows : 0);
  return (
    <>
      <Card title={t('Import preview')}>
        <ImportNumbers key={record.version} record={record} acted={call.acted} />
        {record.message && <Alert type="warning" showIcon message={t(record.message)} />}
        {record.existing_rows > 0 && (
          <div className="imp-fields">
            <ChoiceField
              plain
              required
              label="Rows that already exist"
              value={existing}
              options={Object.keys(EXISTING)}
              words={EXISTING}
              onChange={setExisting}
            />
          </div>
        )}
        <div className="imp-actions">
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
              <span className="act-quiet">{t('Rows with errors are not imported.')}</span>
            </>
          )}
        </div>
      </Card>
      <RepairGroups groups={record.repairs ?? []} settings={record.settings} {...{ entity, columns, call }} />
      <NewRecords record={record} call={call} />
      <ImportRows record={record} entity={entity} call={call} />
    </>
  );
}
