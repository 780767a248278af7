import { DOC_QUEUES } from '@lichen/contracts/docs/doc-statuses';
import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import { StatusTag, useFormat, usePortal, useT, useTn } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { DocStatusTag } from '../shared/DocStatusTag';
import { paths } from '@lichen/contracts/api/paths';
import type { Doc } from '../shared/documents';
import { fileAddress } from '../shared/file-address';
import { Shape } from '../shared/Shape';
import { useMemberNames } from '../shared/useMemberNames';
import { Tool } from '../viewer/ViewerTools';
import type { useQueue } from './useQueue';

interface Props {
  record: Doc;
  queue: ReturnType<typeof useQueue>;
  onChangeType: () => void;
}

/** The line over a document: where it stands, what it is, and the ways on. */
export function ReviewHead({ record, queue, onChangeType }: Props) {
  const t = useT();
  const tn = useTn();
  const { now } = usePortal();
  const format = useFormat();
  const memberName = useMemberNames();
  const pages = record.contents?.pages;
  const label = docTypeOf(record.doc_type_id ?? '')?.label;
  const uploader = memberName(record.created_by);
  return (
    <header className="doc-head">
      <Link className="doc-head-back" to={`${paths.documents}?tab=${queue.queue}`} aria-label={t('Back to the list')}>
        <Shape name="earlier" size={20} />
      </Link>
      <div className="doc-head-words">
        <p>
          {t(DOC_QUEUES[queue.queue])}
          {queue.place !== null && queue.total !== null && (
            <> · {t('{done} of {total}', { done: queue.place, total: queue.total })}</>
          )}
        </p>
        <h1>{record.name}</h1>
      </div>
      <div className="doc-head-tags">
        {label && <StatusTag>{t(label)}</StatusTag>}
        <DocStatusTag status={record.status} isByItself={record.applied_by_itself} />
        {pages && <StatusTag>{tn(pages, '{count} page', '{count} pages')}</StatusTag>}
        <span className="doc-quiet">
          {uploader
            ? t('Uploaded {moment} by {name}', { moment: format.moment(record.created_on), name: uploader })
            : t('Uploaded {moment}', { moment: format.moment(record.created_on) })}
        </span>
      </div>
      <div className="doc-head-acts">
        <Button type="text" aria-label={t('Change document type')} onClick={onChangeType}>
          <Shape name="pencil" /> <span className="doc-head-word">{t('Change document type')}</span>
        </Button>
        {record.contents && (
          <Button type="text" href={fileAddress(record._id, now())} aria-label={t('Download file')} download>
            <Shape name="download" /> <span className="doc-head-word">{t('Download file')}</span>
          </Button>
        )}
        <Tool
          shape="earlier"
          label={t('Previous document')}
          isDisabled={!queue.hasOthers}
          onClick={() => queue.go(-1)}
        />
        <Tool
          shape="later"
          label={t('Next document')}
          shortcut="n"
          isDisabled={!queue.hasOthers}
          onClick={() => queue.go(1)}
        />
      </div>
    </header>
  );
}
