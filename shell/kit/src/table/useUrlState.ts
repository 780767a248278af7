import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from '../modules/router';

type Change = Readonly<Record<string, string | number | readonly string[] | null>>;

/** Parameters of the address. Setting one returns to the first page unless `keepPage` is set. */
export interface UrlState {
  one: (name: string) => string | null;
  many: (name: string) => readonly string[];
  /** Sets some parameters and keeps the rest; null or an empty array removes one. */
  set: (change: Change, options?: { keepPage?: boolean; replace?: boolean }) => void;
}

/** Returns whether the parameter is the page number of the main table, or of one beside it. */
const isPage = (name: string) => name === 'page' || name.startsWith('page.');

/** Filters, sort order, page and the open panel are stored in the address, so that it can be shared. */
export function useUrlState(): UrlState {
  const [search, setSearch] = useSearchParams();
  // An asynchronous answer may set the address much later: it then changes the address of that moment, or none once the
  // page is unmounted.
  const latest = useRef<typeof setSearch | null>(setSearch);
  useLayoutEffect(() => {
    latest.current = setSearch;
    return () => {
      latest.current = null;
    };
  }, [setSearch]);

  const set = useCallback<UrlState['set']>(
    (change, { keepPage = false, replace = true } = {}) =>
      latest.current?.(
        (before) => {
          const next = new URLSearchParams(before);
          if (!keepPage) for (const name of [...next.keys()].filter(isPage)) next.delete(name);
          for (const [name, value] of Object.entries(change)) {
            next.delete(name);
            const values = Array.isArray(value) ? (value as readonly string[]) : value === null ? [] : [String(value)];
            for (const one of values) if (one !== '') next.append(name, one);
          }
          return next;
        },
        { replace },
      ),
    [],
  );

  return useMemo(() => ({ one: (name) => search.get(name), many: (name) => search.getAll(name), set }), [search, set]);
}
