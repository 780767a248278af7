import { useState } from 'react';
import type { Activity } from '../shared/ActivityFacts';

type Rows = ReadonlyMap<string, Activity>;

export interface RowSelection {
  /** Ticked rows, as they were when ticked. */
  readonly rows: Rows;
  /** True if the whole filtered list is selected, including rows on other pages. */
  readonly isAll: boolean;
  readonly ids: ReadonlySet<string>;
  choose: (ids: ReadonlySet<string>) => void;
  chooseAll: () => void;
  clear: () => void;
}

const NONE: Rows = new Map();

/** Keeps the rows that the user ticks on any page of a filtered list. Another list starts with an empty selection. */
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
