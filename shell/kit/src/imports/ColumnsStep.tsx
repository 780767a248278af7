import { checkImport } from '@lichen/contracts/imports/import.call';
import type { FileColumn, ImportSettings } from '@lichen/contracts/imports/import.entity';
import type { SheetColumn } from '@lichen/contracts/sheet/sheet-columns';
import { periodOf } from '@lichen/contracts/sheet/period-fields';
import { columnName } from '@lichen/contracts/formats/sheet-cells';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { Card, ChoiceField, useKeptTyping, useT, useTn, useUrlState } from '../index';
import { Alert, Button, Select } from '../modules/antd';
import { useMemo, useState } from 'react';
import { columnTitle, type Import, MARKS, ORDERS } from './import-words';
import { type Refetch, useImportCall } from './useImportCall';
import { listOfPart, ValueControl } from './ValueControl';

interface Props {
  record: Import & { columns: FileColumn[]; settings: ImportSettings };
  entity: Entity;
  columns: readonly SheetColumn[];
  onDone: Refetch;
}

const FIRST_LINE = { row: 'Data', heading: 'Column headings' };

/** Returns the settings that were changed and not checked yet; null if there are none. */
function changedSettings(before: ImportSettings, now: ImportSettings): Partial<ImportSettings> | null {
  const isNew = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[name as keyof ImportSettings]);
  const changed = Object.entries(now).filter(isNew);
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<ImportSettings>) : null;
}

/** Settings as chosen here, which the check sends. */
function useSettings(record: Props['record'], onDone: Props['onDone']) {
  const url = useUrlState();
  const [settings, setSettings] = useState(record.settings);
  const kept = useKeptTyping<Partial<ImportSettings>>({
    name: `import ${record._id}`,
    typed: useMemo(() => changedSettings(record.settings, settings), [record.settings, settings]),
    restore: (changes) => setSettings((now) => ({ ...now, ...changes })),
    join: (before, now) => ({ ...before, ...now }),
  });
  const { send, isRunning } = useImportCall(record._id, onDone);
  const change = (changes: Partial<ImportSettings>) => {
    setSettings({ ...settings, ...changes });
  };
  const check = async () => {
    if (!(await send(checkImport, { settings }))) return;
    kept.forget();
    url.set({ step: null });
  };
  return { settings, change, check, isRunning, keptNote: kept.note };
}

/** Matches columns with fields, and sets values for all rows. */
export function ColumnsStep({ record, entity, columns, onDone }: Props) {
  const t = useT();
  const tn = useTn();
  const { settings, change, check, isRunning, keptNote } = useSettings(record, onDone);
  const match = (at: number, name: string | null) =>
    change({ columns: settings.columns.map((own, index) => (index === at ? name : own === name ? null : own)) });
  const unmatched = unmatchedOf(record, settings, entity, columns);
  const isGiven = ({ name }: SheetColumn) => (settings.defaults[name] ?? null) !== null;
  const extra = columns.filter((column) => isGiven(column) && !unmatched.includes(column));
  return (
    <>
      {keptNote}
      <Notes record={record} />
      <FirstLine isData={settings.first_is_data} onChange={(first_is_data) => change({ first_is_data })} />
      <Card title={t('Match columns')} aside={tn(record.rows, '{count} row', '{count} rows')}>
        <ul className="imp-columns">
          {record.columns.map((column, at) => (
            <li key={columnName(at)} className="imp-column">
              <span className="imp-column-letter">{columnName(at)}</span>
              <span className="imp-column-head">
                <strong>{(settings.first_is_data ? '' : column.header) || t('No column heading')}</strong>
                <span className="k-quiet imp-samples">{column.samples.join(' · ')}</span>
              </span>
              <Select
                aria-label={t('Field for column {letter}', { letter: columnName(at) })}
                className="imp-column-choice"
                allowClear
                showSearch
                optionFilterProp="label"
                placeholder={t('Skip')}
                value={settings.columns[at] ?? null}
                options={columns.map((each) => ({ value: each.name, label: columnTitle(each, t) }))}
                onChange={(name?: string) => match(at, name ?? null)}
              />
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t('Values for all rows')}>
        {unmatched.length > 0 && (
          <p className="k-quiet">
            {t('These required fields have no column. Match one above, or enter a value for all rows here.')}
          </p>
        )}
        <div className="imp-fields">
          {[...unmatched, ...extra].map((column) => (
            <ValueControl
              key={column.name}
              label={columnTitle(column, t)}
              field={(entity.fields as Record<string, Field>)[column.name]}
              list={listOfPart(column.name)}
              value={isGiven(column) ? String(settings.defaults[column.name]) : null}
              onChange={(value) => change({ defaults: { ...settings.defaults, [column.name]: value } })}
            />
          ))}
          <ChoiceField
            plain
            label="Date format"
            value={settings.day_order}
            options={Object.keys(ORDERS)}
            words={ORDERS}
            onChange={(next) => change({ day_order: next as ImportSettings['day_order'] })}
          />
          <ChoiceField
            plain
            label="Decimal separator"
            value={settings.decimal}
            options={Object.keys(MARKS)}
            words={MARKS}
            onChange={(next) => change({ decimal: next as ImportSettings['decimal'] })}
          />
          <ValueControl
            label="Default currency"
            field={undefined}
            list="currencies"
            value={settings.currency}
            onChange={(next) => next && change({ currency: next })}
          />
        </div>
        <div className="imp-actions">
          <Button type="primary" loading={isRunning} onClick={() => void check()}>
            {t('Check rows')}
          </Button>
          <span className="k-quiet">{t('Nothing has been imported yet.')}</span>
          {record.state === 'checked' && <span className="k-quiet">{t('Corrections you made are kept.')}</span>}
        </div>
      </Card>
    </>
  );
}

/** Returns the required fields that no column fills; a month fills both days of the period. */
function unmatchedOf(
  { columns: own }: Props['record'],
  settings: ImportSettings,
  entity: Entity,
  all: Props['columns'],
) {
  const [first, last] = periodOf(entity) ?? [];
  const isWhole = own.some(({ isPeriod }, at) => isPeriod && settings.columns[at] === first);
  const said = [...settings.columns, isWhole ? last : null];
  return all.filter(({ name, required }) => required && !said.includes(name));
}

/** Asks whether an ambiguous first line is a heading or data. */
function FirstLine({ isData, onChange }: { isData: boolean | undefined; onChange: (isData: boolean) => void }) {
  const t = useT();
  return isData === undefined ? null : (
    <Card title={t('First row')}>
      <p className="k-quiet">
        {t('The first row looks like data rather than column headings. Choose what it contains.')}
      </p>
      <div className="imp-fields">
        <ChoiceField
          required
          label="The first row contains"
          value={isData ? 'row' : 'heading'}
          options={Object.keys(FIRST_LINE)}
          words={FIRST_LINE}
          onChange={(next) => onChange(next === 'row')}
        />
      </div>
    </Card>
  );
}

/** Notes about the file. */
function Notes({ record }: Pick<Props, 'record'>) {
  const t = useT();
  const tn = useTn();
  const merged = record.merged_headers ?? [];
  const others = record.other_sheets ?? [];
  const { repeated_headings: again, hidden_rows: hidden } = record;
  const orders = record.columns.map(({ dayOrders }) => dayOrders).find(({ dmy, mdy }) => dmy && mdy);
  const notes = [
    record.message && t(record.message),
    merged.length > 0 &&
      t('The header row has merged cells: {cells}. Each was read as one column.', { cells: merged.join(', ') }),
    others.length > 0 &&
      t(
        'Only the first sheet with data was read. Not read: {sheets}. To import these sheets, save each as a separate file.',
        {
          sheets: others.join(', '),
        },
      ),
    again &&
      tn(
        again.count,
        'The header row is repeated in row {row}. The repeated row was skipped.',
        'The header row is repeated {count} times, first in row {row}. The repeated rows were skipped.',
        { row: again.first },
      ),
    hidden &&
      tn(
        hidden.count,
        'The workbook has {count} hidden row with data: row {row}. It was included.',
        'The workbook has {count} hidden rows with data, the first in row {row}. They were included.',
        { row: hidden.first },
      ),
    orders &&
      t('The file uses two date formats: {dmy} has the day first, {mdy} the month.', {
        dmy: orders.dmy ?? '',
        mdy: orders.mdy ?? '',
      }),
  ].filter((note): note is string => Boolean(note));
  return notes.map((note) => <Alert key={note} type="warning" showIcon message={note} />);
}
