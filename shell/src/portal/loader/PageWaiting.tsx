import { Skeleton } from '@lichen/kit';

/** Placeholder while a page's code loads, with a page's padding so that the layout does not shift. */
export function PageWaiting() {
  return (
    <div className="k-page">
      <Skeleton rows={8} height={28} />
    </div>
  );
}
