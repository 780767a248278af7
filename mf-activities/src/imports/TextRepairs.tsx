import { repairImport } from '@lichen/contracts/activities/imports/import.call';
import type { RepairGroup } from '@lichen/contracts/activities/imports/import.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { useT, useTn } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useState } from 'react';
import { CreateMissing } from './CreateMissing';
import { MoreRows } from './MoreRows';
import type { useImportCall } from './useImportCall';
import { listOfPart, ValueControl } from './ValueControl';

interface Props {
  group: RepairGroup;
  entity: Entity;
  call: ReturnType<typeof useImportCall>;
}

/** Asks what each text of a group means; the answers apply to all rows that have it. */
export function TextRepairs({ group: { field, texts, rows: all }, entity, call }: Props) {
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
        <MoreRows rows={all} shown={texts} />
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
