/** One row as it is typed: texts by the names of their columns. */
export interface SheetRow {
  readonly key: number;
  readonly cells: Readonly<Record<string, string>>;
  /** The record it became. */
  readonly savedId?: string;
  /** What the server said of its fields; gone when the row is typed in. */
  readonly refused?: Readonly<Record<string, string>>;
}

export interface SheetRows {
  readonly rows: readonly SheetRow[];
  readonly nextKey: number;
}

type Cells = Readonly<Record<string, string>>;

export type SheetChange =
  | { type: 'cells'; key: number; cells: Cells }
  /** Every row from the first to the last takes what the first has in that column. */
  | { type: 'fill'; column: string; first: number; last: number }
  /** Blocks of cells from a row on; rows that are not there yet are added. */
  | { type: 'paste'; at: number; rows: readonly Cells[] }
  | { type: 'add'; cells: Cells }
  | { type: 'remove'; key: number }
  | { type: 'saved'; key: number; id: string }
  | { type: 'refused'; key: number; errors: Readonly<Record<string, string>> };

/** More than these are a file to import. */
export const MOST_ROWS = 200;

export const startRows = (count: number): SheetRows => ({
  rows: Array.from({ length: count }, (_, key) => ({ key, cells: {} })),
  nextKey: count,
});

export const isBlank = ({ cells }: SheetRow): boolean => Object.values(cells).every((text) => text.trim() === '');

/** What is saved stays as it is; what was refused may be right now. */
const typed = (row: SheetRow, cells: Cells): SheetRow =>
  row.savedId === undefined ? { key: row.key, cells: { ...row.cells, ...cells } } : row;

const eachRow = (state: SheetRows, change: (row: SheetRow, at: number) => SheetRow): SheetRows => ({
  ...state,
  rows: state.rows.map(change),
});

const withRows = ({ rows, nextKey }: SheetRows, added: readonly Cells[]): SheetRows => {
  const taken = added.slice(0, MOST_ROWS - rows.length);
  return {
    rows: [...rows, ...taken.map((cells, at) => ({ key: nextKey + at, cells }))],
    nextKey: nextKey + taken.length,
  };
};

function pasted(state: SheetRows, at: number, blocks: readonly Cells[]): SheetRows {
  const over = eachRow(state, (row, place) => typed(row, blocks[place - at] ?? {}));
  return withRows(over, blocks.slice(Math.max(0, state.rows.length - at)));
}

export function changedRows(state: SheetRows, change: SheetChange): SheetRows {
  switch (change.type) {
    case 'cells':
      return eachRow(state, (row) => (row.key === change.key ? typed(row, change.cells) : row));
    case 'fill': {
      const { column, first, last } = change;
      const text = state.rows[first]?.cells[column] ?? '';
      return eachRow(state, (row, at) => (at > first && at <= last ? typed(row, { [column]: text }) : row));
    }
    case 'paste':
      return pasted(state, change.at, change.rows);
    case 'add':
      return withRows(state, [change.cells]);
    case 'remove': {
      const rows = state.rows.filter(({ key }) => key !== change.key);
      return rows.length > 0 ? { ...state, rows } : withRows({ ...state, rows }, [{}]);
    }
    case 'saved':
      return eachRow(state, ({ key, cells, ...rest }) =>
        key === change.key ? { key, cells, savedId: change.id } : { key, cells, ...rest },
      );
    case 'refused':
      return eachRow(state, (row) => (row.key === change.key ? { ...row, refused: change.errors } : row));
  }
}
