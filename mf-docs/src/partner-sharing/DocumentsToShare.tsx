import { doc } from '@lichen/contracts/docs/doc.entity';
import { DOC_CATEGORIES, type DocCategory } from '@lichen/contracts/docs/doc-type';
import { DOC_STATUSES } from '@lichen/contracts/docs/doc-statuses';
import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import { mayShare } from '@lichen/contracts/docs/sharing/may-share';
import {
  ChoiceField,
  type Column,
  DataTable,
  StatusTag,
  type Translate,
  useRecords,
  useT,
  useTableView,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { type ReactNode, useState } from 'react';
import { UploadArea } from '../list/UploadArea';
import { documentColumn, useDocumentName } from '../shared/document-name';
import type { Doc } from '../shared/documents';
import { DocStatusTag } from '../shared/DocStatusTag';

/** Offered categories, in the order of the filter. */
const OFFERED: readonly DocCategory[] = ['report', 'utility', 'certificate', 'insurance', 'policy'];

interface Props {
  partnerId: string;
  onShare: (record: Doc) => void;
}

/** Lists the company's documents with a button that shares each, and an area to upload more. */
export function DocumentsToShare({ partnerId, onShare }: Props) {
  const t = useT();
  const view = useTableView('documents-to-share', { isBeside: true });
  const [category, setCategory] = useState<string | null>(null);
  const found = useRecords(doc, { sort: '-created_on', ...view.query, category }, { poll: 'documents' });
  const ids = found.data?.list.map(({ _id }) => _id) ?? [];
  const asked = { doc_id: ids, partner_id: partnerId, status: 'shared', limit: ids.length };
  const shares = useRecords(docShare, asked, { enabled: ids.length > 0 });
  const isShared = ({ _id }: Doc) => shares.data?.list.some(({ doc_id }) => doc_id === _id) ?? false;
  const nameOf = useDocumentName();
  const act = (row: Doc) => {
    if (isShared(row)) return <StatusTag tone="good">{t('Shared')}</StatusTag>;
    if (!mayShare(row) || !shares.data) return null;
    return (
      <Button size="small" aria-label={t('Share {document}', { document: row.name })} onClick={() => onShare(row)}>
        {t('Share')}
      </Button>
    );
  };
  const columns = columnsOf({ t, isShared, act });
  const choose = (next: string | null) => {
    setCategory(next);
    view.setPage(1, true);
  };
  return (
    <UploadArea>
      {({ area }) => (
        <div className="doc-share-choice">
          {area}
          <ChoiceField
            label="Category"
            plain
            unfiltered="All"
            options={OFFERED}
            words={DOC_CATEGORIES}
            value={category}
            onChange={choose}
          />
          <DataTable
            label="Documents"
            columns={columns}
            of={found}
            view={view}
            nameOf={nameOf}
            empty={{ text: t('No documents yet') }}
          />
        </div>
      )}
    </UploadArea>
  );
}

interface Parts {
  t: Translate;
  isShared: (row: Doc) => boolean;
  act: (row: Doc) => ReactNode;
}

function columnsOf({ t, isShared, act }: Parts): Column<Doc>[] {
  return [
    documentColumn(t),
    {
      key: 'status',
      title: 'Status',
      text: (row) => t(DOC_STATUSES[row.status]),
      render: (row) => <DocStatusTag status={row.status} />,
    },
    {
      key: 'sharing',
      title: 'Actions',
      text: (row) => (isShared(row) ? t('Shared') : ''),
      render: act,
    },
  ];
}
