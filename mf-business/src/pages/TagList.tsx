import { tag } from '@lichen/contracts/business/tags/tag.entity';
import { LIST_LIMIT } from '@lichen/contracts/api/api-responses';
import { Card, EmptyState, QueryStates, Page, usePortal, useRecords, useT } from '@lichen/kit';
import { NewTag } from '../tags/NewTag';
import { TagRow } from '../tags/TagRow';
import '../shared/business.css';

/** Lists all tags for activities, with a form that adds one. */
export default function TagList() {
  const t = useT();
  const { may } = usePortal();
  const found = useRecords(tag, { limit: LIST_LIMIT.most });
  return (
    <Page
      title={t('Tags')}
      context={
        <>
          {t('Total')}: <strong>{found.data?.total ?? '–'}</strong>
        </>
      }
      back={{ to: '/activities', label: 'Activities' }}
    >
      {may(tag.allow.create) && (
        <Card>
          <NewTag />
        </Card>
      )}
      <QueryStates of={found}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState text={t('No tags yet. Activities can be marked with any number of them.')} />
          ) : (
            <Card>
              <ul className="biz-tags">
                {list.map((one) => (
                  <TagRow key={one._id} tag={one} />
                ))}
              </ul>
            </Card>
          )
        }
      </QueryStates>
    </Page>
  );
}
