import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { paths } from '@lichen/contracts/api/paths';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { fileImport, IMPORT_STATES, IMPORT_WROTE_NOTHING } from '@lichen/contracts/imports/import.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import {
  asDataError,
  data,
  failureText,
  NoPermission,
  QueryStates,
  Skeleton,
  useFormat,
  useNotify,
  usePortal,
  useRecord,
  useSave,
  useSingleFlight,
  useT,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link, useNavigate } from '@lichen/kit/router';
import type { Doc } from '../shared/documents';
import { listFile } from './list-file.client';
import './list-import.css';

interface Props {
  record: Doc;
  /** Entity of the records in the list. */
  of: string;
  isReadOnly: boolean;
}

type Import = RecordOf<typeof fileImport>;

/** Records that an import creates besides its rows, by entity of the list; null where its rows are those records. */
const BESIDE: Readonly<Record<string, { readonly entity: string; readonly label: string } | null>> = {
  locations: null,
  partner_contacts: { entity: 'partners', label: 'New partners ({count})' },
};
const NEW_LOCATIONS = { entity: 'locations', label: 'New locations ({count})' };

interface RowsTab {
  readonly label: string;
  readonly count: number;
  readonly rows?: string;
}

const newBeside = (of: string, all: Import['new_records']): RowsTab[] => {
  const beside = Object.hasOwn(BESIDE, of) ? BESIDE[of] : NEW_LOCATIONS;
  if (!beside) return [];
  return [{ label: beside.label, count: (all ?? []).filter(({ entity }) => entity === beside.entity).length }];
};

/** Returns the rows of an import by outcome, each with the value of its row filter. */
const tabsOf = (of: string, { new_records, new_rows, existing_rows, error_rows, rows }: Import): RowsTab[] => [
  ...newBeside(of, new_records),
  { label: of === 'profiles' ? 'New users ({count})' : 'New ({count})', count: new_rows, rows: 'new' },
  {
    label: of === 'profiles' ? 'Existing users ({count})' : 'Existing ({count})',
    count: existing_rows,
    rows: 'existing',
  },
  { label: 'Errors ({count})', count: error_rows, rows: 'error' },
  { label: 'All ({count})', count: rows, rows: 'all' },
];

/** Starts the import of a document's file, or shows its progress. The rows are stored with the import. */
export function ListImport({ record, of, isReadOnly }: Props) {
  const { may } = usePortal();
  if (!may(fileImport.allow.read)) return <NoPermission who={fileImport.allow.read} />;
  return (
    <section className="doc-list-import">
      {record.import_id ? (
        <Imported id={record.import_id} {...{ record, of, isReadOnly }} />
      ) : (
        <Begin {...{ record, of, isReadOnly }} />
      )}
    </section>
  );
}

function Imported({ id, record, of, isReadOnly }: Props & { id: string }) {
  const t = useT();
  const format = useFormat();
  const found = useRecord(fileImport, id);
  const page = paths.importOf(of, id);
  // A person has cancelled the import, which deleted it.
  if (found.error !== null && asDataError(found.error).status === 404) return <Begin {...{ record, of, isReadOnly }} />;
  return (
    <QueryStates of={found} skeleton={<Skeleton rows={2} height={80} />}>
      {(loaded) => (
        <>
          <p>{t(IMPORT_STATES[loaded.state])}</p>
          <nav className="doc-tabs" aria-label={t('Rows')}>
            {tabsOf(of, loaded).map(({ label, count, rows }) => (
              <Link key={label} to={rows ? `${page}?rows=${rows}` : page}>
                {t(label, { count: format.number(count) })}
              </Link>
            ))}
          </nav>
          <Link to={page}>{t('Open the import')}</Link>
          {IMPORT_WROTE_NOTHING.includes(loaded.state) && !isReadOnly && <Begin {...{ record, of, isReadOnly }} />}
        </>
      )}
    </QueryStates>
  );
}

function Begin({ record, of, isReadOnly }: Props) {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const { update } = useSave(doc);
  const { run, isRunning } = useSingleFlight<void>();

  const begin = async () => {
    try {
      const body = new FormData();
      body.set('entity', fileImport.name);
      body.set('activity', of);
      body.set('file', await listFile(record));
      const { obj } = await data<RecordAnswer<{ _id: string }>>('/api/upload', { method: 'POST', body });
      const outcome = await update(record, { import_id: obj._id });
      if (outcome.state === 'saved') navigate(paths.importOf(of, obj._id));
      else if (outcome.state === 'failed') notify(failureText(outcome.error), 'bad');
    } catch (error) {
      notify(failureText(asDataError(error)), 'bad');
    }
  };

  if (record.contents === null)
    return (
      <p>
        {t('This document has no file.')} <Link to={paths.recordImports(of)}>{t('Import a file')}</Link>
      </p>
    );
  return (
    <>
      <p>{t('Columns are matched and rows are checked in an import. Nothing of them is kept in this document.')}</p>
      {!isReadOnly && (
        <Button loading={isRunning && { delay: 200 }} onClick={() => void run(begin)}>
          {t('Import this list')}
        </Button>
      )}
    </>
  );
}
