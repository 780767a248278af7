import { repairImport } from '@lichen/contracts/imports/import.call';
import { NAME_TEXTS, type RepairGroup } from '@lichen/contracts/imports/import.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { useT, useTn } from '../../index';
import { Button } from '../../modules/antd';
import type { ComponentProps } from 'react';
import { CreateMissing } from './CreateMissing';
import { KeyButton } from './KeyButton';
import { MoreRows } from './MoreRows';
import { APPLY_KEY } from './useDecisionKeys';
import { groupKey } from './useDecisions';
import type { ImportCall } from '../useImportCall';
import { listOfPart, ValueControl } from '../ValueControl';

interface Props {
  group: RepairGroup;
  entity: Entity;
  call: ImportCall;
}

/** Offers to add a record for an unknown name, or to use the existing one of that name. */
function Unknown(props: ComponentProps<typeof CreateMissing>) {
  const { field, text, call } = props;
  const t = useT();
  const there = call.taken.find((one) => one.field === field && one.text === text);
  if (!there) return <CreateMissing {...props} />;
  return (
    <Button onClick={() => call.choose(field, { [text]: there.id })}>
      {t('Already exists: {name}', { name: there.name })}
    </Button>
  );
}

/** Asks what each text of a group means; the answer applies to all rows with that text. */
export function TextRepairs({ group, entity, call }: Props) {
  const { field, message, names = 0, texts, rows: all } = group;
  const t = useT();
  const tn = useTn();
  const shown = (entity.fields as Record<string, Field>)[field];
  const meant = call.meant[field] ?? {};
  const isListed = (text: string) => texts.some((each) => each.text === text);
  const chosen = Object.entries(meant).filter(([text, value]) => value !== null && isListed(text));
  const near = texts.flatMap(({ text, near: [first] = [] }) =>
    first && !meant[text] ? [[text, first.id] as const] : [],
  );
  const key = groupKey(group);
  const fixes = chosen.length > 0 ? { [field]: Object.fromEntries(chosen) } : {};
  return (
    <>
      <ul className="imp-texts">
        {texts.map(({ text, rows, cell, near }) => (
          <li key={text} className="imp-repair">
            <span className="imp-text">
              <strong>{text || t('Empty')}</strong>{' '}
              <span className="k-quiet">
                {tn(rows, '{count} row, first in {cell}', '{count} rows, first in {cell}', { cell })}
              </span>
            </span>
            <ValueControl
              label={t('Value for “{text}”', { text })}
              field={shown}
              list={listOfPart(field)}
              near={near}
              value={meant[text] ?? null}
              onChange={(value) => call.choose(field, { [text]: value })}
            />
            {shown?.kind === 'ref' && text && !meant[text] && (
              <Unknown entity={shown.entity} field={field} text={text} fixes={fixes} call={call} />
            )}
          </li>
        ))}
        <MoreRows rows={all} shown={texts} />
      </ul>
      <div className="imp-actions">
        <KeyButton
          keyName={APPLY_KEY}
          type="primary"
          disabled={chosen.length === 0}
          loading={call.pending.includes(key)}
          onClick={() => void call.send(repairImport, { fixes }, key)}
        >
          {chosen.length > 1 ? t('Apply all {count}', { count: chosen.length }) : t('Apply')}
        </KeyButton>
        {near.length > 0 && (
          <Button onClick={() => call.choose(field, Object.fromEntries(near))}>
            {tn(near.length, 'Choose the closest match', 'Choose the {count} closest matches')}
          </Button>
        )}
        {shown?.kind === 'ref' && message === NAME_TEXTS.none && names - chosen.length > 1 && (
          <CreateMissing
            entity={shown.entity}
            {...{ field, fixes, call }}
            text={texts[0]?.text ?? ''}
            count={names - chosen.length}
          />
        )}
      </div>
    </>
  );
}
