import { Skeleton, useT } from '@lichen/kit';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { quarters } from './box';
import type { Leaf } from './leaves';
import { PageCanvas, shownSize } from './PageCanvas';
import { TextLayer } from './TextLayer';

/** Margin to the left and right of a page, in pixels. */
const MARGIN = 24;
/** Maximum zoom of a fitted page, so that it is not enlarged to fill a wide window. */
const LARGEST_FIT = 1.6;
const SMALLEST = 0.1;
/** Width in pixels below which the area counts as a phone's, and the zoom at which print is readable there. */
const NARROW = 480;
const READABLE = 0.85;

/** Returns the zoom at which a page fits the width of the area. */
export function useFittingZoom(desk: RefObject<HTMLElement | null>, leaf: Leaf | null, rotation: number): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = desk.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [desk]);
  if (!leaf || width === 0) return 1;
  const across = quarters(rotation + leaf.turn) % 2 === 1 ? leaf.height : leaf.width;
  const whole = Math.min(LARGEST_FIT, (width - 2 * MARGIN) / across);
  // On a phone, users read the part around a value and not the whole page.
  return width < NARROW ? Math.max(READABLE, whole) : Math.max(SMALLEST, whole);
}

interface Props {
  leaf: Leaf | 'failed' | null;
  number: number;
  zoom: number;
  /** Degrees by which the user has rotated the page. */
  rotation: number;
  /** Renders the layers above the page. */
  children: (rotation: number) => ReactNode;
}

/** One page with the layers above it. */
export function DeskPage({ leaf, number, zoom, rotation, children }: Props) {
  const t = useT();
  if (leaf === null) return <Skeleton rows={1} height={560} />;
  if (leaf === 'failed') return <p className="doc-unreadable">{t('This page cannot be shown. Download the file.')}</p>;
  const all = (rotation + leaf.turn) % 360;
  return (
    <div className="doc-page" style={shownSize(leaf, zoom, all)}>
      <PageCanvas leaf={leaf} zoom={zoom} rotation={all} label={t('Page {page}', { page: number })} />
      <TextLayer leaf={leaf} rotation={rotation} />
      {children(rotation)}
    </div>
  );
}
