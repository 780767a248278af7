import { repairImport } from '@lichen/contracts/imports/import.call';
import type { RepairGroup } from '@lichen/contracts/imports/import.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { useT } from '../../index';
import { useState } from 'react';
import { KeyButton } from './KeyButton';
import { APPLY_KEY } from './useDecisionKeys';
import type { ImportCall } from '../useImportCall';
import { listOfPart, ValueControl } from '../ValueControl';

interface Props {
  group: RepairGroup;
  entity: Entity;
  title: string;
  call: ImportCall;
}

/** Asks for a value for all rows without one. */
export function MissingRepair({ group: { field }, entity, title, call }: Props) {
  const t = useT();
  const [value, setValue] = useState<string | null>(null);
  const settings = { defaults: { [field]: value } };
  const key = `default ${field}`;
  return (
    <div className="imp-repair">
      <ValueControl
        label={t('{field} for rows without a value', { field: title })}
        field={(entity.fields as Record<string, Field>)[field]}
        list={listOfPart(field)}
        value={value}
        onChange={setValue}
      />
      <KeyButton
        keyName={APPLY_KEY}
        type="primary"
        disabled={value === null}
        loading={call.pending.includes(key)}
        onClick={() => void call.send(repairImport, { settings }, key)}
      >
        {t('Apply')}
      </KeyButton>
    </div>
  );
}
