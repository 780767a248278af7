import { fileImport } from '@lichen/contracts/imports/import.entity';
import {
  JobHistory,
  startedColumn,
  stateColumn,
  useFormat,
  useRecords,
  useT,
  useTableView,
  type Column,
} from '../index';
import { useNavigate } from '../modules/router';
import type { ImportArea } from './import-area';
import { fileColumn } from './file-columns';
import { type Import, IMPORT_WORDS } from './import-words';
import './imports.css';

interface Props {
  area: Pick<ImportArea, 'pageOf' | 'titleOf'>;
  /** Entities whose imports are listed. */
  of: readonly string[];
}

/** Lists the earlier imports of an area. */
export function ImportHistory({ area, of }: Props) {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const view = useTableView('imports');
  const found = useRecords(fileImport, { ...view.query, activity: of });
  const kind: Column<Import> = {
    ...{ key: 'activity', title: 'Activity' },
    text: (row) => t(area.titleOf(row)),
    render: (row) => t(area.titleOf(row)),
  };
  const columns: Column<Import>[] = [
    fileColumn(),
    ...(of.length > 1 ? [kind] : []),
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
  return (
    <JobHistory
      title="Import history"
      columns={columns}
      of={found}
      view={view}
      nameOf={({ name }) => name}
      onOpen={(id) => navigate(area.pageOf(id))}
    />
  );
}
