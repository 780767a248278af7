import { OFFSET_KINDS } from '@lichen/contracts/activities/types/shared/activity-fields';
import { carbonActivity } from '@lichen/contracts/activities/types/carbon.entity';
import { paths } from '@lichen/contracts/api/paths';
import {
  DataTable,
  NoPermission,
  Page,
  PeriodField,
  useFormat,
  usePortal,
  useRecords,
  useT,
  useTableView,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { DownloadMenu, LargeDownload } from '../list/DownloadMenu';
import { offsetColumns } from '../offsets/offset-columns';
import { OffsetSums } from '../offsets/OffsetSums';
import { ActivityAreaNav } from '../shared/ActivityAreaNav';
import { filterQuery, filtersOf, periodChange } from '../shared/address/activity-filters';
import '../shared/activities.css';
import '../checks/checks.css';

const FILTERS = ['start_date', 'end_date'];

export default function Offsets() {
  const { may } = usePortal();
  return may(carbonActivity.allow.list) ? <Register /> : <NoPermission who={carbonActivity.allow.list} />;
}

/** Register of credits and removals with totals of its own: they are in no scope and are not netted. */
function Register() {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const { today } = usePortal();
  const view = useTableView('offsets');
  const { url } = view;
  const filters = filtersOf(url, today());
  const { from, to, unread } = filters;
  const period = {
    ...(from === null ? {} : { start_date: from }),
    ...(to === null ? {} : { end_date: to }),
    ...unread,
  };
  const found = useRecords(carbonActivity, { ...view.query, ...period, offset_kind: [...OFFSET_KINDS] });
  const download = {
    ...filterQuery(filters),
    activity: [carbonActivity.name],
    offset_kind: [...OFFSET_KINDS],
  };
  const add = (
    <Button type="primary" onClick={() => navigate(`/activities/new/${carbonActivity.name}`)}>
      {t('Add')}
    </Button>
  );
  return (
    <Page
      wide
      title={t('Credits and removals')}
      context={t('Reported outside the scopes. They are never deducted from emissions.')}
      actions={
        <>
          <DownloadMenu url={url} query={download} disabled={!found.data?.total} />
          {add}
        </>
      }
    >
      <ActivityAreaNav />
      <LargeDownload url={url} />
      <search className="act-checks-bar">
        <PeriodField
          label={t('Period')}
          plain
          value={{ from, to }}
          onChange={(next) => next && url.set(periodChange(next))}
        />
      </search>
      <OffsetSums period={period} />
      <DataTable
        label="Credits and removals"
        columns={offsetColumns(t, format)}
        of={found}
        view={view}
        nameOf={({ _id }) => _id}
        onOpen={({ _id }) => navigate(paths.activity(_id))}
        empty={{ text: t('No credits or removals in this period.'), filters: FILTERS, action: add }}
      />
    </Page>
  );
}
