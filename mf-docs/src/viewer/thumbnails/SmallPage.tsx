import { type RefObject, useEffect, useState } from 'react';
import type { Leaves } from '../leaves';
import { PageCanvas } from '../PageCanvas';
import { useLeaf } from '../useLeaf';

/** Pixels of a small page across. */
const WIDTH = 62;

/** True from the moment when the element is first near what is seen. */
export function useWasSeen(ref: RefObject<HTMLElement | null>): boolean {
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || wasSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, wasSeen]);
  return wasSeen;
}

/** The picture of a page, as small as to tell it from the others; it has no name of its own. */
export function SmallPage({ leaves, number, width = WIDTH }: { leaves: Leaves; number: number; width?: number }) {
  const leaf = useLeaf(leaves, number);
  if (!leaf || leaf === 'failed') return null;
  const across = leaf.turn % 180 === 0 ? leaf.width : leaf.height;
  return <PageCanvas leaf={leaf} zoom={width / across} rotation={leaf.turn} label="" />;
}
