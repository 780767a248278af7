import type { SheetColumn } from '@lichen/contracts/sheet/sheet-columns';
import { paths } from '@lichen/contracts/api/paths';
import type { Place } from '@lichen/contracts/entity/fields';
import { placeText, withStop } from '@lichen/contracts/places/stops';
import { IconButton, lazyOverlay, PlaceSearch, StatusTag, typeKeypadMark, useFormat, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { memo, Suspense, useId } from 'react';
import type { TypeForm } from '../types/shared/type-form';
import type { RowDraft } from './row-draft';
import { isBlank, isOpen, type SheetChange, type SheetRow } from './sheet-rows';

/**
 * Loaded after the sheet itself, because no row has a figure before anything is entered. A failure is a notice, because
 * the cells have no room for it.
 */
const RowFigure = lazyOverlay(async () => ({ default: (await import('./RowFigure')).RowFigure }));

interface Props {
  form: TypeForm;
  row: SheetRow;
  at: number;
  shown: readonly SheetColumn[];
  made: RowDraft;
  /** Column in which this row is part of the selected range. */
  stretched: string | null;
  change: (change: SheetChange) => void;
  choosePlace: (key: number, column: string, place: Place, text: string) => void;
  listOf: (column: string) => string | undefined;
  /** Default of an empty cell. */
  givenText: (column: string, made: RowDraft) => string;
}

interface CellProps extends Pick<Props, 'at' | 'listOf'> {
  column: SheetColumn;
  text: string;
  given: string;
  error: string | undefined;
  isStretched: boolean;
  isFixed: boolean;
  /** Places in the cell that are known by name only. */
  unfound: readonly string[];
  isAirport: boolean;
  onType: (text: string) => void;
  onChoose: (place: Place, text: string) => void;
}

const NONE: readonly string[] = [];

const RIGHT = new Set<SheetColumn['kind']>(['decimal', 'integer', 'exact', 'money']);

function SheetCell({
  at,
  column,
  text,
  given,
  error,
  isStretched,
  isFixed,
  unfound,
  isAirport,
  onType,
  onChoose,
  listOf,
}: CellProps) {
  const t = useT();
  const { language } = useFormat();
  const label = t('{column}, row {row}', { column: t(column.label), row: at + 1 });
  const isSearched = (column.kind === 'place' || column.kind === 'stops') && !isFixed;
  const isUnfound = unfound.length > 0;
  // With several stops, the one typed last.
  const last = column.kind === 'stops' ? unfound.at(-1) : undefined;
  const markId = useId();
  const box = (
    <input
      className={RIGHT.has(column.kind) ? 'sheet-cell sheet-right' : 'sheet-cell'}
      data-at={at}
      data-column={column.name}
      aria-label={label}
      aria-invalid={error !== undefined}
      title={error === undefined ? undefined : t(error)}
      autoComplete="off"
      list={listOf(column.name)}
      placeholder={given}
      readOnly={isFixed}
      {...(RIGHT.has(column.kind) ? { onKeyDown: (event) => typeKeypadMark(event, language) } : {})}
      {...(isUnfound ? { 'aria-describedby': markId } : {})}
      {...(isSearched ? {} : { value: text, onChange: ({ target }) => onType(target.value) })}
    />
  );
  return (
    <td className={isStretched ? 'sheet-stretched' : undefined}>
      {isSearched ? (
        <PlaceSearch
          text={text}
          isFound={!isUnfound}
          lookFor={last}
          airports={isAirport}
          onType={onType}
          onChoose={(place) => onChoose(place, last ? withStop(text, last, place) : placeText(place))}
          defaultActiveFirstOption={false}
        >
          {box}
        </PlaceSearch>
      ) : (
        box
      )}
      {isUnfound && (
        <span id={markId} className="sheet-unfound">
          <StatusTag tone="attention">{t('Not found')}</StatusTag>
        </span>
      )}
    </td>
  );
}

/** One row of the sheet: its cells, its emissions, and whether it is saved. */
export const SheetLine = memo(
  ({ form, row, at, shown, made, stretched, change, choosePlace, listOf, givenText }: Props) => {
    const t = useT();
    const isSaved = row.savedId !== undefined;
    const isFixed = !isOpen(row);
    const isEmpty = isBlank(row);
    const errors = isEmpty || isSaved ? {} : { ...made.errors, ...row.refused };
    const wrong = Object.keys(errors).length;
    return (
      <tr className={isSaved ? 'sheet-saved' : undefined}>
        <th scope="row">{at + 1}</th>
        {shown.map((column) => (
          <SheetCell
            key={column.name}
            {...{ at, column, isFixed, listOf }}
            text={row.cells[column.name] ?? ''}
            given={isEmpty ? '' : givenText(column.name, made)}
            error={errors[column.name]}
            isStretched={stretched === column.name}
            isAirport={made.airports.includes(column.name)}
            unfound={isSaved ? NONE : (made.unfound[column.name] ?? NONE)}
            onChoose={(place, text) => choosePlace(row.key, column.name, place, text)}
            onType={(text) => change({ type: 'cells', key: row.key, cells: { [column.name]: text } })}
          />
        ))}
        <td className="sheet-figure">
          {!isEmpty && (
            <Suspense>
              <RowFigure entity={form.entity} draft={made.draft} isWhole={wrong === 0} />
            </Suspense>
          )}
        </td>
        <td className="sheet-state">
          {isSaved ? (
            <Link to={paths.activity(row.savedId ?? '')}>{t('Saved')}</Link>
          ) : (
            !isFixed && (
              <IconButton
                icon="remove"
                label={t('Remove row {row}', { row: at + 1 })}
                onClick={() => change({ type: 'remove', key: row.key })}
              />
            )
          )}
        </td>
      </tr>
    );
  },
);
