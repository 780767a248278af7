import { paths } from '@lichen/contracts/api/paths';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import {
  Card,
  DataTable,
  Page,
  QueryStates,
  Slot,
  useFormat,
  useNarrow,
  useRecord,
  useRecords,
  useT,
  useTableView,
} from '@lichen/kit';
import { useParams } from '@lichen/kit/router';
import { useMemo, useState } from 'react';
import { DemandHead } from '../demands/DemandHead';
import { submissionColumns } from '../demands/submission-columns';
import { SubmissionPane } from '../demands/SubmissionPane';
import { askedWords, partnerName } from '../shared/proof-words';
import '../partners/value-chain.css';
import '../shared/compliance.css';

type Demand = RecordOf<typeof demand>;

/** One demand with its submissions and the decision. */
export default function DemandReview() {
  const t = useT();
  const { id = '' } = useParams();
  const found = useRecord(demand, id);
  const title = found.data && `${partnerName(found.data)} · ${askedWords(found.data, t)}`;
  return (
    <div className="cp-pane">
      <Page
        wide
        title={title ?? t('Demand')}
        context={t('Compliance demand submission review')}
        back={{ to: paths.partnerCompliance, label: 'Compliance' }}
      >
        <QueryStates of={found}>{(record) => <Opened key={record._id} record={record} />}</QueryStates>
      </Page>
    </div>
  );
}

/** Returns the file of a submission and its entity; undefined without one or after a recall. */
function proofFile(one: RecordOf<typeof submission>) {
  const { shared_doc, has_file, passport_id, passport_file, status } = one;
  if (!has_file || status === 'recalled') return undefined;
  if (passport_id && passport_file)
    return { entity: 'received_passports', id: passport_id, file: passport_file } as const;
  return shared_doc ? ({ entity: 'shared_docs', id: shared_doc } as const) : undefined;
}

function Opened({ record }: { record: Demand }) {
  const t = useT();
  const format = useFormat();
  const view = useTableView('submissions', { isBeside: true });
  const { url } = view;
  const columns = useMemo(() => submissionColumns(t, format), [t, format]);
  const found = useRecords(submission, { ...view.query, demand_id: record._id });
  const [first, setFirst] = useState<string>();
  const newest = found.data?.list[0]?._id;
  // Keeps the first submission open when a new one arrives, so that Accept applies to the one the person has read.
  if (first === undefined && newest !== undefined) setFirst(newest);
  const openId = url.one('submission') ?? first;
  const listed = found.data?.list.find(({ _id }) => _id === openId);
  const elsewhere = useRecord(submission, found.data && !listed ? (openId ?? null) : null);
  const open = listed ?? elsewhere.data;
  const [field, setField] = useState<string | null>(null);
  const isNarrow = useNarrow(900);
  const shown = open && proofFile(open);
  const page = open && shown && (
    <div key={open._id} className="cp-page">
      <Slot
        name="document.viewer"
        props={{ ...shown, field, onField: setField, wrong: open.score?.validationErr ?? [] }}
      />
    </div>
  );
  return (
    <div className="cp-review">
      {!isNarrow && page}
      <div className="cp-side">
        {open && <SubmissionPane of={open} field={field} onField={setField} />}
        {isNarrow && page}
        <Card title={t('Submissions')}>
          <DataTable
            label="Submissions"
            columns={columns}
            of={found}
            view={view}
            nameOf={(row) => row.name}
            onOpen={({ _id }) => {
              setField(null);
              url.set({ submission: _id }, { keepPage: true });
            }}
            openId={open?._id ?? null}
            empty={{ text: t('Nothing submitted yet') }}
          />
          <p className="cp-quiet">
            {t(
              '* Indicates if the data submitted has been manually entered or has been modified after extracted by AI',
            )}
          </p>
        </Card>
        <DemandHead of={record} />
      </div>
    </div>
  );
}
