import { columnTitleOf, IMPORT_STATES, type RepairGroup } from '@lichen/contracts/imports/import.entity';
import { importRow, type RowProblem, type RowVerdict } from '@lichen/contracts/imports/import-row.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import {
  Card,
  DataTable,
  StatusTag,
  WithPanel,
  useFormat,
  useRecords,
  useT,
  useTableView,
  type Column,
  type Formats,
  type Translate,
} from '../../index';
import { Segmented } from '../../modules/antd';
import { useNavigate } from '../../modules/router';
import { useEffect } from 'react';
import { useFindingWords, useImportArea } from '../import-area';
import { type Import, isAtCheck } from '../import-words';
import { CellAsRead } from './CellAsRead';
import { RowEditor } from './RowEditor';
import type { ImportCall } from '../useImportCall';

type Row = RecordOf<typeof importRow>;

const VERDICTS: Record<RowVerdict, { words: string; tone: 'plain' | 'good' | 'attention' | 'bad' }> = {
  waiting: { words: 'Waiting', tone: 'plain' },
  new: { words: 'New', tone: 'good' },
  existing: { words: 'Existing', tone: 'plain' },
  error: { words: 'With an error', tone: 'bad' },
  skipped: { words: 'Skipped', tone: 'plain' },
};

/** Returns the label of a row; after an undo its outcome instead of what was planned. */
const verdictOf = ({ state, kept }: Import, { verdict }: Row) =>
  state === 'undone' && kept === 0 && (verdict === 'new' || verdict === 'existing')
    ? ({ words: IMPORT_STATES.undone, tone: 'plain' } as const)
    : VERDICTS[verdict];

const TABS = ['new', 'existing', 'error', 'all'] as const;
type Tab = (typeof TABS)[number];

const MOST_CELLS = 6;
/** Most cells per row while the list is beside the decisions. */
const MOST_CELLS_BESIDE = 3;

interface ColumnContext {
  entity: Entity;
  t: Translate;
  format: Formats;
  sentence: ReturnType<typeof useFindingWords>['sentence'];
  hasEmissions: boolean;
  record: Import;
  /** True while a row is open beside the list with all its cells. */
  isNarrowed: boolean;
  isBeside: boolean;
  looked: RepairGroup | null;
}

const emissionsColumn = (format: Formats): Column<Row> => ({
  key: 'co2_kg',
  title: `CO₂e, ${format.unit}`,
  align: 'number',
  text: ({ co2_kg }) => format.co2(co2_kg),
  render: ({ co2_kg }) => format.co2(co2_kg),
});

function columnsOf({
  hasEmissions,
  t,
  format,
  sentence,
  entity,
  record,
  isNarrowed,
  isBeside,
  looked,
}: ColumnContext): Column<Row>[] {
  const isAbout = (at: number) => looked !== null && record.settings?.columns[at] === looked.field;
  const weightOf = (at: number) => (isAbout(at) ? 2 : Number(record.settings?.columns[at] === 'amount'));
  const isTouched = ({ problems }: Row) =>
    looked !== null && (problems ?? []).some(({ repair, field }) => repair === looked.repair && field === looked.field);
  const shown = (record.columns ?? [])
    .map((column, at) => ({ header: columnTitleOf(column, at, record.settings), at }))
    .filter(({ at }) => record.settings?.columns[at])
    // If not all columns fit, those of the current decision and the amount are preferred; the file's order is kept.
    .sort((one, other) => (isBeside ? weightOf(other.at) - weightOf(one.at) : 0))
    .slice(0, isNarrowed ? 0 : isBeside ? MOST_CELLS_BESIDE : MOST_CELLS)
    .sort((one, other) => one.at - other.at);
  const said = ({ repair, field, message, text, params }: RowProblem) =>
    repair === 'finding' ? sentence(field, params ?? {}) : t(message, { row: text });
  const isTold = ({ verdict }: Row) => record.state !== 'undone' || verdict === 'error';
  const reasons = (row: Row) =>
    (isTold(row) ? (row.problems ?? []) : [])
      .map((each) => [each.cell, said(each)].filter(Boolean).join(': '))
      .join(' · ');
  const fieldAt = (at: number) => (entity.fields as Record<string, Field>)[record.settings?.columns[at] ?? ''];
  const textAt = (at: number) => (row: Row) => String(row.cells[at] ?? '');
  return [
    {
      key: 'place',
      title: 'Row',
      width: isBeside ? 56 : 70,
      card: 'title',
      text: ({ place }) => String(place),
      render: (row) => <span className={isTouched(row) ? 'imp-touched' : undefined}>{row.place}</span>,
    },
    {
      key: 'verdict',
      title: 'State',
      width: isBeside ? 180 : 150,
      card: 'figure',
      text: (row) => t(verdictOf(record, row).words),
      render: (row) => (
        <>
          <StatusTag tone={verdictOf(record, row).tone}>{t(verdictOf(record, row).words)}</StatusTag>
          {isBeside && <span className="imp-said">{reasons(row)}</span>}
        </>
      ),
    },
    ...shown.map(
      ({ header, at }): Column<Row> => ({
        ...{ key: `cell${at}`, title: header, text: textAt(at) },
        ...(fieldAt(at)?.kind === 'day' ? { width: 112 } : {}),
        ...(fieldAt(at)?.kind === 'decimal' ? { align: 'number' as const } : {}),
        render: (row) => (
          <span className={isAbout(at) && isTouched(row) ? 'imp-touched' : undefined}>
            <CellAsRead row={row} at={at} field={fieldAt(at)} />
          </span>
        ),
      }),
    ),
    ...(hasEmissions ? [emissionsColumn(format)] : []),
    ...(isBeside
      ? []
      : [
          {
            key: 'problems',
            title: 'Reason',
            width: 300,
            text: reasons,
            render: (row) => <span className="imp-reason">{reasons(row)}</span>,
          } satisfies Column<Row>,
        ]),
  ];
}

interface Props {
  record: Import;
  entity: Entity;
  call: ImportCall;
  /** The decision that the person works on; its rows are marked. */
  looked?: RepairGroup | null;
  /** True if the list is beside the decisions. */
  isBeside?: boolean;
}

/** Lists the rows with their outcome; invalid ones can be opened and corrected. */
export function ImportRows({ record, entity, call, looked = null, isBeside = false }: Props) {
  const t = useT();
  const format = useFormat();
  const { sentence } = useFindingWords();
  const { recordAt, emissions } = useImportArea();
  const navigate = useNavigate();
  const view = useTableView('import_rows');
  const { url } = view;
  const asked = url.one('rows');
  const first: Tab = record.error_rows > 0 ? 'error' : record.new_rows > 0 ? 'new' : 'all';
  const tab = TABS.find((one) => one === asked) ?? first;
  const found = useRecords(importRow, {
    ...view.query,
    import_id: record._id,
    ...(tab === 'all' ? {} : { verdict: tab }),
  });
  // A job changes many rows at once without announcing each, so a new version of the import refetches them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the import, not for each new function
  useEffect(() => {
    void found.refetch();
  }, [record.version]);
  // A row stays open while its correction waits for a check.
  const openId = isAtCheck(record) ? url.one('row') : null;
  const open = found.data?.list.find(({ _id }) => _id === openId);
  const close = () => url.set({ row: null }, { keepPage: true });
  const counts: Record<Tab, number> = {
    new: record.new_rows,
    existing: record.existing_rows,
    error: record.error_rows,
    all: record.rows,
  };
  const words: Record<Tab, string> = { new: 'New', existing: 'Existing', error: 'Errors', all: 'All' };
  const isWritten = ({ verdict, place }: Row) =>
    verdict === 'existing' || (verdict === 'new' && place <= record.reached);
  const openRow = (row: Row) => {
    if (row.verdict === 'error' && isAtCheck(record)) url.set({ row: row._id }, { keepPage: true });
    else if (row.activity_id && isWritten(row) && record.state !== 'undone') navigate(recordAt(row.activity_id));
  };
  return (
    <Card title={t('Rows')} className="imp-rows">
      <Segmented
        className="imp-tabs"
        aria-label={t('Rows to show')}
        value={tab}
        options={TABS.map((value) => ({ value, label: `${t(words[value])} ${format.number(counts[value])}` }))}
        onChange={(next) => url.set({ rows: next, row: null })}
      />
      <WithPanel panel={open && <RowEditor key={open._id} record={record} row={open} call={call} onClose={close} />}>
        <DataTable
          label="Rows"
          columns={columnsOf({
            ...{ t, format, sentence, entity, record, looked, isBeside },
            ...{ hasEmissions: emissions === true && record.state !== 'undone', isNarrowed: open !== undefined },
          })}
          of={found}
          view={view}
          nameOf={({ place }) => t('Row {row}', { row: place })}
          onOpen={openRow}
          openId={openId}
          empty={{ text: t('No rows to show.') }}
        />
      </WithPanel>
    </Card>
  );
}
