import { doc } from '@lichen/contracts/docs/doc.entity';
import { DOC_STATUSES } from '@lichen/contracts/docs/doc-statuses';
import { Facts, SwitchField, useConfirmedDelete, useFormat, usePortal, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link, useNavigate } from '@lichen/kit/router';
import { emailPaths } from '@lichen/contracts/docs/emails/email-paths';
import { paths } from '@lichen/contracts/api/paths';
import { CombinedOf } from '../assembly/CombinedOf';
import type { Doc } from '../shared/documents';
import { MadeRecords } from './MadeRecords';
import { useDeleteQuestion } from './useDeleteQuestion';
import './details.css';

interface Props {
  record: Doc;
  isIgnoring: boolean;
  onIgnore: () => void;
  onReadAgain: () => void;
}

/** Details of a document: its file, whether its data is ignored, and the records made from it. */
export function DetailsTab({ record, isIgnoring, onIgnore, onReadAgain }: Props) {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const { may } = usePortal();
  const { confirmAndDelete } = useConfirmedDelete(doc);
  const question = useDeleteQuestion(record._id);
  const remove = async () => {
    if (await confirmAndDelete(record._id, question)) navigate(paths.documents);
  };
  const { contents, same_as } = record;
  return (
    <div className="doc-details">
      <Facts
        facts={[
          { label: t('Status'), value: t(DOC_STATUSES[record.status]) },
          { label: t('File'), value: contents?.file ?? t('Entered manually') },
          { label: t('Received from'), value: record.received_from },
          {
            label: t('Email'),
            value: record.email_id && <Link to={emailPaths.one(record.email_id)}>{t('Open the email')}</Link>,
          },
          { label: t('Uploaded'), value: format.moment(record.created_on) },
          {
            label: t('Uploaded before as'),
            value: same_as && <Link to={paths.document(same_as)}>{t('Open the first')}</Link>,
          },
          { label: t('Expiry date'), value: record.expiry_date && format.day(record.expiry_date) },
        ]}
      />
      {may(doc.actions.toggle_ignore_entry) && (
        <SwitchField
          label="Ignore data entry"
          value={record.ignore_entry}
          disabled={isIgnoring || record.status === 'applied'}
          plain
          onChange={onIgnore}
        />
      )}
      <CombinedOf record={record} />
      <MadeRecords docId={record._id} />
      <div className="doc-details-acts">
        {contents && may(doc.actions.read_again) && <Button onClick={onReadAgain}>{t('Read again')}</Button>}
        {may(doc.allow.remove) && record.combined_of === null && (
          <Button danger onClick={() => void remove()}>
            {t('Delete')}
          </Button>
        )}
      </div>
    </div>
  );
}
