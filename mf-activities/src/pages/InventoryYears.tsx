import {
  type InventoryYearRow,
  type InventoryYearRows,
  inventoryYearRows,
  inventoryYearStates,
} from '@lichen/contracts/activities/years/inventory-year.call';
import { paths } from '@lichen/contracts/api/paths';
import { TEXTS } from '@lichen/contracts/text/texts';
import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { DataTable, NoPermission, Page, type QueryResult, useCall, usePortal, useT, useTableView } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { ActivityAreaNav } from '../shared/ActivityAreaNav';
import { AddMenu, useServedTypes } from '../shared/AddMenu';
import { useYearColumns, type YearRow } from '../years/useYearColumns';
import { MixedPotentials } from '../years/MixedPotentials';
import { shownYear, YearCards } from '../years/YearCards';
import '../shared/calcs.css';
import '../checks/checks.css';

export default function InventoryYears() {
  const { may } = usePortal();
  return may(inventoryYearStates.allow) ? <Years /> : <NoPermission who={inventoryYearStates.allow} />;
}

/** Calendar years with their totals and the state of their approval. */
function Years() {
  const t = useT();
  const view = useTableView('inventory_years');
  const { url } = view;
  const { today } = usePortal();
  const columns = useYearColumns((row) => url.set({ year: String(row.year) }));
  const types = useServedTypes();
  const found = useCall<ListAnswer<InventoryYearRow>>(inventoryYearStates, {});
  const counted = useCall<ListAnswer<InventoryYearRows>>(inventoryYearRows, {});
  const rowsOf = new Map(counted.data?.list.map(({ year, rows }) => [year, rows]));
  const list = found.data?.list.map((row): YearRow => {
    return { ...row, _id: String(row.year), used_rows: rowsOf.get(row.year) };
  });
  const shown = shownYear(list ?? [], url.one('year'), today());
  const rows = { ...found, data: found.data && { ...found.data, list } } as QueryResult<ListAnswer<YearRow>>;
  const table = (
    <DataTable
      label="Years"
      columns={columns}
      of={rows}
      view={view}
      nameOf={({ year }) => String(year)}
      empty={{ text: t(TEXTS.listEmpty), action: <AddMenu types={types} /> }}
    />
  );
  return (
    <Page
      wide
      title={t('Years')}
      context={t('Changes to an approved year require a reason, and recalculations leave it unchanged.')}
      actions={<Link to={paths.recalculations}>{t('Recalculation')}</Link>}
    >
      <ActivityAreaNav />
      <MixedPotentials />
      {shown ? (
        <YearCards key={shown.year} row={shown} onDecided={() => void found.refetch()}>
          {table}
        </YearCards>
      ) : (
        table
      )}
    </Page>
  );
}
