import { useState } from 'react';
import type { Activity } from '../shared/ActivityFacts';

type Rows = ReadonlyMap<string, Activity>;

export interface RowSelection {
  /** Rows that were ticked, as they were seen then. */
  readonly rows: Rows;
  /** All of the filtered list, seen or not. */
  readonly isAll: boolean;
  readonly ids: ReadonlySet<string>;
  choose: (ids: ReadonlySet<string>) => void;
  chooseAll: () => void;
  clear: () => void;
}

const NONE: Rows = new Map();

/** Rows that a person has ticked, on any page of one filtered list. Another list begins without any. */
export function useRowSelection(list: string, shown: readonly Activity[]): RowSelection {
  const [state, setState] = useState({ list, rows: NONE, isAll: false });
  const { rows, isAll } = state.list === list ? state : { rows: NONE, isAll: false };
  const choose = (ids: ReadonlySet<string>) => {
    const known = new Map([...rows, ...shown.map((row) => [row._id, row] as const)]);
    const kept = [...ids].flatMap((id) => {
      const row = known.get(id);
      return row ? [[id, row] as const] : [];
    });
    setState({ list, rows: new Map(kept), isAll: false });
  };
  return {
    rows,
    isAll,
    ids: new Set(rows.keys()),
    choose,
    chooseAll: () => setState({ list, rows, isAll: true }),
    clear: () => setState({ list, rows: NONE, isAll: false }),
  };
}
