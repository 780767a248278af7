import type { RepairGroup } from '@lichen/contracts/imports/import.entity';
import type { SheetColumn } from '@lichen/contracts/sheet/sheet-columns';
import type { Entity } from '@lichen/contracts/entity/entity';
import { Card, ChoiceField, useT } from '../index';
import { Alert } from '../modules/antd';
import { useState } from 'react';
import { Decisions } from './decisions/Decisions';
import { DecisionProgress } from './decisions/DecisionProgress';
import { ImportBar } from './ImportBar';
import { ImportNumbers } from './ImportNumbers';
import { ImportRows } from './rows/ImportRows';
import type { Import } from './import-words';
import { RowsPane } from './rows/RowsPane';
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
  const asks = [record.repairs, record.answered, record.new_records].some((each) => (each?.length ?? 0) > 0);
  const [looked, setLooked] = useState<RepairGroup | null>(null);
  return (
    <>
      <Card title={t('Import preview')} actions={<DecisionProgress record={record} />}>
        <ImportNumbers key={record.version} record={record} acted={call.acted} />
        {record.message && <Alert type="warning" showIcon message={t(record.message)} />}
        {record.existing_rows > 0 && (
          <div className="imp-fields">
            <ChoiceField
              plain
              required
              label="Rows that already exist"
              value={call.existing}
              options={Object.keys(EXISTING)}
              words={EXISTING}
              onChange={(value) => call.setExisting(value as keyof typeof EXISTING)}
            />
          </div>
        )}
      </Card>
      <div className={asks ? 'imp-panes' : undefined}>
        {asks && <Decisions onLook={setLooked} {...{ record, entity, columns, call }} />}
        <RowsPane rows={record.rows} isBeside={asks}>
          <ImportRows record={record} entity={entity} call={call} looked={looked} isBeside={asks} />
        </RowsPane>
      </div>
      <ImportBar record={record} call={call} />
    </>
  );
}
