import { decideImport, repairImport } from '@lichen/contracts/activities/imports/import.call';
import { rejectedAddress } from '@lichen/contracts/activities/imports/import-files';
import type { SheetColumn } from '@lichen/contracts/activities/sheet/sheet-columns';
import type { Entity } from '@lichen/contracts/entity/entity';
import { Card, ChoiceField, useConfirm, useFormat, useT, useTn } from '@lichen/kit';
import { Alert, Button } from '@lichen/kit/antd';
import { useEffect, useRef, useState } from 'react';
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

/** `acted` says that somebody had this page do something. */
function Numbers({ record, acted }: { record: Import; acted?: ImportCall['acted'] }) {
  const list = useRef<HTMLDListElement>(null);
  useEffect(() => {
    // The button that had the check run is gone: the keyboard goes on from what the check found.
    if (acted?.current && document.activeElement === document.body) list.current?.focus();
  }, [acted]);
  const t = useT();
  const format = useFormat();
  const isWritten = ['done', 'stopped', 'undoing'].includes(record.state);
  const numbers: [string, string][] = isWritten
    ? [
        [t('Created'), format.number(record.created)],
        [t('Updated'), format.number(record.updated)],
        [t('Rejected'), format.number(record.error_rows)],
      ]
    : [
        [t('New'), format.number(record.new_rows)],
        [t('Existing'), format.number(record.existing_rows)],
        [t('Errors'), format.number(record.error_rows)],
      ];
  const skipped = record.rows - record.new_rows - record.existing_rows - record.error_rows;
  if (skipped > 0) numbers.push([t('Skipped'), format.number(skipped)]);
  return (
    <dl className="imp-numbers" ref={list} tabIndex={-1}>
      {numbers.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
      <div>
        <dt>{`${t('Emissions of new rows')}, ${format.unit}`}</dt>
        <dd>{format.co2(record.total_kg)}</dd>
      </div>
    </dl>
  );
}

/** Preview of the import, its problems, and the decision to write it. */
export function CheckStep({ record, entity, columns, call }: Props) {
  const t = useT();
  const tn = useTn();
  const [existing, setExisting] = useState<string | null>('skip');
  const writes = record.new_rows + (existing === 'update' ? record.existing_rows : 0);
  return (
    <>
      <Card title={t('Import preview')}>
        <Numbers key={record.version} record={record} acted={call.acted} />
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

/** Result of the import, with undo. */
export function DoneStep({ record, entity, call }: Omit<Props, 'columns'>) {
  const t = useT();
  const confirm = useConfirm();
  const format = useFormat();
  const isUndone = record.state === 'undone';
  const undo = async () => {
    const isMeant = await confirm({
      title: t('Undo this import?'),
      text: t(
        'Records created by the import are deleted and changed records are restored, unless they were edited since or others use them.',
      ),
      action: 'Undo',
      dangerous: true,
    });
    if (isMeant) await call.send(decideImport, { decision: 'undo' });
  };
  return (
    <>
      <Card title={isUndone ? t('Import undone') : t('Import result')}>
        {isUndone ? (
          <p>{t('What the import created was deleted, and what it changed was restored.')}</p>
        ) : (
          <Numbers record={record} />
        )}
        {record.message && <Alert type="warning" showIcon message={t(record.message)} />}
        {record.kept > 0 && (
          <p className="act-quiet">
            {t('{count} were edited after the import and left unchanged.', { count: format.number(record.kept) })}
          </p>
        )}
        <div className="imp-actions">
          {record.state === 'stopped' && (
            <Button
              type="primary"
              loading={call.isRunning}
              onClick={() => void call.send(decideImport, { decision: 'run' })}
            >
              {t('Continue')}
            </Button>
          )}
          {!isUndone && (
            <Button danger disabled={call.isRunning} onClick={() => void undo()}>
              {t('Undo import')}
            </Button>
          )}
          {record.error_rows > 0 && !isUndone && (
            <a href={rejectedAddress(record._id)} download>
              {t('Download rows with errors')}
            </a>
          )}
        </div>
      </Card>
      <NewRecords record={record} call={call} />
      <ImportRows record={record} entity={entity} call={call} />
    </>
  );
}
