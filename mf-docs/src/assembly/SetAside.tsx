import { paths } from '@lichen/contracts/api/paths';
import { MOST_PARTS } from '@lichen/contracts/docs/assembly/page-range';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { QueryStates, Skeleton, useConfirm, usePortal, useRecord, useRecords, useT, useTn } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import type { Doc } from '../shared/documents';
import { DocStatusTag } from '../shared/DocStatusTag';
import { useJoinBack } from './useSplit';
import './assembly.css';

/** Shown in place of the form: the documents that replace this one, with a button that undoes a split. */
export function SetAside({ record }: { record: Doc }) {
  return record.set_aside === 'split' ? <SplitInto record={record} /> : <CombinedInto id={record.combined_in ?? ''} />;
}

function SplitInto({ record }: { record: Doc }) {
  const t = useT();
  const tn = useTn();
  const { may } = usePortal();
  const confirm = useConfirm();
  const { joinBack, isJoining } = useJoinBack();
  const found = useRecords(doc, { part_of: record._id, sort: 'created_on', limit: MOST_PARTS }, { poll: 'documents' });
  const ask = async () => {
    const question = {
      title: 'Join back',
      text: 'Its parts are deleted, with the data entered in them. This document is restored.',
      action: 'Join back',
      dangerous: true,
    };
    if (await confirm(question)) await joinBack(record);
  };
  return (
    <section className="doc-aside" aria-labelledby="doc-aside-title">
      <h2 id="doc-aside-title">{t('Split into parts')}</h2>
      <QueryStates of={found} skeleton={<Skeleton rows={2} height={48} />}>
        {({ list }) => (
          <>
            <p className="doc-quiet">
              {tn(
                list.length,
                'This document was split. {count} part has taken its place.',
                'This document was split. {count} parts have taken its place.',
              )}
            </p>
            <ul>
              {list.map((part) => (
                <li key={part._id}>
                  <Link to={paths.document(part._id)}>{part.name}</Link>
                  <DocStatusTag status={part.status} isByItself={part.applied_by_itself} />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryStates>
      {may(doc.actions.join_back) && (
        <Button loading={isJoining && { delay: 200 }} onClick={() => void ask()}>
          {t('Join back')}
        </Button>
      )}
    </section>
  );
}

function CombinedInto({ id }: { id: string }) {
  const t = useT();
  const found = useRecord(doc, id);
  return (
    <section className="doc-aside" aria-labelledby="doc-aside-title">
      <h2 id="doc-aside-title">{t('Combined with others')}</h2>
      <QueryStates of={found} missing="Error: No doc" skeleton={<Skeleton rows={1} height={48} />}>
        {(made) => (
          <p>
            {t('This document is a part of another one now:')} <Link to={paths.document(id)}>{made.name}</Link>
          </p>
        )}
      </QueryStates>
    </section>
  );
}
