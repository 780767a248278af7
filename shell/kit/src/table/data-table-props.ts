import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import type { ReactNode } from 'react';
import type { QueryResult } from '../data/reads';
import type { Column } from './columns';
import type { TableView } from './useTableView';

export interface Selection {
  chosen: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
}

export interface DataTableProps<T extends { _id: string }> {
  /** Accessible name of the list. */
  label: string;
  columns: readonly Column<T>[];
  of: QueryResult<ListAnswer<T>>;
  view: TableView;
  onOpen?: (row: T) => void;
  /** Name of one row, for the button that opens it. */
  nameOf: (row: T) => string;
  openId?: string | null;
  rowActions?: (row: T) => ReactNode;
  /** Rows are chosen with boxes, with `x`, or with Shift and an arrow. */
  selection?: Selection;
  /**
   * `filters` are the names in the address that narrow the list: where they leave nothing, they can be cleared. Those
   * that name a record have labels, which say what is gone where the record is.
   */
  empty: {
    text: string;
    action?: ReactNode;
    filters?: readonly string[];
    filterLabels?: Readonly<Record<string, string>>;
  };
}
