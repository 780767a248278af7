/** One row as it is typed: texts by the names of their columns. */
export interface SheetRow {
  readonly key: number;
  readonly cells: Readonly<Record<string, string>>;
  /** The record it became. */
  readonly savedId?: string;
  /** On its way to the server as it stands. */
  readonly isSending?: true;
  /** What the server said of its fields; gone when the row is typed in. */
  readonly refused?: Readonly<Record<string, string>>;
}

export interface SheetRows {
  readonly rows: readonly SheetRow[];
  readonly nextKey: number;
  /** The rows before the paste or fill that was the last thing done: what can be taken back. */
  readonly before?: readonly SheetRow[];
}

type Cells = Readonly<Record<string, string>>;

export type SheetChange =
  | { type: 'cells'; key: number; cells: Cells }
  /** Every row from the first to the last takes what the first has in that column. */
  | { type: 'fill'; column: string; first: number; last: number }
  /** Blocks of cells from a row on; rows that are not there yet are added. */
  | { type: 'paste'; at: number; rows: readonly Cells[] }
  /** The sheet as it was before the last paste or fill; nothing when something was done since. */
  | { type: 'undo' }
  | { type: 'add'; cells: Cells }
  | { type: 'remove'; key: number }
  /** What is known of the record named in a cell, where that still stands and nothing was typed meanwhile. */
  | { type: 'known'; key: number; named: Cells; cells: Cells }
  | { type: 'sending'; key: number }
  | { type: 'saved'; key: number; id: string }
  | { type: 'refused'; key: number; errors: Readonly<Record<string, string>> };

/** More than these are a file to import. */
export const MOST_ROWS = 200;

export const startRows = (count: number): SheetRows => ({
  rows: Array.from({ length: count }, (_, key) => ({ key, cells: {} })),
  nextKey: count,
});

export const isBlank = ({ cells }: SheetRow): boolean => Object.values(cells).every((text) => text.trim() === '');

const isEmptyIn = ({ cells }: SheetRow, name: string): boolean => (cells[name] ?? '').trim() === '';

/** Whether a row can be typed in: not while it is sent, and never once it is saved. */
export const isOpen = ({ savedId, isSending }: SheetRow): boolean => savedId === undefined && !isSending;

/** What is saved stays as it is; what was refused may be right now. */
const typed = (row: SheetRow, cells: Cells): SheetRow =>
  isOpen(row) ? { key: row.key, cells: { ...row.cells, ...cells } } : row;

function known(row: SheetRow, named: Cells, cells: Cells): SheetRow {
  const isNamed = Object.entries(named).every(([name, text]) => row.cells[name] === text);
  if (!isNamed) return row;
  return typed(row, Object.fromEntries(Object.entries(cells).filter(([name]) => isEmptyIn(row, name))));
}

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

/** Rows that cannot be typed in are passed over, so that no line of the block is lost on them. */
function pasted(state: SheetRows, at: number, blocks: readonly Cells[]): SheetRows {
  const free = state.rows.slice(at).filter(isOpen);
  const blockOf = new Map(free.map(({ key }, place) => [key, blocks[place]]));
  const over = eachRow(state, (row) => {
    const block = blockOf.get(row.key);
    return block ? typed(row, block) : row;
  });
  return withRows(over, blocks.slice(free.length));
}

/** A paste and a fill can be taken back until something else is done; what is found out by itself is not done. */
export function changedRows(state: SheetRows, change: SheetChange): SheetRows {
  const { before, ...now } = state;
  const next = after(now, change, before);
  if (change.type === 'paste' || change.type === 'fill') return { ...next, before: now.rows };
  return change.type === 'known' && before ? { ...next, before } : next;
}

function after(state: SheetRows, change: SheetChange, before: SheetRows['before']): SheetRows {
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
    case 'undo':
      return { ...state, rows: before ?? state.rows };
    case 'add':
      return withRows(state, [change.cells]);
    case 'remove': {
      const rows = state.rows.filter((row) => row.key !== change.key || !isOpen(row));
      return rows.length > 0 ? { ...state, rows } : withRows({ ...state, rows }, [{}]);
    }
    case 'known':
      return eachRow(state, (row) => (row.key === change.key ? known(row, change.named, change.cells) : row));
    case 'sending':
      return eachRow(state, (row) => (row.key === change.key ? { ...row, isSending: true } : row));
    case 'saved':
      return eachRow(state, (row) =>
        row.key === change.key ? { key: row.key, cells: row.cells, savedId: change.id } : row,
      );
    case 'refused':
      return eachRow(state, (row) =>
        row.key === change.key ? { key: row.key, cells: row.cells, refused: change.errors } : row,
      );
  }
}
