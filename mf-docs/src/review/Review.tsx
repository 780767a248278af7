import { MAY_APPLY } from '@lichen/contracts/docs/doc-statuses';
import { useT } from '@lichen/kit';
import { useState } from 'react';
import { ReviewProvider } from '../form/review-context';
import { typesOf } from '../form/types-of';
import type { Doc } from '../shared/documents';
import { sourceOf } from '../viewer/source-of';
import { DocPages } from './DocPages';
import { markedBoxes } from './marked-boxes';
import { Preview } from './Preview';
import { ReviewFoot } from './ReviewFoot';
import { ReviewHead } from './ReviewHead';
import { ReviewSide } from './ReviewSide';
import { useReviewed } from './useReviewed';

/** A document: left its pages, right what it says. */
export function Review({ record }: { record: Doc }) {
  const t = useT();
  const { readings, save, acts, queue, looking, act, isReadOnly, review } = useReviewed(record);
  const { url, lit, page, look, turnTo } = looking;
  const [isChoosing, setChoosing] = useState(false);
  const types = typesOf(record);
  const isReady = MAY_APPLY.includes(record.status) && !isChoosing && !record.ignore_entry;

  return (
    <ReviewProvider value={review}>
      <div className="doc-review">
        <ReviewHead record={record} queue={queue} onChangeType={() => setChoosing(true)} />
        <section className="doc-review-pages" aria-label={t('Pages')}>
          <DocPages
            source={sourceOf(record)}
            page={page}
            onPage={turnTo}
            boxes={markedBoxes({ types, readings, states: record.field_states ?? {}, t })}
            lit={lit}
            onPick={act.pick}
            onDrawn={isReadOnly || types.length === 0 ? undefined : act.drawn}
          />
        </section>
        <section className="doc-review-side" aria-label={t('Values')}>
          <div className="doc-review-fields">
            <ReviewSide
              record={record}
              save={save}
              acts={acts}
              tab={url.one('tab') ?? types[0]?.id ?? 'details'}
              onTab={(tab) => url.set({ tab }, { keepPage: true })}
              isReadOnly={isReadOnly}
              isChoosing={isChoosing}
              onChosen={() => setChoosing(false)}
              lit={lit}
              onField={look}
              onAllChecked={act.goToApply}
              fill={act.fill}
            />
          </div>
          {isReady && <Preview record={record} />}
          {types.length > 0 && !isChoosing && (
            <ReviewFoot
              record={record}
              acts={acts}
              mayApply={act.mayApply}
              onApply={act.apply}
              onPostpone={act.postpone}
              onNext={() => queue.go(1)}
            />
          )}
        </section>
      </div>
    </ReviewProvider>
  );
}
