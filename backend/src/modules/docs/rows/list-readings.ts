import type { DocRows, DocType } from '@lichen/contracts/docs/doc-type';
import type { FieldReading, OtherReading } from '@lichen/contracts/docs/reading';
import type { Values } from '../review/form-values';

/** Flag of a list in which a row lacks something that the document cannot be applied without. */
const NOT_ON_PAGE = 'not_on_page';
/** Confidence of a list with a gap: a person has to look. */
const GAP = 0.3;
/** Maximum number of characters kept of the printed text of a list. */
const MOST_RAW = 2000;

interface Cell {
  readonly at: number;
  readonly name: string;
  readonly read: FieldReading;
}

/** Returns the readings of a list's cells, by row. */
function cellsOf(list: string, fields: readonly FieldReading[]): readonly Cell[] {
  return fields.flatMap((read) => {
    const [of, at, name] = read.field.split('.');
    return of === list && at !== undefined && name !== undefined ? [{ at: Number(at), name, read }] : [];
  });
}

/** Returns the cells of each row, in the order of the rows; lists may have thousands. */
function byRow(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  const found = new Map<number, Cell[]>();
  for (const cell of cells) {
    const row = found.get(cell.at);
    if (row) row.push(cell);
    else found.set(cell.at, [cell]);
  }
  return [...found].sort(([one], [other]) => one - other).map(([, row]) => row);
}

const rowOf = (cells: readonly Cell[], { starts = {} }: DocRows): Values => ({
  ...starts,
  ...Object.fromEntries(cells.map(({ name, read }) => [name, read.value])),
});

/** Returns the rows that other readings of a single row's cells would give. */
function othersOf(cells: readonly Cell[], row: Values): OtherReading[] {
  return cells.flatMap(({ name, read }) =>
    read.alternatives
      .filter(({ value }) => value !== null)
      .map((other) => ({ ...other, value: [{ ...row, ...other.beside, [name]: other.value }] })),
  );
}

/** A list is from structured data or a learned place only if all of its cells are. */
const howOf = (read: readonly FieldReading[]): FieldReading['how'] =>
  (
    read.find(({ how }) => how === 'sum') ??
    read.findLast(({ how }) => how !== 'xml' && how !== 'anchor') ??
    read.at(-1)
  )?.how ?? 'label';

function listReading(list: string, rows: DocRows, cells: readonly Cell[]): FieldReading | null {
  const read = cells.map((each) => each.read);
  if (read.every(({ value }) => value === null)) return null;
  const values = byRow(cells).map((each) => rowOf(each, rows));
  const needed = Object.entries(rows.reads ?? {}).flatMap(([name, { isNeeded }]) => (isNeeded ? [name] : []));
  const hasGap = values.some((row) => needed.some((name) => (row[name] ?? null) === null));
  const flags = [...new Set([...read.flatMap((each) => each.flags), ...(hasGap ? [NOT_ON_PAGE] : [])])];
  const [row] = values;
  return {
    ...{ field: list, value: values, raw: [...new Set(read.map(({ raw }) => raw))].join(', ').slice(0, MOST_RAW) },
    // The cells have places of their own; the page is for those who come from the list.
    ...{ page: read.find(({ page }) => page !== null)?.page ?? null, box: null },
    confidence: Math.min(...read.map(({ confidence }) => confidence), hasGap ? GAP : 1),
    ...{ how: howOf(read), flags },
    alternatives: row && values.length === 1 ? othersOf(cells, row) : [],
  };
}

/** Returns a reading for each list whose cells were read, with its rows as the form stores them. */
export function listReadings(types: readonly DocType[], fields: readonly FieldReading[]): readonly FieldReading[] {
  return types.flatMap((type) =>
    Object.entries(type.rows).flatMap(([list, rows]) => {
      const cells = cellsOf(list, fields);
      return cells.length === 0 ? [] : (listReading(list, rows, cells) ?? []);
    }),
  );
}
