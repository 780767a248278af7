import { repairImport } from '@lichen/contracts/activities/imports/import.call';
import { FINDING_KINDS } from '@lichen/contracts/activities/checks/checks.call';
import type { ImportSettings, RepairGroup, RowFindingKind } from '@lichen/contracts/activities/imports/import.entity';
import type { SheetColumn } from '@lichen/contracts/activities/sheet/sheet-columns';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { Card, useT, useTn } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useState } from 'react';
import { CreateMissing } from './CreateMissing';
import { OrderRepair } from './OrderRepair';
import { SkipRepair } from './SkipRepair';
import { columnTitle, REPAIR_WORDS, REPAIR_WORDS_OF_ONE } from './import-words';
import type { useImportCall } from './useImportCall';
import { listOfPart, ValueControl } from './ValueControl';

interface Props {
  groups: readonly RepairGroup[];
  entity: Entity;
  columns: readonly SheetColumn[];
  /** Says which warnings are left out. */
  settings: ImportSettings | null;
  call: ReturnType<typeof useImportCall>;
}

interface GroupProps extends Omit<Props, 'groups'> {
  group: RepairGroup;
  title: string;
}

const isWarning = ({ repair }: RepairGroup) => repair === 'repeat' || repair === 'finding';
const labelOf = ({ field }: RepairGroup) => FINDING_KINDS[field as RowFindingKind].label;

/** Problems grouped by their repair: one decision applies to every row of the group. */
export function RepairGroups({ groups, columns, ...rest }: Props) {
  const t = useT();
  const tn = useTn();
  return groups.map((group) => {
    const column = columns.find(({ name }) => name === group.field);
    const { repair, rows } = group;
    const title = column ? columnTitle(column, t) : t(repair === 'finding' ? labelOf(group) : 'Row');
    const heading = tn(rows, REPAIR_WORDS_OF_ONE[repair], REPAIR_WORDS[repair], { field: title });
    return (
      <Card key={`${repair} ${group.field} ${group.message}`} title={heading}>
        {isWarning(group) ? (
          <SkipRepair {...rest} group={group} />
        ) : (
          <>
            <p className="act-quiet imp-repair-why">{t(group.message)}</p>
            <Repairing {...rest} columns={columns} group={group} title={title} />
          </>
        )}
      </Card>
    );
  });
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

function TotalRepair({ group: { texts }, call }: GroupProps) {
  const t = useT();
  return (
    <>
      <p>{texts.map(({ text, cell }) => `${cell}: ${text}`).join(' · ')}</p>
      <div className="imp-actions">
        <Button
          type="primary"
          loading={call.isRunning}
          onClick={() => void call.send(repairImport, { settings: { skip_totals: true } })}
        >
          {t('Skip all total rows')}
        </Button>
      </div>
    </>
  );
}

function MissingRepair({ group: { field }, entity, title, call }: GroupProps) {
  const t = useT();
  const [value, setValue] = useState<string | null>(null);
  const settings = { defaults: { [field]: value } };
  return (
    <div className="imp-repair">
      <ValueControl
        label={t('{field} for rows without a value', { field: title })}
        field={(entity.fields as Record<string, Field>)[field]}
        list={listOfPart(field)}
        value={value}
        onChange={setValue}
      />
      <Button
        type="primary"
        disabled={value === null}
        loading={call.isRunning}
        onClick={() => void call.send(repairImport, { settings })}
      >
        {t('Apply')}
      </Button>
    </div>
  );
}

function TextRepairs({ group: { field, texts }, entity, call }: GroupProps) {
  const t = useT();
  const tn = useTn();
  const shown = (entity.fields as Record<string, Field>)[field];
  const [meant, setMeant] = useState<Record<string, string | null>>({});
  const fixes = Object.fromEntries(Object.entries(meant).filter(([, value]) => value !== null));
  return (
    <>
      <ul className="imp-texts">
        {texts.map(({ text, rows, cell }) => (
          <li key={text} className="imp-repair">
            <span className="imp-text">
              <strong>{text || t('Empty')}</strong>{' '}
              <span className="act-quiet">
                {tn(rows, '{count} row, first in {cell}', '{count} rows, first in {cell}', { cell })}
              </span>
            </span>
            <ValueControl
              label={t('Value for “{text}”', { text })}
              field={shown}
              list={listOfPart(field)}
              value={meant[text] ?? null}
              onChange={(value) => setMeant({ ...meant, [text]: value })}
            />
            {shown?.kind === 'ref' && text && !meant[text] && (
              <CreateMissing
                entity={shown.entity}
                text={text}
                onCreated={(id) => setMeant((before) => ({ ...before, [text]: id }))}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="imp-actions">
        <Button
          type="primary"
          disabled={Object.keys(fixes).length === 0}
          loading={call.isRunning}
          onClick={() => void call.send(repairImport, { fixes: { [field]: fixes } })}
        >
          {t('Apply')}
        </Button>
      </div>
    </>
  );
}
