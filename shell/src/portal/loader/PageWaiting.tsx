import { Skeleton } from '@lichen/kit';

/** Where a page will be while its code is on the way: within the edges of a page, so that nothing moves when it comes. */
export function PageWaiting() {
  return (
    <div className="k-page">
      <Skeleton rows={8} height={28} />
    </div>
  );
}
