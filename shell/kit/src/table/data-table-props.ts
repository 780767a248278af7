import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import type { ReactNode } from 'react';
import type { QueryResult } from '../data/reads';
import type { Column } from './columns';
import type { TableView } from './useTableView';

/** The ids of the selected rows. */
export interface Selection {
  chosen: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
}

/** Properties of a list that is a table on wide pages and cards on narrow ones. */
export interface DataTableProps<T extends { _id: string }> {
  /** Accessible name of the list. */
  label: string;
  columns: readonly Column<T>[];
  of: QueryResult<ListAnswer<T>>;
  view: TableView;
  onOpen?: (row: T) => void;
  /** Returns the name of a row, for the button that opens it. */
  nameOf: (row: T) => string;
  openId?: string | null;
  rowActions?: (row: T) => ReactNode;
  /** Rows are selected by checkbox, with `x`, or with Shift and an arrow key. */
  selection?: Selection;
  /**
   * `filters` are the filters in the address that can be cleared if they match nothing. Those that name a record have
   * labels, for the message that the record no longer exists.
   */
  empty: {
    text: string;
    action?: ReactNode;
    filters?: readonly string[];
    filterLabels?: Readonly<Record<string, string>>;
  };
}
