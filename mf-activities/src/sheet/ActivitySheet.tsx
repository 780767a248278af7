import { MOST_ROWS } from '@lichen/contracts/sheet/most-rows';
import { lazyInline, useT, useTn, useUrlState } from '@lichen/kit';
import { Button, Popover } from '@lichen/kit/antd';
import { Suspense, useRef, useState } from 'react';
import type { TypeForm } from '../types/shared/type-form';
import type { CellPosition } from './cell-positions';
import { SheetFindings } from './SheetFindings';
import { SheetTable } from './SheetTable';
import { useLastBill } from './useLastBill';
import { type OpenSheet, useSheet } from './useSheet';
import { useSheetMoves } from './useSheetMoves';
import { openRows, useSheetSave } from './useSheetSave';
import './sheet.css';

/** Loaded after the sheet itself, which is typed in before anybody opens the list of keys or columns. */
const Choices = lazyInline(async () => ({ default: (await import('../shared/Choices')).Choices }));
const SheetKeys = lazyInline(async () => ({ default: (await import('./SheetKeys')).SheetKeys }));

function SheetColumns({ open: { columns, shown } }: { open: OpenSheet }) {
  const t = useT();
  const url = useUrlState();
  const options = columns
    .filter(({ required }) => !required)
    .map(({ name, label }) => ({ value: name, label: t(label) }));
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <div className="sheet-columns">
          <Suspense>
            <Choices
              options={options}
              chosen={shown.map(({ name }) => name)}
              onChange={(cols) => url.set({ cols: cols.length > 0 ? cols : ['none'] })}
            />
          </Suspense>
        </div>
      }
    >
      <Button>{t('Columns')}</Button>
    </Popover>
  );
}

/** Entry of many activities of one type in a sheet. */
export function ActivitySheet({ form }: { form: TypeForm }) {
  const t = useT();
  const tn = useTn();
  const url = useUrlState();
  const open = useSheet(form, url);
  const within = useRef<HTMLDivElement>(null);
  const { save, isSaving } = useSheetSave(open);
  const moves = useSheetMoves(open, within, () => void save());
  const recall = useLastBill(open);
  const [here, setHere] = useState<CellPosition | null>(null);
  const { typed, ready } = openRows(open);
  const isFull = open.rows.length >= MOST_ROWS;
  return (
    <>
      {open.keptNote}
      <div className="sheet-bar">
        <p aria-live="polite">
          {typed.length === 0
            ? t('Type or paste a row. Press Enter to start the next bill for the same meter.')
            : tn(typed.length, '{ready} of {count} row can be saved', '{ready} of {count} rows can be saved', {
                ready: ready.length,
              })}
        </p>
        <SheetColumns open={open} />
        <Button type="primary" loading={isSaving} disabled={ready.length === 0} onClick={() => void save()}>
          {ready.length === 0 ? t('Save') : t('Save {count}', { count: ready.length })}
        </Button>
      </div>
      <SheetTable {...{ open, moves, within }} onHere={setHere} onNamed={(at, column) => void recall(at, column)} />
      <SheetFindings open={open} here={here} />
      <div className="sheet-foot">
        <Button disabled={isFull} onClick={() => open.change({ type: 'add', cells: {} })}>
          {t('Add row')}
        </Button>
        {isFull && (
          <p role="status">{t('Only {count} rows fit here. Import the file instead.', { count: MOST_ROWS })}</p>
        )}
        <Suspense>
          <SheetKeys />
        </Suspense>
      </div>
    </>
  );
}
