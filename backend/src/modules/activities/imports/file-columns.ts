import type { FileColumn, ImportSettings } from '@lichen/contracts/activities/imports/import.entity';
import { type Guess, guessColumns, type LabelWords } from '@lichen/contracts/activities/sheet/guess-columns';
import type { SheetColumn } from '@lichen/contracts/activities/sheet/sheet-columns';
import { daySigns, decimalSigns } from '@lichen/contracts/activities/sheet/sheet-signs';
import { unitOf } from '@lichen/contracts/activities/sheet/unit-words';
import { type Cell, columnName } from '@lichen/contracts/cells';
import type { Entity } from '@lichen/contracts/entity';
import type { Field } from '@lichen/contracts/fields';

/** Lines of a file as its reader hands them on. */
export interface FileLines {
  readonly headers: readonly string[];
  readonly rows: readonly { readonly number: number; readonly cells: readonly Cell[] }[];
}

const SAMPLES = 3;
const SAMPLE_LENGTH = 80;

const isFilled = (cell: Cell | undefined) => cell !== null && cell !== undefined && String(cell).trim() !== '';

/** Addresses of where each sign was first seen. */
const addresses = <S extends string>(
  seen: Readonly<Partial<Record<S, number>>>,
  rows: FileLines['rows'],
  column: number,
): Partial<Record<S, string>> =>
  Object.fromEntries(
    Object.entries(seen).map(([sign, at]) => [sign, `${columnName(column)}${rows[at as number]?.number}`]),
  ) as Partial<Record<S, string>>;

function columnOf({ headers, rows }: FileLines, at: number, { column, unit }: Guess): FileColumn {
  const filled = rows.filter(({ cells }) => isFilled(cells[at]));
  const texts = rows.map(({ cells }) => (typeof cells[at] === 'string' ? cells[at] : ''));
  return {
    header: headers[at] ?? '',
    samples: filled.slice(0, SAMPLES).map(({ cells }) => String(cells[at]).slice(0, SAMPLE_LENGTH)),
    guess: column,
    unit,
    dayOrders: addresses(daySigns(texts).seen, rows, at),
    decimals: addresses(decimalSigns(texts).seen, rows, at),
  };
}

/** The columns of a file with what each is taken for. */
export function fileColumns(lines: FileLines, columns: readonly SheetColumn[], words: LabelWords): FileColumn[] {
  const width = Math.max(lines.headers.length, ...lines.rows.slice(0, 1000).map(({ cells }) => cells.length));
  const headers = Array.from({ length: width }, (_, at) => lines.headers[at] ?? '');
  return guessColumns(headers, columns, words).map((guess, at) => columnOf({ ...lines, headers }, at, guess));
}

const signsOf = <S extends string>(columns: readonly FileColumn[], of: (column: FileColumn) => object): S[] => [
  ...new Set(columns.flatMap((column) => Object.keys(of(column)) as S[])),
];

/** A unit in the brackets of a header counts for all rows, where no column says units. */
function unitDefault(entity: Entity, columns: readonly FileColumn[]): Record<string, string> {
  const guessed = columns.map(({ guess }) => guess);
  for (const name of ['units', 'fuel_units']) {
    const field = (entity.fields as Record<string, Field>)[name];
    if (field?.kind !== 'choice' || guessed.includes(name)) continue;
    const [unit] = columns.flatMap((column) =>
      column.guess === null ? [] : (unitOf(column.unit ?? '', field.options) ?? []),
    );
    if (unit) return { [name]: unit };
  }
  return {};
}

/** How a file is most likely meant: its own signs first, then the ways of its reader. */
export function guessedSettings(
  entity: Entity,
  columns: readonly FileColumn[],
  { defaults, ...given }: ImportSettings,
): ImportSettings {
  const orders = signsOf<'dmy' | 'mdy'>(columns, ({ dayOrders }) => dayOrders);
  const marks = signsOf<'.' | ','>(columns, ({ decimals }) => decimals);
  const chosen = <S>(signs: readonly S[], own: S | null): S | null =>
    signs.length === 0 ? own : signs.length === 1 ? (signs[0] ?? null) : null;
  return {
    ...given,
    columns: columns.map(({ guess }) => guess),
    defaults: { ...defaults, ...unitDefault(entity, columns) },
    day_order: chosen(orders, given.day_order),
    decimal: chosen(marks, given.decimal),
  };
}
