import { complianceCheck } from '@lichen/contracts/compliance/demands/check.entity';
import { SUBMISSION_STATUSES } from '@lichen/contracts/compliance/demands/demand-words';
import type { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import {
  Card,
  type Column,
  DataTable,
  StatusTag,
  useAction,
  useConfirm,
  useFormat,
  useNotifyOutcome,
  useRecord,
  useRecords,
  useT,
  useTableView,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { partnerName, SUBMISSION_TONES } from '../shared/proof-words';

type Request = RecordOf<typeof complianceRequest>;
type Check = RecordOf<typeof complianceCheck>;

/** Submissions for a request, and the decisions on them. */
export function History({ request }: { request: Request }) {
  const t = useT();
  const format = useFormat();
  const view = useTableView('checks', { isBeside: true });
  const found = useRecords(complianceCheck, { ...view.query, request_id: request._id });
  const columns: Column<Check>[] = [
    {
      key: 'document',
      title: 'Document',
      fixed: true,
      card: 'title',
      text: (row) => row.doc_name,
      render: (row) => row.doc_name,
    },
    {
      key: 'status',
      title: 'Status',
      card: 'figure',
      text: (row) => t(SUBMISSION_STATUSES[row.status]),
      render: (row) => <StatusTag tone={SUBMISSION_TONES[row.status]}>{t(SUBMISSION_STATUSES[row.status])}</StatusTag>,
    },
    { key: 'reason', title: 'Reason', text: (row) => row.reason ?? '', render: (row) => row.reason },
    {
      key: 'submitted',
      title: 'Date submitted',
      card: 'labelled',
      text: (row) => format.moment(row.created_on),
      render: (row) => format.moment(row.created_on),
    },
  ];
  return (
    <Card title={t('Submission history')}>
      <DataTable
        label="Submission history"
        columns={columns}
        of={found}
        view={view}
        nameOf={(row) => row.doc_name}
        rowActions={(row) => <Recall check={row} company={partnerName(request)} />}
        empty={{ text: t('Nothing submitted yet') }}
      />
    </Card>
  );
}

/** Recalls a submission without review, or a rejected one; an accepted one is recalled on the page of its document. */
function Recall({ check, company }: { check: Check; company: string }) {
  const t = useT();
  const confirm = useConfirm();
  const notify = useNotifyOutcome();
  const isOffered = check.doc_share_id !== null && (check.status === 'submitted' || check.status === 'rejected');
  const share = useRecord(docShare, isOffered ? check.doc_share_id : null);
  const { run, isRunning } = useAction(docShare, 'recall');
  if (!isOffered || share.data?.status !== 'shared') return null;
  const record = share.data;
  const recall = async () => {
    const text = t('{company} no longer sees the document. This may impact compliance status.', { company });
    if (await confirm({ title: t('Recall document?'), text, action: 'Recall', dangerous: true }))
      notify(await run(record, {}), 'Recalled');
  };
  return (
    <Button loading={isRunning} onClick={() => void recall()}>
      {t('Recall')}
    </Button>
  );
}
