import { vehicleFuelCode } from '@lichen/contracts/activities/codes/fuel-code';
import type { DocType, ReadAs } from '@lichen/contracts/docs/doc-type';
import type { CellMark, Landmarks, TableMark } from '@lichen/contracts/docs/landmark';
import { fold } from '@lichen/contracts/formats/fold';
import type { Anchor } from '../fields/knowledge';
import { type SoughtRows, soughtRows, type TaughtColumns } from '../tables/column-fields';
import type { Learned } from './learn';

type Values = Readonly<Record<string, unknown>>;

/** The content of an applied document that the columns of its tables are learned from. */
interface TaughtRows {
  readonly type: DocType;
  readonly landmarks: Landmarks;
  readonly values: Values;
}

/** Prefix of a label that is the heading of a column. */
const COLUMN = 'column:';
/** Number of rows from which values in a column are no coincidence. */
const LEAST_ROWS = 2;

const inField = (value: unknown, name: 'amount' | 'name'): unknown =>
  typeof value === 'object' && value !== null && name in value ? (value as Values)[name] : value;

/** Returns true if a cell states the value that a row of the form holds. */
function states({ text, day, amount, fuel }: CellMark, { kind }: ReadAs, held: unknown): boolean {
  switch (kind) {
    case 'day':
      return day !== null && Date.parse(`${day}T00:00:00Z`) === held;
    case 'quantity':
    case 'money':
    case 'number':
      return amount !== null && Number(amount) === inField(held, 'amount');
    case 'fuel':
      return fuel !== null && vehicleFuelCode(fuel) === held;
    default: {
      const said = inField(held, 'name');
      return typeof said === 'string' && fold(said) === fold(text);
    }
  }
}

/** Returns the only column whose cells state the field in every row; undefined if none or several do. */
function columnStating(
  field: string,
  as: ReadAs,
  { headings, rows: printed }: TableMark,
  rows: readonly Values[],
): number | undefined {
  const held = rows.slice(0, printed.length).flatMap((row, at) => {
    const value = row[field];
    return value === null || value === undefined || value === '' ? [] : [{ value, at }];
  });
  if (held.length < LEAST_ROWS) return undefined;
  const isStated = (column: number) =>
    held.every(({ value, at }) => {
      const cell = printed[at]?.[column];
      return cell !== null && cell !== undefined && states(cell, as, value);
    });
  const [found, ...others] = headings.map((_, column) => column).filter(isStated);
  return others.length === 0 ? found : undefined;
}

function ofList(
  { list, reads, table }: SoughtRows,
  mark: TableMark,
  rows: readonly Values[],
): readonly Pick<Learned, 'field' | 'labels'>[] {
  return Object.keys(table.columns).flatMap((field) => {
    const as = reads[field];
    const column = as ? columnStating(field, as, mark, rows) : undefined;
    const heading = column === undefined ? undefined : mark.headings[column];
    // A column that was read for the field is known already.
    if (!heading || column === mark.fields[field]) return [];
    return [{ field: `${list}.${field}`, labels: [COLUMN + heading] }];
  });
}

/** Returns which columns of its tables a person assigned to other fields than the reader. */
export function learnedColumns({ type, landmarks: { supplier, tables = [] }, values }: TaughtRows): readonly Learned[] {
  if (supplier === null) return [];
  return soughtRows(type).flatMap((sought) => {
    const rows = values[sought.list];
    const mark = tables.find(({ list }) => list === sought.list);
    if (!mark || !Array.isArray(rows)) return [];
    return ofList(sought, mark, rows as Values[]).map((each) => ({
      ...{ supplier_key: supplier, doc_type: type.id, ...each, labels: [...each.labels] },
      ...{ nth: 0, among: 1, unit: null },
    }));
  });
}

const newestFirst = (a: Anchor, b: Anchor): number =>
  b.doc_created_on - a.doc_created_on || (a.doc_id < b.doc_id ? 1 : -1);

/** Returns the fields of a list by heading, as the newest documents of the supplier teach. */
export function taughtColumns(
  { id }: Pick<DocType, 'id'>,
  list: string,
  supplier: string | null,
  anchors: readonly Anchor[],
): TaughtColumns {
  const own = anchors.filter(
    ({ supplier_key, doc_type, field }) => supplier_key === supplier && doc_type === id && field.startsWith(`${list}.`),
  );
  const found = new Map<string, string>();
  for (const { field, labels } of own.sort(newestFirst)) {
    const [heading] = labels.flatMap((label) => (label.startsWith(COLUMN) ? [label.slice(COLUMN.length)] : []));
    const name = field.slice(list.length + 1);
    if (heading !== undefined && !found.has(heading) && ![...found.values()].includes(name)) found.set(heading, name);
  }
  return found;
}
