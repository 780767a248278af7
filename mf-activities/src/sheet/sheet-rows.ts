import { MOST_ROWS } from '@lichen/contracts/sheet/most-rows';

/** One row as typed: texts by column name. */
export interface SheetRow {
  readonly key: number;
  readonly cells: Readonly<Record<string, string>>;
  /** Id of the saved record. */
  readonly savedId?: string;
  /** True while the row is being sent to the server. */
  readonly isSending?: true;
  /** Errors from the server by field, cleared when the row is edited. */
  readonly refused?: Readonly<Record<string, string>>;
}

type Rows = readonly SheetRow[];

interface Sheet {
  readonly rows: Rows;
  readonly nextKey: number;
}

export interface SheetRows extends Sheet {
  /** Rows before each step that can be undone, the latest last. */
  readonly past: readonly Rows[];
  /** Rows after each undone step, the next to redo last. */
  readonly future: readonly Rows[];
  /** Cell being typed in; all its keystrokes are one step. */
  readonly typing?: string | undefined;
}

type Cells = Readonly<Record<string, string>>;

export type SheetChange =
  | { type: 'cells'; key: number; cells: Cells }
  /** Copies the value of the first row in the column down to the last row. */
  | { type: 'fill'; column: string; first: number; last: number }
  /** Pastes rows of cells from a row on; missing rows are added. */
  | { type: 'paste'; at: number; rows: readonly Cells[] }
  /** Undoes or redoes the last step. */
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'add'; cells: Cells }
  /** Appends rows of an earlier visit to those already typed. */
  | { type: 'restore'; rows: readonly Cells[] }
  | { type: 'remove'; key: number }
  /** Fills in values looked up for a cell, unless its text has changed meanwhile. */
  | { type: 'known'; key: number; named: Cells; cells: Cells }
  | { type: 'sending'; key: number }
  | { type: 'saved'; key: number; id: string }
  | { type: 'refused'; key: number; errors: Readonly<Record<string, string>> };

/** Most steps that can be undone. */
export const MOST_STEPS = 100;

export const startRows = (count: number): SheetRows => ({
  rows: Array.from({ length: count }, (_, key) => ({ key, cells: {} })),
  nextKey: count,
  past: [],
  future: [],
});

export const isBlank = ({ cells }: SheetRow): boolean => Object.values(cells).every((text) => text.trim() === '');

const isEmptyIn = ({ cells }: SheetRow, name: string): boolean => (cells[name] ?? '').trim() === '';

/** True when a row can be edited: neither being sent nor saved. */
export const isOpen = ({ savedId, isSending }: SheetRow): boolean => savedId === undefined && !isSending;

/** Returns the rows that were typed and are not saved. */
export const typedRows = (rows: Rows): SheetRow[] => rows.filter((row) => isOpen(row) && !isBlank(row));

/** Saved rows stay unchanged; editing a refused row clears its errors. */
const typed = (row: SheetRow, cells: Cells): SheetRow =>
  isOpen(row) ? { key: row.key, cells: { ...row.cells, ...cells } } : row;

function known(row: SheetRow, named: Cells, cells: Cells): SheetRow {
  const isNamed = Object.entries(named).every(([name, text]) => row.cells[name] === text);
  if (!isNamed) return row;
  return typed(row, Object.fromEntries(Object.entries(cells).filter(([name]) => isEmptyIn(row, name))));
}

const eachRow = (state: Sheet, change: (row: SheetRow, at: number) => SheetRow): Sheet => ({
  ...state,
  rows: state.rows.map(change),
});

const withRows = ({ rows, nextKey }: Sheet, added: readonly Cells[]): Sheet => {
  const taken = added.slice(0, MOST_ROWS - rows.length);
  return {
    rows: [...rows, ...taken.map((cells, at) => ({ key: nextKey + at, cells }))],
    nextKey: nextKey + taken.length,
  };
};

/** Skips rows that cannot be edited, so that no pasted row is lost on them. */
function pasted(state: Sheet, at: number, blocks: readonly Cells[]): Sheet {
  const free = state.rows.slice(at).filter(isOpen);
  const blockOf = new Map(free.map(({ key }, place) => [key, blocks[place]]));
  const over = eachRow(state, (row) => {
    const block = blockOf.get(row.key);
    return block ? typed(row, block) : row;
  });
  return withRows(over, blocks.slice(free.length));
}

const cellOf = (change: SheetChange): string | undefined =>
  change.type === 'cells' ? `${change.key} ${Object.keys(change.cells).join(' ')}` : undefined;

/** Applies a change. Looked-up values are not an undo step; sending rows clears the undo history. */
export function changedRows(state: SheetRows, change: SheetChange): SheetRows {
  const { rows, past, future } = state;
  if (change.type === 'undo' || change.type === 'redo') {
    const [from, to] = change.type === 'undo' ? [past, future] : [future, past];
    const [found, left, kept] = [from.at(-1), from.slice(0, -1), [...to, rows]];
    if (!found) return state;
    const steps = change.type === 'undo' ? { past: left, future: kept } : { past: kept, future: left };
    return { rows: found, nextKey: state.nextKey, ...steps };
  }
  const next = { ...state, ...after(state, change) };
  if (change.type === 'known') return next;
  if (change.type === 'sending' || change.type === 'saved' || change.type === 'refused')
    return { ...next, past: [], future: [], typing: undefined };
  const typing = cellOf(change);
  const isSameStep = typing !== undefined && typing === state.typing;
  return { ...next, past: isSameStep ? past : [...past, rows].slice(-MOST_STEPS), future: [], typing };
}

type Step = Exclude<SheetChange, { type: 'undo' | 'redo' }>;

function after(state: Sheet, change: Step): Sheet {
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
    case 'restore':
      return pasted(state, state.rows.findLastIndex((row) => !isBlank(row)) + 1, change.rows);
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
