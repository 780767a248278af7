import type { Slots } from '@lichen/contracts/slots';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { paths } from '@lichen/contracts/api/paths';
import { DataTable, useFormat, useRecords, useT, useTableView, useTn } from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { docColumns } from '../list/doc-columns';
import { useDocumentName } from '../shared/document-name';
import { useMemberNames } from '../shared/useMemberNames';
import '../shared/docs.css';

/** Columns that the page of the record makes redundant, by filter field. */
const SAID = { location_id: 'location', partner_id: 'supplier' } as const;
/** The states of the fields are shown on the document's own page only. */
const LEFT_OUT = 'fields';

/** The documents of one record, embedded in its page. */
export default function DocListEmbed({ field, id }: Slots['document.list']) {
  const t = useT();
  const tn = useTn();
  const format = useFormat();
  const navigate = useNavigate();
  const nameOf = useDocumentName();
  const memberName = useMemberNames();
  const view = useTableView('documents-of-record', { isBeside: true });
  const found = useRecords(doc, { sort: '-created_on', ...view.query, [field]: id }, { poll: 'documents' });
  const columns = docColumns({ t, tn, format, memberName }).filter(
    ({ key }) => key !== SAID[field] && key !== LEFT_OUT,
  );
  return (
    <DataTable
      label="Documents"
      columns={columns}
      of={found}
      view={view}
      nameOf={nameOf}
      onOpen={({ _id }) => navigate(paths.document(_id))}
      empty={{ text: t('No documents yet') }}
    />
  );
}
