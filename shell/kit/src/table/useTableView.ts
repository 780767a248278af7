import { useEffect } from 'react';
import { pageNumber } from './page-number';
import { type UrlState, useUrlState } from './useUrlState';

/** Rows of a page of a table. */
export const PAGE_SIZE = 50;

/** Field that the server sorts by. */
export interface Sort {
  field: string;
  descending: boolean;
}

/** State of a table that the address stores: page, sort order and hidden columns. */
export interface TableView {
  url: UrlState;
  page: number;
  sort: Sort | null;
  /** Query parameters of the list: `limit`, `offset`, `sort`. */
  query: { limit: number; offset: number; sort?: string };
  /** `replace` replaces the history entry of the previous page. */
  setPage: (page: number, replace?: boolean) => void;
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

/** Name of a table's hidden columns in an address; the value `none` means that no column is hidden. */
const nameInAddress = (table: string) => `hide.${table}`;
const NONE = 'none';

const inAddress = (hidden: readonly string[]): readonly string[] => (hidden.length > 0 ? hidden : [NONE]);

/** Returns an address that states a table's hidden columns, so that others see the same; null removes the statement. */
export function withColumns(search: URLSearchParams, table: string, hidden: readonly string[] | null): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete(nameInAddress(table));
  for (const key of hidden === null ? [] : inAddress(hidden)) next.append(nameInAddress(table), key);
  return next;
}

/**
 * Page, sort order and hidden columns of a list, from the address. An address without columns gets the reader's last
 * choice in this browser. A table beside others on a page (`isBeside`) has its own page and sort order.
 */
export function useTableView(name: string, { isBeside = false } = {}): TableView {
  const url = useUrlState();
  const own = (word: string) => (isBeside ? `${word}.${name}` : word);
  const page = pageNumber(url.one(own('page')));
  const sort = sortOf(url.one(own('sort')));
  const said = url.many(nameInAddress(name));
  const hidden = said.length > 0 ? said.filter((key) => key !== NONE) : storedColumns(name);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each table; afterwards the address is the truth
  useEffect(() => {
    if (said.length === 0 && hidden.length > 0) url.set({ [nameInAddress(name)]: hidden }, { keepPage: true });
  }, [name]);

  const setHidden = (keys: readonly string[]) => {
    localStorage.setItem(`lichen.columns.${name}`, JSON.stringify(keys));
    url.set({ [nameInAddress(name)]: inAddress(keys) }, { keepPage: true });
  };

  return {
    url,
    page,
    sort,
    query: {
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
      ...(sort ? { sort: `${sort.descending ? '-' : ''}${sort.field}` } : {}),
    },
    setPage: (next, replace = false) =>
      url.set({ [own('page')]: next === 1 ? null : next }, { keepPage: true, replace }),
    setSort: (next) => url.set({ [own('sort')]: next ? `${next.descending ? '-' : ''}${next.field}` : null }),
    hidden,
    setHidden,
  };
}
