import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { useAnswer, useT, type Values } from '@lichen/kit';
import { type RefObject, useCallback, useMemo } from 'react';
import { type CellPosition, positionOf } from './cell-positions';
import { mostUsedFirst } from './most-used';
import { textOf } from './open-texts';
import type { RowDraft } from './row-draft';
import { SheetLine } from './SheetLine';
import { useCountedDays } from './useCountedDays';
import { usePaste } from './paste/usePaste';
import { fieldOf, type OpenSheet } from './useSheet';
import type { useSheetMoves } from './useSheetMoves';

interface Props {
  open: OpenSheet;
  moves: ReturnType<typeof useSheetMoves>;
  within: RefObject<HTMLDivElement | null>;
  /** Called with the cell that receives the focus. */
  onHere: (place: CellPosition) => void;
  /** Called when a cell names a record, so that values of its last bill can be filled in. */
  onNamed: (at: number, column: string) => void;
}

const listId = (column: string) => `sheet-list-${column}`;

/** Number of recent bills used to rank the options. */
const RECENT = 100;

/** Returns the options of choice columns, those most used in recent bills first. */
function useOffers({ form, sheet, shown }: OpenSheet): ReadonlyMap<string, readonly string[]> {
  // Has its own query key, so that saving rows one after the other does not reload it.
  const recent = useAnswer<ListAnswer<object>>(['recent', 'list'], form.entity.name, { query: { limit: RECENT } }).data
    ?.list;
  return useMemo(() => {
    const offers = shown.map(({ name }): [string, readonly string[]] => {
      const field = fieldOf(form, name);
      const used = (recent ?? []).map((bill) => textOf(form, sheet, name, (bill as Values)[name]));
      return [name, field ? mostUsedFirst(sheet.offersOf(field), used) : []];
    });
    return new Map(offers.filter(([, list]) => list.length > 0));
  }, [form, sheet, shown, recent]);
}

/** The rows as a table. Cells are plain inputs: all keys except the sheet's shortcuts work as usual. */
export function SheetTable({ open, moves, within, onHere, onNamed }: Props) {
  const t = useT();
  const { form, shown, rows, draftOf, change, choosePlace } = open;
  const offers = useOffers(open);
  const listOf = useCallback((column: string) => (offers.has(column) ? listId(column) : undefined), [offers]);
  const givenText = useCallback(
    (column: string, { draft }: RowDraft) => textOf(open.form, open.sheet, column, draft[column]),
    [open.form, open.sheet],
  );
  const { stretch } = moves;
  const countDays = useCountedDays(open);
  const paste = usePaste(open, countDays.inRows);
  const stretchedAt = (at: number) => (stretch && at >= stretch.first && at <= stretch.last ? stretch.column : null);
  return (
    <section
      ref={within}
      aria-label={t('Fast entry')}
      className="sheet-scroll"
      onKeyDown={moves.onKeyDown}
      onPaste={(event) => {
        const place = positionOf(event.target);
        if (place && paste(place, event.clipboardData.getData('text/plain'))) event.preventDefault();
      }}
      onFocus={({ target }) => {
        const place = positionOf(target);
        if (place) onHere(place);
        if (place && stretch && stretch.column !== place.column) moves.setStretch(null);
      }}
      onBlur={({ target }) => {
        const place = positionOf(target);
        if (!place) return;
        countDays.inCell(place, (target as HTMLInputElement).value);
        if (fieldOf(form, place.column)?.kind === 'ref') onNamed(place.at, place.column);
      }}
    >
      <table className="sheet">
        <thead>
          <tr>
            <th scope="col" aria-label={t('Row')} />
            {shown.map(({ name, label, required }) => (
              <th key={name} scope="col" className={`sheet-kind-${fieldOf(form, name)?.kind}`}>
                {t(label)}
                {required && <span aria-hidden="true"> *</span>}
              </th>
            ))}
            <th scope="col" className="sheet-figure">
              CO₂e
            </th>
            <th scope="col" aria-label={t('Status')} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <SheetLine
              key={row.key}
              {...{ form, row, at, shown, change, choosePlace, listOf, givenText }}
              made={draftOf(row)}
              stretched={stretchedAt(at)}
            />
          ))}
        </tbody>
      </table>
      {[...offers].map(([column, list]) => (
        <datalist key={column} id={listId(column)}>
          {list.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      ))}
    </section>
  );
}
