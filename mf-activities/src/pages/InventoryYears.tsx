import { type InventoryYearRow, inventoryYearStates } from '@lichen/contracts/activities/years/inventory-year.call';
import { paths } from '@lichen/contracts/api/paths';
import { TEXTS } from '@lichen/contracts/text/texts';
import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { DataTable, NoPermission, Page, type QueryResult, useCall, usePortal, useT, useTableView } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { useState } from 'react';
import { ActivityAreaNav } from '../shared/ActivityAreaNav';
import { YearChanges } from '../years/YearChanges';
import { AddMenu, useServedTypes } from '../shared/AddMenu';
import { useYearColumns, type YearRow } from '../years/useYearColumns';
import { MixedPotentials } from '../years/MixedPotentials';
import { YearDecision } from '../years/YearDecision';
import '../shared/calcs.css';
import '../checks/checks.css';

export default function InventoryYears() {
  const { may } = usePortal();
  return may(inventoryYearStates.allow) ? <Years /> : <NoPermission />;
}

/** Calendar years with their totals, and which of them somebody has approved. */
function Years() {
  const t = useT();
  const view = useTableView('inventory_years');
  const [deciding, setDeciding] = useState<InventoryYearRow>();
  const columns = useYearColumns(setDeciding);
  const types = useServedTypes();
  const found = useCall<ListAnswer<InventoryYearRow>>(inventoryYearStates, {});
  const list = found.data?.list.map((row): YearRow => ({ ...row, _id: String(row.year) }));
  const rows = { ...found, data: found.data && { ...found.data, list } } as QueryResult<ListAnswer<YearRow>>;
  return (
    <Page
      wide
      title={t('Years')}
      context={t('An approved year keeps its totals, and recalculations do not change it.')}
      actions={<Link to={paths.recalculations}>{t('Recalculation')}</Link>}
    >
      <ActivityAreaNav />
      <MixedPotentials />
      {list
        ?.filter((row) => row.changed_since_approval)
        .map((row) => (
          <YearChanges key={row._id} row={row} />
        ))}
      <DataTable
        label="Years"
        columns={columns}
        of={rows}
        view={view}
        nameOf={({ year }) => String(year)}
        empty={{ text: t(TEXTS.listEmpty), action: <AddMenu types={types} /> }}
      />
      {deciding && (
        <YearDecision
          row={deciding}
          onClose={(done) => {
            setDeciding(undefined);
            if (done) void found.refetch();
          }}
        />
      )}
    </Page>
  );
}
