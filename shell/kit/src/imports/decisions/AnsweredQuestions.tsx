import type { RepairGroup } from '@lichen/contracts/imports/import.entity';
import type { SheetColumn } from '@lichen/contracts/sheet/sheet-columns';
import type { Entity } from '@lichen/contracts/entity/entity';
import { Card, useT, useTn } from '../../index';
import { columnTitle, type Import } from '../import-words';
import type { ImportCall } from '../useImportCall';
import { OrderRepair } from './OrderRepair';

interface Props {
  record: Pick<Import, 'answered' | 'settings'>;
  entity: Entity;
  columns: readonly SheetColumn[];
  call: ImportCall;
  /** Called with the group that the person works on. */
  onLook?: (group: RepairGroup) => void;
}

/** Lists answered questions about ambiguous columns; until the import is written, an answer can be changed. */
export function AnsweredQuestions({ record: { answered, settings }, entity, columns, call, onLook }: Props) {
  const t = useT();
  const tn = useTn();
  if (!answered || answered.length === 0) return null;
  return (
    <ol className="imp-decisions" aria-label={t('Answered questions')}>
      {answered.map((group) => {
        const { field, rows } = group;
        const column = columns.find(({ name }) => name === field);
        const title = column ? columnTitle(column, t) : field;
        return (
          <li key={field} onFocus={() => onLook?.(group)}>
            <Card title={t('{field}: answered', { field: title })} aside={tn(rows, '{count} row', '{count} rows')}>
              <OrderRepair
                {...{ group, title, call }}
                isDay={entity.fields[field]?.kind === 'day'}
                answer={settings?.day_orders?.[field] ?? settings?.decimals?.[field]}
              />
            </Card>
          </li>
        );
      })}
    </ol>
  );
}
