import { useCallback, useState } from 'react';
import { type UrlState, useUrlState } from './useUrlState';

export const PAGE_SIZE = 50;

export interface Sort {
  field: string;
  descending: boolean;
}

export interface TableView {
  url: UrlState;
  page: number;
  sort: Sort | null;
  /** Ready for the wire: `limit`, `offset`, `sort`. */
  query: { limit: number; offset: number; sort?: string };
  setPage: (page: number) => void;
  setSort: (sort: Sort | null) => void;
  hidden: readonly string[];
  setHidden: (keys: readonly string[]) => void;
}

const sortOf = (text: string | null): Sort | null =>
  text ? { field: text.replace(/^-/, ''), descending: text.startsWith('-') } : null;

const storedColumns = (name: string): string[] => {
  try {
    return JSON.parse(localStorage.getItem(`lichen.columns.${name}`) ?? '[]') as string[];
  } catch {
    return [];
  }
};

/** Page and sort of a list, from the address; the choice of columns is the reader's own and stays on this machine. */
export function useTableView(name: string, optional: readonly string[] = []): TableView {
  const url = useUrlState();
  const [hidden, keepHidden] = useState<readonly string[]>(() => [...optional, ...storedColumns(name)]);
  const page = Math.max(1, Number(url.one('page')) || 1);
  const sort = sortOf(url.one('sort'));

  const setHidden = useCallback(
    (keys: readonly string[]) => {
      keepHidden(keys);
      localStorage.setItem(`lichen.columns.${name}`, JSON.stringify(keys));
    },
    [name],
  );

  return {
    url,
    page,
    sort,
    query: {
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
      ...(sort ? { sort: `${sort.descending ? '-' : ''}${sort.field}` } : {}),
    },
    setPage: (next) => url.set({ page: next === 1 ? null : next }, { keepPage: true, replace: false }),
    setSort: (next) => url.set({ sort: next ? `${next.descending ? '-' : ''}${next.field}` : null }),
    hidden,
    setHidden,
  };
}
