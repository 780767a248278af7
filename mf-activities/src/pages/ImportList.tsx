import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import { activityImport } from '@lichen/contracts/activities/imports/import.entity';
import { paths } from '@lichen/contracts/paths';
import {
  Card,
  type Column,
  DataTable,
  type Formats,
  NoPermission,
  Page,
  StatusTag,
  type Translate,
  useFormat,
  usePortal,
  useRecords,
  useT,
  useTableView,
} from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { ImportStart } from '../imports/ImportStart';
import { type Import, IMPORT_WORDS } from '../imports/import-words';
import { ActivityPlaces } from '../parts/ActivityPlaces';
import '../parts/calcs.css';
import '../imports/imports.css';

export default function ImportList() {
  const { may } = usePortal();
  return may(activityImport.allow.list) ? <Imports /> : <NoPermission />;
}

const typeOf = ({ activity }: Import) => ACTIVITY_TYPES[activity as ActivityType];

function columnsOf(t: Translate, format: Formats): Column<Import>[] {
  return [
    {
      key: 'name',
      title: 'File',
      card: 'title',
      text: ({ name }) => name,
      render: ({ name }) => <span className="imp-reason">{name}</span>,
    },
    { key: 'activity', title: 'Activity', text: (row) => t(typeOf(row)), render: (row) => t(typeOf(row)) },
    {
      key: 'created_on',
      title: 'Started',
      sort: 'created_on',
      text: ({ created_on }) => format.moment(created_on),
      render: ({ created_on }) => format.moment(created_on),
    },
    {
      key: 'rows',
      title: 'Rows',
      align: 'number',
      card: 'none',
      text: ({ rows }) => String(rows),
      render: ({ rows }) => format.number(rows),
    },
    {
      key: 'state',
      title: 'State',
      card: 'figure',
      text: ({ state }) => t(IMPORT_WORDS[state].words),
      render: ({ state }) => <StatusTag tone={IMPORT_WORDS[state].tone}>{t(IMPORT_WORDS[state].words)}</StatusTag>,
    },
  ];
}

function Imports() {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const view = useTableView('imports');
  const found = useRecords(activityImport, view.query);
  return (
    <Page
      title={t('Import')}
      context={t('Many activities at once, from a sheet that somebody keeps or a supplier sends.')}
    >
      <ActivityPlaces />
      <ImportStart />
      <Card title={t('Imports so far')}>
        <DataTable
          label="Imports so far"
          columns={columnsOf(t, format)}
          of={found}
          view={view}
          nameOf={({ name }) => name}
          onOpen={({ _id }) => navigate(paths.import(_id))}
          empty={{ text: t('None yet.') }}
        />
      </Card>
    </Page>
  );
}
