import { DOC_QUEUES } from '@lichen/contracts/docs/doc-statuses';
import { usePortal, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { maySplit } from '../assembly/may-split';
import { PartOf } from '../assembly/PartOf';
import { paths } from '@lichen/contracts/api/paths';
import type { Doc } from '../shared/documents';
import { fileAddress } from '../shared/file-address';
import { Shape } from '../shared/Shape';
import { Tool } from '../viewer/ViewerTools';
import { HeadTags } from './HeadTags';
import type { useQueue } from './useQueue';

interface Props {
  record: Doc;
  queue: ReturnType<typeof useQueue>;
  onChangeType: () => void;
  onSplit: () => void;
}

/** The header of a document: its place in the queue, its type and status, and its tools. */
export function ReviewHead({ record, queue, onChangeType, onSplit }: Props) {
  const t = useT();
  const { now, may } = usePortal();
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
        <PartOf record={record} />
      </div>
      <HeadTags record={record} />
      <div className="doc-head-acts">
        {record.set_aside === null && (
          <Button type="text" aria-label={t('Change document type')} onClick={onChangeType}>
            <Shape name="pencil" /> <span className="doc-head-word">{t('Change document type')}</span>
          </Button>
        )}
        {maySplit(record) && may(doc.actions.split) && (
          <Button type="text" aria-label={t('Split document')} onClick={onSplit}>
            <Shape name="split" /> <span className="doc-head-word">{t('Split document')}</span>
          </Button>
        )}
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
