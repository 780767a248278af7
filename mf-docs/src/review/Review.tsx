import { MAY_APPLY } from '@lichen/contracts/docs/doc-statuses';
import { useT } from '@lichen/kit';
import { useState } from 'react';
import { ReviewProvider } from '../form/review-context';
import { maySplit } from '../assembly/may-split';
import { typesOf } from '../form/types-of';
import type { Doc } from '../shared/documents';
import { sourceOf } from '../viewer/source-of';
import { DocPages } from './DocPages';
import { markedBoxes } from './marked-boxes';
import { Preview } from './preview/Preview';
import { ReviewFoot } from './ReviewFoot';
import { ReviewHead } from './ReviewHead';
import { ReviewSide, SPLIT_TAB } from './ReviewSide';
import { useReviewed } from './useReviewed';

/** Shows a document: its pages on the left, its values on the right. */
export function Review({ record }: { record: Doc }) {
  const t = useT();
  const { readings, proposed, save, acts, queue, looking, act, isReadOnly, review } = useReviewed(record);
  const { url, lit, page, look, turnTo } = looking;
  const [isChoosing, setChoosing] = useState(false);
  const types = typesOf(record);
  const isSplitting = url.one('tab') === SPLIT_TAB && maySplit(record);
  const isFormShown = !isChoosing && !isSplitting && record.set_aside === null;
  const isReady = MAY_APPLY.includes(record.status) && isFormShown && !record.ignore_entry;
  const split = () => url.set({ tab: SPLIT_TAB }, { keepPage: true });

  return (
    <ReviewProvider value={review}>
      <div className="doc-review">
        <ReviewHead record={record} queue={queue} onChangeType={() => setChoosing(true)} onSplit={split} />
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
              proposed={proposed}
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
          {types.length > 0 && isFormShown && (
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
