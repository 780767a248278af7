import { TYPES_WITH } from '@lichen/contracts/activities/types/shared/activity-parents';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { Slots } from '@lichen/contracts/slots';
import { TEXTS } from '@lichen/contracts/text/texts';
import {
  Card,
  DataTable,
  IconButton,
  lazyOverlay,
  refusedYear,
  useFormat,
  useRecords,
  useT,
  useTableView,
  YearSelect,
} from '@lichen/kit';
import { Suspense, useState } from 'react';
import type { Activity } from '../shared/ActivityFacts';
import { AddMenu, useServedTypes } from '../shared/AddMenu';
import { activityColumns } from '../list/activity-columns';
import { typeName } from '../shared/activity-name';
import { RowButtons } from '../list/RowButtons';
import type { OpenedActivity } from './EmbedDialog';
import { ofRecordInYear } from './of-record';
import '../shared/activities.css';
import './embed.css';

const EmbedDialog = lazyOverlay(async () => ({ default: (await import('./EmbedDialog')).EmbedDialog }));

/** Activities of one record of another area, by year, for anyone who can open the record's page. */
export default function ActivityListEmbed(props: Slots['activity.list']) {
  const { parent_field: field, parent_id: id, location_id, activity: types, tags } = props;
  const t = useT();
  const format = useFormat();
  const view = useTableView('activities.embedded', { isBeside: true });
  const [opened, setOpened] = useState<OpenedActivity | null>(null);
  const served = useServedTypes();
  // The year in the address takes precedence over the page's.
  const inAddress = props.year_is_fixed ? null : view.url.one('year');
  const year = inAddress && refusedYear(inAddress) === null ? Number(inAddress) : props.year;
  const query = { locations: location_id, activity: types, tags, ...ofRecordInYear(field, id, year) };
  // Includes unapplied activities: no total is shown here, and these roles would find them nowhere else.
  const found = useRecords(activity, { ...view.query, ...query, include_unapplied: 'true' });
  // A user who may see the record but not its activities sees an empty slot.
  if (found.error?.status === 403) return null;
  const open = (row: Activity) => setOpened({ is: 'shown', id: row._id });
  const offered = (types ?? TYPES_WITH[field]).filter((type) => served.includes(type));
  const isReadOnly = props.is_read_only === true;
  const add = !isReadOnly && <AddMenu types={offered} onAdd={(type) => setOpened({ is: 'new', type })} />;
  const columns = activityColumns({ t, format, showTags: false, isNarrowed: false, onHow: open });
  return (
    <Card
      title={t('Activities')}
      actions={
        <span className="act-embed-head">
          {!props.year_is_fixed && <Year year={year} onTurn={(next) => view.url.set({ year: next })} />}
          {add}
        </span>
      }
    >
      <DataTable
        label="Activities"
        columns={columns}
        of={found}
        view={view}
        onOpen={open}
        nameOf={(row) => [t(typeName(row)), format.period(row.from, row.to)].join(', ')}
        rowActions={(row) => <RowButtons row={row} onOpen={() => open(row)} isReadOnly={isReadOnly} />}
        empty={{ text: t(TEXTS.listEmpty) }}
      />
      {opened && (
        <Suspense fallback={null}>
          <EmbedDialog
            {...{ opened, isReadOnly }}
            start={{ [field]: id }}
            onOpen={setOpened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </Card>
  );
}

function Year({ year, onTurn }: { year: number; onTurn: (year: number) => void }) {
  const t = useT();
  return (
    <>
      <IconButton icon="earlier" label={t('Previous year')} onClick={() => onTurn(year - 1)} />
      <YearSelect year={year} onChange={onTurn} />
      <IconButton icon="later" label={t('Next year')} onClick={() => onTurn(year + 1)} />
    </>
  );
}
