import { Skeleton } from '@lichen/kit';

/** Placeholder of a page while its code loads, with a page's padding, so that nothing moves when it arrives. */
export function PageWaiting() {
  return (
    <div className="k-page">
      <Skeleton rows={8} height={28} />
    </div>
  );
}
