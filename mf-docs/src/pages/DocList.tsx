import { doc } from '@lichen/contracts/docs/doc.entity';
import { DataTable, Page, useRecords, useT, useTableView } from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { useMemo } from 'react';
import { docColumns } from '../documents/doc-columns';
import { docPaths } from '../documents/doc-paths';

export default function DocList() {
  const t = useT();
  const navigate = useNavigate();
  const view = useTableView('docs');
  const docs = useRecords(doc, view.query);
  const columns = useMemo(() => docColumns(t), [t]);
  return (
    <Page title={t('Documents')}>
      <DataTable
        label={t('Documents')}
        columns={columns}
        of={docs}
        view={view}
        nameOf={({ name }) => name}
        onOpen={({ _id }) => void navigate(docPaths.one(_id))}
        empty={{ text: t('No documents yet') }}
      />
    </Page>
  );
}
