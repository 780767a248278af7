import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import { StatusTag, useFormat, useT, useTn } from '@lichen/kit';
import type { Doc } from '../shared/documents';
import { DocStatusTag } from '../shared/DocStatusTag';
import { useMemberNames } from '../shared/useMemberNames';

/** The type and status of a document, its number of pages, and who uploaded it when. */
export function HeadTags({ record }: { record: Doc }) {
  const t = useT();
  const tn = useTn();
  const format = useFormat();
  const memberName = useMemberNames();
  const pages = record.contents?.pages;
  const label = docTypeOf(record.doc_type_id ?? '')?.label;
  const uploader = memberName(record.created_by);
  return (
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
  );
}
