import { paths } from '@lichen/contracts/api/paths';
import { MOST_COMBINED } from '@lichen/contracts/docs/assembly/combine.call';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { useConfirmedDelete, usePortal, useRecords, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link, useNavigate } from '@lichen/kit/router';
import type { Doc } from '../shared/documents';
import './assembly.css';

/** The documents that a combined document was made of, with a button that restores them. */
export function CombinedOf({ record }: { record: Doc }) {
  const t = useT();
  const navigate = useNavigate();
  const { may } = usePortal();
  const { confirmAndDelete } = useConfirmedDelete(doc);
  const asked = { combined_in: record._id, sort: 'created_on', limit: MOST_COMBINED };
  const found = useRecords(doc, asked, { enabled: record.combined_of !== null });
  if (record.combined_of === null) return null;
  const apart = async () => {
    const question = {
      title: 'Take apart',
      text: 'The original documents are restored. This one is deleted, with the data entered in it.',
    };
    if (await confirmAndDelete(record._id, question)) navigate(paths.documents);
  };
  return (
    <section className="doc-aside" aria-labelledby="doc-made-title">
      <h2 id="doc-made-title">{t('Made of')}</h2>
      <ul>
        {found.data?.list.map((source) => (
          <li key={source._id}>
            <Link to={paths.document(source._id)}>{source.name}</Link>
          </li>
        ))}
      </ul>
      {may(doc.allow.remove) && <Button onClick={() => void apart()}>{t('Take apart')}</Button>}
    </section>
  );
}
