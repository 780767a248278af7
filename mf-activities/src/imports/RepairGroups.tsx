import { repairImport } from '@lichen/contracts/activities/imports/import.call';
import type { RepairGroup, RepeatKind } from '@lichen/contracts/activities/imports/import.entity';
import type { SheetColumn } from '@lichen/contracts/activities/sheet/sheet-columns';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { cellFigure, decimalText, parseMarkedNumber } from '@lichen/contracts/formats/numbers';
import { parseOrderedDay } from '@lichen/contracts/formats/written-days';
import { LOCALE_TAGS, type Language } from '@lichen/contracts/text/languages';
import { Card, useFormat, useT, useTn } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useState } from 'react';
import { CreateMissing } from './CreateMissing';
import { columnTitle, MARKS, ORDERS, REPAIR_WORDS, REPAIR_WORDS_OF_ONE } from './import-words';
import type { useImportCall } from './useImportCall';
import { listOfPart, ValueControl } from './ValueControl';

interface Props {
  groups: readonly RepairGroup[];
  entity: Entity;
  columns: readonly SheetColumn[];
  /** Repeats that are left out. */
  skipped: readonly RepeatKind[] | undefined;
  call: ReturnType<typeof useImportCall>;
}

interface GroupProps extends Omit<Props, 'groups'> {
  group: RepairGroup;
  title: string;
}

/** Problems grouped by their repair: one decision applies to every row of the group. */
export function RepairGroups({ groups, columns, ...rest }: Props) {
  const t = useT();
  const tn = useTn();
  return groups.map((group) => {
    const column = columns.find(({ name }) => name === group.field);
    const title = column ? columnTitle(column, t) : t('Row');
    const { repair, rows } = group;
    const heading = tn(rows, REPAIR_WORDS_OF_ONE[repair], REPAIR_WORDS[repair], { field: title });
    return (
      <Card key={`${repair} ${group.field} ${group.message}`} title={heading}>
        {repair === 'repeat' ? (
          <RepeatRepair {...rest} group={group} />
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

/** Month in words, so that nothing is left to order. */
const dayInWords = (day: number | null, language: Language): string =>
  day === null
    ? ''
    : new Intl.DateTimeFormat(LOCALE_TAGS[language], { dateStyle: 'long', timeZone: 'UTC' }).format(day);

/** What the first cell of the column is under each convention; the answer counts for the column alone. */
function OrderRepair({ isDay, group: { field, texts }, title, call }: GroupProps & { isDay: boolean }) {
  const t = useT();
  const { language } = useFormat();
  const text = texts[0]?.text ?? '';
  const choices = isDay
    ? (['dmy', 'mdy'] as const).map((order) => ({
        words: t(ORDERS[order]),
        read: dayInWords(parseOrderedDay(text, order), language),
        settings: { day_orders: { [field]: order } },
      }))
    : (['.', ','] as const).map((mark) => {
        const { figure, before, after } = cellFigure(text);
        const plain = parseMarkedNumber(figure, mark)
          ?.replace(/(\.\d*?)0+$/, '$1')
          .replace(/\.$/, '');
        return {
          words: t(MARKS[mark]),
          read: [before, plain && decimalText(plain, language), after].filter(Boolean).join(' '),
          settings: { decimals: { [field]: mark } },
        };
      });
  return (
    <>
      <p>{t('What is “{text}” in the column {field}?', { text, field: title })}</p>
      <div className="imp-actions">
        {choices.map(({ words, read, settings }) => (
          <Button
            key={words}
            disabled={call.isRunning}
            title={words}
            onClick={() => void call.send(repairImport, { settings })}
          >
            {read || words}
          </Button>
        ))}
      </div>
    </>
  );
}

function RepeatRepair({
  group: { field, message, texts, rows },
  skipped = [],
  call,
}: Omit<GroupProps, 'columns' | 'title'>) {
  const t = useT();
  const tn = useTn();
  const kind = field as RepeatKind;
  const isSkipped = skipped.includes(kind);
  const skip_repeats = isSkipped ? skipped.filter((other) => other !== kind) : [...skipped, kind];
  return (
    <>
      <p>{texts.map(({ text, cell }) => `${cell}: ${t(message, { row: text })}`).join(' · ')}</p>
      <div className="imp-actions">
        <Button loading={call.isRunning} onClick={() => void call.send(repairImport, { settings: { skip_repeats } })}>
          {t(isSkipped ? 'Import anyway' : 'Skip')}
        </Button>
        <span className="act-quiet">
          {isSkipped
            ? tn(rows, '{count} row will be skipped.', '{count} rows will be skipped.')
            : tn(rows, '{count} row will be imported.', '{count} rows will be imported.')}
        </span>
      </div>
    </>
  );
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
