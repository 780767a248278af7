import { factorImport } from '@lichen/contracts/activities/factors/factor-import.entity';
import {
  Card,
  type Column,
  type Formats,
  type Translate,
  useFormat,
  usePortal,
  useRecords,
  useT,
  useTableView,
  startedColumn,
  stateColumn,
  JobHistory,
} from '@lichen/kit';
import { FactorImportDetail } from '../factor-imports/FactorImportDetail';
import { FactorImportStart } from '../factor-imports/FactorImportStart';
import { FACTOR_IMPORT_WORDS, type FactorImport } from '../factor-imports/factor-import-words';
import { fileColumn } from '@lichen/kit/imports';
import '../shared/calcs.css';

function columnsOf(t: Translate, format: Formats): Column<FactorImport>[] {
  return [
    fileColumn(),
    {
      key: 'edition',
      title: 'Edition',
      text: ({ plan }) => plan?.set?.id ?? '',
      render: ({ plan }) => plan?.set?.id ?? '',
    },
    startedColumn(format),
    stateColumn(t, ({ state }) => FACTOR_IMPORT_WORDS[state]),
  ];
}

/** Imports of factor editions, exchange rates and price indices by the operator for all companies. */
export default function FactorImports() {
  const { may } = usePortal();
  return may(factorImport.allow.list) ? <Imports /> : null;
}

function Imports() {
  const t = useT();
  const format = useFormat();
  const view = useTableView('factor_imports', { isBeside: true });
  const found = useRecords(factorImport, view.query);
  const openId = view.url.one('file');
  const open = (id: string | null) => view.url.set({ file: id }, { keepPage: true });
  const started = (id: string) => {
    open(id);
    void found.refetch();
  };
  return (
    <>
      <Card title={t('Factors, exchange rates, price indices and VAT rates')}>
        <FactorImportStart onStarted={started} />
      </Card>
      {openId && <FactorImportDetail key={openId} id={openId} onEnd={found.refetch} />}
      <JobHistory
        title="Import history"
        columns={columnsOf(t, format)}
        of={found}
        view={view}
        openId={openId}
        nameOf={({ name }) => name}
        onOpen={open}
      />
    </>
  );
}
