import { Suspense, useEffect } from 'react';
import { lazyInline } from '../states/lazy-with-retry';
import { useT } from '../i18n/texts';
import { Button } from '../modules/antd';
import { QueryStates } from '../states/QueryStates';
import { Skeleton } from '../states/Skeleton';
import { useNarrow } from '../states/useNarrow';
import { CardList } from './CardList';
import type { DataTableProps } from './data-table-props';
import { RefusedFilters, refusedFilters } from './RefusedFilters';
import { PAGE_SIZE } from './useTableView';

/** Window width in pixels below which a table beside the menu would be too narrow. */
const TABLE_FROM = 900;

const WideTable = lazyInline(async () => ({ default: (await import('./WideTable')).WideTable }));

/** Moves to the last page if the list has become shorter, so that nobody sees an empty page. */
function useNoPageBeyond({ of, view }: Pick<DataTableProps<{ _id: string }>, 'of' | 'view'>): void {
  const { page, setPage } = view;
  const last = Math.max(1, Math.ceil((of.data?.total ?? 0) / PAGE_SIZE));
  const isBeyond = of.data !== undefined && !of.isPlaceholderData && page > last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each such page, not for each new function
  useEffect(() => {
    if (isBeyond) setPage(last, true);
  }, [isBeyond, last]);
}

/** Returns the filters in the address that are set. */
const narrowing = ({
  view: { url },
  empty: { filters = [] },
}: Pick<DataTableProps<{ _id: string }>, 'view' | 'empty'>): readonly string[] =>
  filters.filter((name) => url.many(name).length > 0);

/** Offers to clear the filters of an empty list, or the page's own action if none is set. */
function WayOn(list: Pick<DataTableProps<{ _id: string }>, 'view' | 'empty'>) {
  const t = useT();
  const { view, empty } = list;
  const names = narrowing(list);
  if (names.length === 0) return empty.action;
  const clear = () => view.url.set(Object.fromEntries(names.map((name) => [name, null])));
  return <Button onClick={clear}>{t('Clear filters')}</Button>;
}

/** A list as a table, or as cards if there is no space. The server sorts, filters and pages. */
export function DataTable<T extends { _id: string }>(props: DataTableProps<T>) {
  const { of, view, empty } = props;
  const isNarrow = useNarrow(TABLE_FROM);
  useNoPageBeyond({ of, view });
  const columns = props.columns.filter(({ key, fixed }) => fixed || !view.hidden.includes(key));
  const skeleton = <Skeleton rows={8} height={28} />;
  const asked = narrowing({ view, empty });
  const refused = asked.length > 0 ? refusedFilters(of, empty.filters ?? []) : [];
  if (refused.length > 0)
    return <RefusedFilters refused={refused} asked={asked} url={view.url} labels={empty.filterLabels} />;
  return (
    <QueryStates
      of={of}
      skeleton={skeleton}
      empty={{ when: ({ total }) => total === 0, text: empty.text, action: <WayOn view={view} empty={empty} /> }}
    >
      {(answer) =>
        isNarrow ? (
          <CardList {...props} columns={columns} answer={answer} />
        ) : (
          <Suspense fallback={skeleton}>
            <WideTable
              {...(props as unknown as DataTableProps<{ _id: string }>)}
              columns={columns as never}
              answer={answer}
            />
          </Suspense>
        )
      }
    </QueryStates>
  );
}
