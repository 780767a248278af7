import type { Field, Place } from '@lichen/contracts/entity/fields';
import { sheetColumns, type SheetColumn } from '@lichen/contracts/sheet/sheet-columns';
import { PLACE_TEXTS } from '@lichen/contracts/places/place-search.call';
import type { UrlState, Values } from '@lichen/kit';
import { type ReactNode, useCallback, useMemo, useReducer } from 'react';
import { COMMON_LAYOUT, type TypeForm } from '../types/shared/type-form';
import { type RowDraft, rowDraft } from './row-draft';
import { changedRows, type SheetChange, type SheetRow, startRows } from './sheet-rows';
import { useKnownPlaces } from './useKnownPlaces';
import { useKeptRows } from './useKeptRows';
import { type Sheet, useSheetLookups } from './useSheetLookups';

const AT_FIRST = 3;

/** Columns shown in addition to required ones, because most bills have them. */
const USUAL: readonly string[] = ['units', 'invoice_ref', 'cost', 'description'];

/** A sheet on screen with the functions that edit it. */
export interface OpenSheet {
  readonly form: TypeForm;
  readonly sheet: Sheet;
  /** All columns of the type, and those on screen. */
  readonly columns: readonly SheetColumn[];
  readonly shown: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
  readonly draftOf: (row: SheetRow) => RowDraft;
  /** Returns the problems of a typed row by field: errors, and places that were not found. */
  readonly needsOf: (row: SheetRow) => Readonly<Record<string, string>>;
  /** Sets the place chosen in a cell, and the cell's text to `text`. */
  readonly choosePlace: (key: number, column: string, place: Place, text: string) => void;
  /** Stores the known places of a bill that a row continues. */
  readonly keepPlaces: (values: Values) => void;
  readonly change: (change: SheetChange) => void;
  /** Offer to restore unsaved rows of an earlier visit. */
  readonly keptNote: ReactNode;
  /** Number of steps that can be undone and redone. */
  readonly steps: Readonly<Record<'undo' | 'redo', number>>;
}

export const fieldOf = (form: TypeForm, name: string): Field | undefined =>
  (form.entity.fields as Record<string, Field>)[name];

/** Sorts columns in the order of the form; fields shown beside another one in the form follow it. */
function inFormOrder(form: TypeForm, columns: readonly SheetColumn[]): SheetColumn[] {
  const inForm = [...form.layout, ...COMMON_LAYOUT].flatMap(({ fields }) => fields);
  const places = new Map<string, number>();
  for (const [at, { name }] of columns.entries()) {
    const place = inForm.indexOf(name);
    places.set(name, place >= 0 ? place : (places.get(columns[at - 1]?.name ?? '') ?? 0) + 0.5);
  }
  return columns.toSorted((a, b) => (places.get(a.name) ?? 0) - (places.get(b.name) ?? 0));
}

const isShown = (column: SheetColumn, chosen: readonly string[], rows: readonly SheetRow[]): boolean =>
  column.required ||
  (chosen.length > 0 ? chosen : USUAL).includes(column.name) ||
  rows.some(({ cells }) => (cells[column.name] ?? '') !== '');

/** Caches drafts; recomputes them only for edited rows, and for rows whose places are found. */
function useDrafts(form: TypeForm, sheet: Sheet, places: ReadonlyMap<string, Place>): (row: SheetRow) => RowDraft {
  const kept = useMemo(() => ({ form, sheet, drafts: new WeakMap<SheetRow['cells'], RowDraft>() }), [form, sheet]);
  return useMemo(() => {
    const { drafts, ...of } = kept;
    const lookups = { ...of.sheet, placeOf: (text: string) => places.get(text) };
    const isOld = ({ unfound }: RowDraft) =>
      Object.values(unfound).some((names) => names.some((name) => places.has(name)));
    return ({ cells }) => {
      const before = drafts.get(cells);
      if (before && !isOld(before)) return before;
      const made = rowDraft(of.form, cells, lookups);
      drafts.set(cells, made);
      return made;
    };
  }, [kept, places]);
}

/** State of the sheet: the typed rows and the data they depend on. Asks before leaving with unsaved rows. */
export function useSheet(form: TypeForm, url: UrlState): OpenSheet {
  const sheet = useSheetLookups(form);
  const [{ rows, past, future }, change] = useReducer(changedRows, AT_FIRST, startRows);
  const columns = useMemo(
    () =>
      inFormOrder(
        form,
        sheetColumns(form.entity, form.start).filter(({ part }) => !part),
      ),
    [form],
  );
  const { places, keep, keepOf } = useKnownPlaces(form);
  const draftOf = useDrafts(form, sheet, places);
  const needsOf = (row: SheetRow) => {
    const { errors, unfound } = draftOf(row);
    return {
      ...Object.fromEntries(Object.keys(unfound).map((name) => [name, PLACE_TEXTS.notFound])),
      ...errors,
      ...row.refused,
    };
  };
  const choosePlace = useCallback(
    (key: number, column: string, place: Place, text: string) => {
      keep([place]);
      change({ type: 'cells', key, cells: { [column]: text } });
    },
    [keep],
  );
  const keptNote = useKeptRows({ form, rows, places, keep, change });
  const chosen = url.many('cols');
  const names = columns.flatMap((column) => (isShown(column, chosen, rows) ? [column.name] : [])).join(' ');
  // A stable array, so that a keystroke renders only its own row.
  const shown = useMemo(() => columns.filter(({ name }) => names.split(' ').includes(name)), [columns, names]);
  return {
    ...{ form, sheet, columns, rows, draftOf, needsOf, choosePlace, change, keptNote },
    keepPlaces: keepOf,
    steps: { undo: past.length, redo: future.length },
    shown,
  };
}
