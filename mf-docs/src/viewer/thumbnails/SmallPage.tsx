import { type RefObject, useEffect, useState } from 'react';
import type { Leaves } from '../leaves';
import { PageCanvas } from '../PageCanvas';
import { useLeaf } from '../useLeaf';

/** Width of a thumbnail in pixels. */
const WIDTH = 62;

/** Returns true once the element has come near the visible area. */
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

/** The thumbnail of a page; the button around it provides its accessible name. */
export function SmallPage({ leaves, number, width = WIDTH }: { leaves: Leaves; number: number; width?: number }) {
  const leaf = useLeaf(leaves, number);
  if (!leaf || leaf === 'failed') return null;
  const across = leaf.turn % 180 === 0 ? leaf.width : leaf.height;
  return <PageCanvas leaf={leaf} zoom={width / across} rotation={leaf.turn} label="" />;
}
