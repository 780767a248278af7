import { decideImport } from '@lichen/contracts/imports/import.call';
import { rejectedAddress } from '@lichen/contracts/imports/import-files';
import type { Entity } from '@lichen/contracts/entity/entity';
import { Card, useConfirm, useT, useTn } from '../index';
import { Alert, Button } from '../modules/antd';
import { ImportNumbers } from './ImportNumbers';
import { ImportRows } from './rows/ImportRows';
import type { Import } from './import-words';
import { NewRecords } from './decisions/NewRecords';
import type { ImportCall } from './useImportCall';

interface Props {
  record: Import;
  entity: Entity;
  call: ImportCall;
}

/** Result of the import, with undo. */
export function DoneStep({ record, entity, call }: Props) {
  const t = useT();
  const confirm = useConfirm();
  const tn = useTn();
  const isUndone = record.state === 'undone';
  const keptNew = (record.new_records ?? []).filter(({ state }) => state === 'kept').length;
  const kept = record.kept + keptNew;
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
        {!isUndone && <ImportNumbers record={record} />}
        {isUndone && (
          <p>
            {kept > 0
              ? tn(kept, 'Undone except for {count} record.', 'Undone except for {count} records.')
              : t('What the import created was deleted, and what it changed was restored.')}
          </p>
        )}
        {record.message && <Alert type="warning" showIcon message={t(record.message)} />}
        {record.kept > 0 && (
          <p className="k-quiet">
            {tn(
              record.kept,
              '{count} record was left as it is: it was edited after the import, or others use it.',
              '{count} records were left as they are: they were edited after the import, or others use them.',
            )}
          </p>
        )}
        {keptNew > 0 && (
          <p className="k-quiet">
            {tn(
              keptNew,
              '{count} new record was kept. The reason is given below.',
              '{count} new records were kept. The reasons are given below.',
            )}
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
