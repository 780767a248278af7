import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { lazyOverlay, NoPermission, Page, usePortal, useRecords, useT, useTableView, WithPanel } from '@lichen/kit';
import { ActivityAreaNav } from '../shared/ActivityAreaNav';
import { ActivityTable } from '../list/ActivityTable';
import { ActivityTotal } from '../list/ActivityTotal';
import { filterQuery, filtersOf, LIST } from '../shared/address/activity-filters';
import { useServedTypes } from '../shared/AddMenu';
import { LargeDownload } from '../list/DownloadMenu';
import { FilterPanel } from '../list/FilterPanel';
import { ListActions } from '../list/ListActions';
import { FILTERS_NAME, shownInAddress } from '../shared/address/shown-in-address';
import { useAddKey } from '../shared/useAddKey';
import { useActivityColumns } from '../list/useActivityColumns';
import { useNarrowedTo } from '../shared/useNarrowedTo';
import { Suspense } from 'react';

/** The code of the panel is loaded with the first activity opened beside the list. */
const ActivityPanel = lazyOverlay(async () => ({ default: (await import('../list/ActivityPanel')).ActivityPanel }));

export default function ActivityList() {
  const { may } = usePortal();
  return may(activity.allow.list) ? <Activities /> : <NoPermission who={activity.allow.list} />;
}

function Activities() {
  const t = useT();
  const { today } = usePortal();
  const view = useTableView(LIST);
  const { url } = view;
  const filterPanel = shownInAddress(url, FILTERS_NAME);
  const types = useServedTypes();
  const within = useAddKey<HTMLDivElement>();
  const filters = filtersOf(url, today());
  const query = filterQuery(filters);
  const narrowedTo = useNarrowedTo((kind) => filters[kind]);
  const found = useRecords(activity, { ...view.query, ...query });
  const isOfNothing = found.data ? found.data.total === 0 && found.data.gone !== undefined : found.isError;

  const openId = url.one('open');
  const open = (row: { _id: string }, how: string | null = null) =>
    url.set({ open: row._id, how }, { keepPage: true, replace: openId !== null });
  const close = () => url.set({ open: null, how: null }, { keepPage: true });
  const rows = found.data?.list ?? [];
  const columns = useActivityColumns({ rows, filters, isNarrowed: openId !== null, onHow: open });

  const panel = openId && (
    <Suspense>
      <ActivityPanel
        id={openId}
        how={url.one('how')}
        onHow={(how) => url.set({ how }, { keepPage: true })}
        onClose={close}
      />
    </Suspense>
  );

  return (
    <WithPanel panel={panel}>
      <div
        ref={within}
        className={`act-layout${filterPanel.isShown ? ' act-layout-filters' : ''}${openId ? ' act-layout-narrowed' : ''}`}
      >
        <FilterPanel url={url} filters={filters} types={types} />
        <Page
          wide
          title={narrowedTo ? t('Activities: {names}', { names: narrowedTo }) : t('Activities')}
          // No total if the list failed to load or filters by deleted records, because zero would be a figure.
          context={isOfNothing ? null : <ActivityTotal url={url} query={query} count={found.data?.total} />}
          actions={
            <ListActions
              view={view}
              columns={columns}
              query={query}
              total={found.data?.total}
              types={types}
              filters={filterPanel}
              isNarrowed={openId !== null}
            />
          }
        >
          <ActivityAreaNav />
          <LargeDownload url={url} />
          <ActivityTable
            columns={columns}
            of={found}
            view={view}
            query={query}
            types={types}
            openId={openId}
            onOpen={(row) => open(row)}
          />
        </Page>
      </div>
    </WithPanel>
  );
}
