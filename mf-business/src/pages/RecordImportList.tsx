import { RECORD_IMPORTS, type RecordImport } from '@lichen/contracts/business/record-imports';
import { paths } from '@lichen/contracts/api/paths';
import { fileImport } from '@lichen/contracts/imports/import.entity';
import { EmptyState, NoPermission, Page, usePortal, useT } from '@lichen/kit';
import { ImportHistory, ImportStart } from '@lichen/kit/imports';
import { useParams } from '@lichen/kit/router';
import { recordImportArea } from '../record-imports/record-import-area';

const LEAD =
  'A CSV file or Excel workbook with one record per row. Nothing is imported until you have reviewed the preview.';

/** Starts an import of one entity's records, and lists earlier imports. */
export default function RecordImportList() {
  const t = useT();
  const { may } = usePortal();
  const of = RECORD_IMPORTS[useParams()['entity'] ?? ''];
  if (!may(fileImport.allow.list)) return <NoPermission who={fileImport.allow.list} />;
  return of ? <Imports of={of} /> : <EmptyState text={t('No data available')} />;
}

function Imports({ of }: { of: RecordImport }) {
  const t = useT();
  const { name } = of.entity;
  return (
    <Page title={t('Import')} back={{ to: of.list, label: of.title }} context={t(of.title)}>
      <ImportStart entity={name} lead={LEAD} pageOf={(id) => paths.recordImport(name, id)} />
      <ImportHistory area={recordImportArea(of)} of={[name]} />
    </Page>
  );
}
