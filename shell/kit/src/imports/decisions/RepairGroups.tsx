import { useFindingWords } from '../import-area';
import type { ImportSettings, RepairGroup } from '@lichen/contracts/imports/import.entity';
import type { SheetColumn } from '@lichen/contracts/sheet/sheet-columns';
import type { Entity } from '@lichen/contracts/entity/entity';
import { Card, useT, useTn } from '../../index';
import { MissingRepair } from './MissingRepair';
import { OrderRepair } from './OrderRepair';
import { SkipRepair } from './SkipRepair';
import { TextRepairs } from './TextRepairs';
import { TotalRepair } from './TotalRepair';
import { columnTitle, REPAIR_WORDS, REPAIR_WORDS_OF_ONE } from '../import-words';
import { groupKey, isWarning } from './useDecisions';
import type { ImportCall } from '../useImportCall';

interface Props {
  groups: readonly RepairGroup[];
  entity: Entity;
  columns: readonly SheetColumn[];
  /** Includes which warnings are skipped. */
  settings: ImportSettings | null;
  call: ImportCall;
  /** Called with the group that the person works on. */
  onLook?: (group: RepairGroup) => void;
}

interface GroupProps extends Omit<Props, 'groups' | 'onLook'> {
  group: RepairGroup;
  title: string;
}

/** Lists problems grouped by their repair: one decision applies to every row of the group. */
export function RepairGroups({ groups, columns, onLook, ...rest }: Props) {
  const t = useT();
  const tn = useTn();
  const { labelOf } = useFindingWords();
  if (groups.length === 0) return null;
  const items = groups.map((group) => {
    const column = columns.find(({ name }) => name === group.field);
    const { repair, rows } = group;
    const title = column ? columnTitle(column, t) : t(repair === 'finding' ? labelOf(group.field) : 'Row');
    const heading = tn(rows, REPAIR_WORDS_OF_ONE[repair], REPAIR_WORDS[repair], { field: title });
    return (
      <li
        key={groupKey(group)}
        onFocus={() => onLook?.(group)}
        {...(isWarning(group) ? {} : { 'data-open-decision': true })}
      >
        <Card title={heading}>
          {isWarning(group) ? (
            <SkipRepair {...rest} group={group} />
          ) : (
            <>
              <p className="k-quiet imp-repair-why">{t(group.message)}</p>
              <Repairing {...rest} columns={columns} group={group} title={title} />
            </>
          )}
        </Card>
      </li>
    );
  });
  return (
    <ol className="imp-decisions" aria-label={t('Decisions')}>
      {items}
    </ol>
  );
}

function Repairing(props: GroupProps) {
  const t = useT();
  const { repair, field } = props.group;
  if (repair === 'order') return <OrderRepair {...props} isDay={props.entity.fields[field]?.kind === 'day'} />;
  if (repair === 'missing') return <MissingRepair {...props} />;
  if (repair === 'total') return <TotalRepair {...props} />;
  if (repair === 'rule') return <p>{t('Correct these rows in the list below, or skip them.')}</p>;
  return <TextRepairs {...props} />;
}
