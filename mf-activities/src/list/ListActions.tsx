import { type Column, ColumnChoice, type TableView, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import type { Activity } from '../shared/ActivityFacts';
import type { filterQuery } from '../shared/address/activity-filters';
import { AddMenu } from '../shared/AddMenu';
import { SavedViews } from '../views/SavedViews';
import { DownloadMenu } from './DownloadMenu';
import type { shownInAddress } from '../shared/address/shown-in-address';

interface Props {
  view: TableView;
  columns: readonly Column<Activity>[];
  query: ReturnType<typeof filterQuery>;
  total: number | undefined;
  types: readonly string[];
  filters: ReturnType<typeof shownInAddress>;
  /** True while a panel is open beside the list, which leaves less space. */
  isNarrowed: boolean;
}

/** Actions on the whole list, in its header. */
export function ListActions({ view, columns, query, total, types, filters, isNarrowed }: Props) {
  const t = useT();
  return (
    <>
      <span className="act-filters-button">
        <Button aria-expanded={filters.isShown} onClick={() => filters.show(!filters.isShown)}>
          {t('Filters')}
        </Button>
      </span>
      {!isNarrowed && <SavedViews view={view} />}
      {!isNarrowed && <ColumnChoice columns={columns} view={view} />}
      {!isNarrowed && <DownloadMenu url={view.url} query={query} disabled={!total} />}
      <AddMenu types={types} />
    </>
  );
}
