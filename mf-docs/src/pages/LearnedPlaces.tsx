import { LIST_LIMIT } from '@lichen/contracts/api/api-responses';
import { paths } from '@lichen/contracts/api/paths';
import { docAnchor } from '@lichen/contracts/docs/doc-anchor.entity';
import { NoPermission, Page, QueryStates, usePortal, useRecords, useT } from '@lichen/kit';
import { bySupplier } from '../learned/by-supplier';
import { SupplierCard } from '../learned/SupplierCard';
import { useForgetSupplier } from '../learned/useForgetSupplier';
import '../learned/learned.css';
import '../shared/docs.css';

export default function LearnedPlaces() {
  const { may } = usePortal();
  return may(docAnchor.allow.list) ? <Learned /> : <NoPermission who={docAnchor.allow.list} />;
}

/** The fields learned from corrections, by supplier. */
function Learned() {
  const t = useT();
  const forget = useForgetSupplier();
  const found = useRecords(docAnchor, { limit: LIST_LIMIT.most });
  return (
    <Page
      title={t('Learned from corrections')}
      context={t('Where values stand on the documents of your suppliers. It is used for the next ones.')}
      back={{ to: paths.documents, label: 'Documents' }}
    >
      <QueryStates
        of={found}
        empty={{
          when: ({ list }) => list.length === 0,
          text: t(
            'Nothing yet. Correct a value on a document and apply it: the next document with the same layout is read the same way.',
          ),
        }}
      >
        {({ list }) =>
          bySupplier(list).map((supplier) => (
            <SupplierCard key={supplier.key} supplier={supplier} onForget={(one) => void forget(one)} />
          ))
        }
      </QueryStates>
    </Page>
  );
}
