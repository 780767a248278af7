import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import { fileImport } from '@lichen/contracts/imports/import.entity';
import { paths } from '@lichen/contracts/api/paths';
import {
  type Column,
  type Formats,
  NoPermission,
  Page,
  type Translate,
  useFormat,
  usePortal,
  useRecords,
  useT,
  useTableView,
} from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { fileColumn } from '../imports/file-columns';
import { startedColumn, stateColumn } from '../shared/jobs/job-columns';
import { JobHistory } from '../shared/jobs/JobHistory';
import { ImportStart } from '../imports/ImportStart';
import { type Import, IMPORT_WORDS } from '../imports/import-words';
import { ActivityAreaNav } from '../shared/ActivityAreaNav';
import '../shared/calcs.css';
import '../imports/imports.css';

export default function ImportList() {
  const { may } = usePortal();
  return may(fileImport.allow.list) ? <Imports /> : <NoPermission who={fileImport.allow.list} />;
}

const typeOf = ({ activity }: Import) => ACTIVITY_TYPES[activity as ActivityType];

function columnsOf(t: Translate, format: Formats): Column<Import>[] {
  return [
    fileColumn(),
    { key: 'activity', title: 'Activity', text: (row) => t(typeOf(row)), render: (row) => t(typeOf(row)) },
    startedColumn(format),
    {
      key: 'rows',
      title: 'Rows',
      align: 'number',
      card: 'none',
      text: ({ rows }) => String(rows),
      render: ({ rows }) => format.number(rows),
    },
    stateColumn(t, ({ state }) => IMPORT_WORDS[state]),
  ];
}

function Imports() {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const view = useTableView('imports');
  const found = useRecords(fileImport, view.query);
  return (
    <Page
      title={t('Import')}
      context={t('Import many activities at once from a spreadsheet, your own or a supplier’s.')}
    >
      <ActivityAreaNav />
      <ImportStart />
      <JobHistory
        title="Import history"
        columns={columnsOf(t, format)}
        of={found}
        view={view}
        nameOf={({ name }) => name}
        onOpen={(id) => navigate(paths.import(id))}
      />
    </Page>
  );
}
