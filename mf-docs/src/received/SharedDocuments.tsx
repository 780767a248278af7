import { paths } from '@lichen/contracts/api/paths';
import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import { DOC_STATUSES } from '@lichen/contracts/docs/doc-statuses';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type Column, DataTable, StatusTag, useFormat, useRecords, useT, useTableView } from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { ExpiryTag } from '../list/ExpiryTag';
import { documentColumn, useDocumentName } from '../shared/document-name';

type SharedDoc = RecordOf<typeof sharedDoc>;

const partnerOf = (row: SharedDoc): string => (row as { partner?: { name?: string } | null }).partner?.name ?? '';

/** Lists the documents that connected partners have shared, or those of one partner. */
export function SharedDocuments({ partnerId }: { partnerId?: string }) {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const view = useTableView('shared-documents', { isBeside: partnerId !== undefined });
  const found = useRecords(sharedDoc, {
    sort: '-shared_on',
    ...view.query,
    ...(partnerId === undefined ? {} : { partner_id: partnerId }),
  });
  const nameOf = useDocumentName();
  const stateOf = (row: SharedDoc) => t(DOC_STATUSES[row.status]);
  const columns: Column<SharedDoc>[] = [
    { ...documentColumn<SharedDoc>(t), sort: 'name' },
    ...(partnerId === undefined
      ? [{ key: 'partner', title: 'Partner', text: partnerOf, render: (row: SharedDoc) => partnerOf(row) }]
      : []),
    {
      key: 'validity',
      title: 'Expiry date',
      card: 'labelled',
      sort: 'expiry_date',
      text: (row) => (row.expiry_date === null ? '' : format.day(row.expiry_date)),
      render: (row) => (row.expiry_date === null ? '–' : <ExpiryTag end={row.expiry_date} />),
    },
    {
      key: 'state',
      title: 'Status',
      text: stateOf,
      render: (row) => <StatusTag tone={row.applied_on === null ? 'plain' : 'good'}>{stateOf(row)}</StatusTag>,
    },
    {
      key: 'shared_on',
      title: 'Shared on',
      card: 'labelled',
      sort: 'shared_on',
      text: (row) => format.moment(row.shared_on),
      render: (row) => format.moment(row.shared_on),
    },
  ];
  return (
    <DataTable
      label="Shared documents"
      columns={columns}
      of={found}
      view={view}
      nameOf={nameOf}
      onOpen={({ _id }) => navigate(paths.sharedDocument(_id))}
      empty={{ text: t('Nothing is shared with you yet.') }}
    />
  );
}
