import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import type { DocRows } from '@lichen/contracts/docs/doc-type';
import { EntityFacts, type Overrides, SchemaForm, useT, useTn, type Values } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useMemo, useState } from 'react';
import { ListNote } from './ListNote';
import { useReview } from './review-context';
import './rows.css';

interface Props {
  /** Name of the list. */
  list: string;
  /** The stored rows. */
  stored: readonly Values[];
  rows: DocRows;
  isReadOnly: boolean;
  onChange: (rows: readonly Values[]) => void;
  onConfirm: () => void;
}

interface Row {
  readonly key: number;
  readonly values: Values;
}

/** Number of rows shown at once; each row is a form of its own. */
const SHOWN = 20;

const unitsOf = ({ reads = {}, row }: DocRows): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(reads).flatMap(([name, { unitField }]) =>
      unitField && Object.hasOwn(row.fields, unitField) ? [[name, unitField] as const] : [],
    ),
  );

/** The rows of a document, such as the fuels of a delivery, each as a form. */
export function RowsForm({ list: listName, stored, rows, isReadOnly, onChange, onConfirm }: Props) {
  const t = useT();
  const tn = useTn();
  const [list, setList] = useState<readonly Row[]>(() => stored.map((values, key) => ({ key, values })));
  const [shown, setShown] = useState(SHOWN);
  const put = (next: readonly Row[]) => {
    setList(next);
    onChange(next.map(({ values }) => values));
  };
  const nextKey = () => Math.max(-1, ...list.map((row) => row.key)) + 1;
  const add = () => {
    const key = nextKey();
    setShown(Math.max(shown, list.length + 1));
    put([...list, { key, values: rows.starts ?? {} }]);
  };
  return (
    <section className="doc-rows" aria-label={t(rows.label)}>
      <h2>{t(rows.label)}</h2>
      <ListNote
        name={listName}
        onConfirm={onConfirm}
        onUse={(others) => put((others as readonly Values[]).map((values, at) => ({ key: nextKey() + at, values })))}
      />
      {list.slice(0, shown).map((row, at) => (
        <RowForm
          key={row.key}
          row={row}
          rows={rows}
          isReadOnly={isReadOnly}
          path={`${listName}.${at}`}
          name={t('{done} of {total}', { done: at + 1, total: list.length })}
          onChange={(values) => put(list.map((one) => (one.key === row.key ? { ...one, values } : one)))}
          onRemove={() => put(list.filter(({ key }) => key !== row.key))}
        />
      ))}
      {list.length > shown && (
        <Button onClick={() => setShown(shown + SHOWN)}>
          {tn(list.length - shown, '{count} more row', '{count} more rows')}
        </Button>
      )}
      {!isReadOnly && list.length < rows.most && <Button onClick={add}>{t('Add row')}</Button>}
    </section>
  );
}

interface RowProps {
  row: Row;
  rows: DocRows;
  /** Path of the row in the document's errors. */
  path: string;
  name: string;
  isReadOnly: boolean;
  onChange: (values: Values) => void;
  onRemove: () => void;
}

/** The error of a field of a row. */
function RowError({ path }: { path: string }) {
  const t = useT();
  const error = useReview().errorOf(path);
  return (
    error && (
      <p className="doc-field-why doc-field-why-bad" role="alert">
        {t(error)}
      </p>
    )
  );
}

function RowForm({ row, rows, path, name, isReadOnly, onChange, onRemove }: RowProps) {
  const t = useT();
  const units = useMemo(() => unitsOf(rows), [rows]);
  const fields = useMemo(() => {
    const beside = new Set(units.values());
    return Object.keys(rows.row.fields).filter((field) => !beside.has(field));
  }, [rows, units]);
  const layout = useMemo(() => [{ fields }], [fields]);
  const overrides = useMemo<Overrides>(
    () =>
      Object.fromEntries(
        fields.map((field) => {
          const unitField = units.get(field);
          const below = () => <RowError path={`${path}.${field}`} />;
          return [field, { below, ...(unitField ? { unitField } : {}) }];
        }),
      ),
    [fields, units, path],
  );
  return (
    <fieldset className="doc-row" aria-label={name}>
      <p className="doc-row-head">
        <span>{name}</span>
        {!isReadOnly && (
          <Button size="small" type="text" danger onClick={onRemove}>
            {t('Remove')}
          </Button>
        )}
      </p>
      {isReadOnly ? (
        <EntityFacts
          entity={rows.row}
          record={row.values}
          layout={layout}
          overrides={overrides}
          pick={PICKABLE_RECORDS}
        />
      ) : (
        <SchemaForm
          entity={rows.row}
          initial={row.values}
          layout={layout}
          overrides={overrides}
          pick={PICKABLE_RECORDS}
          onFieldChange={(_name, form) => onChange(form.values)}
        />
      )}
    </fieldset>
  );
}
