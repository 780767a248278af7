import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ChartPosition, Drawing } from './drawing';
import { type LiveChart, middleOf } from './live-chart';

/** Pixels that the pointer may move during a click before it counts as a drag. */
const SLIP = 6;

type OnStretch = (first: string, last: string, place: ChartPosition) => void;

/** Position of the shade over the dragged labels, in pixels. */
export interface Shade {
  readonly left: number;
  readonly width: number;
}

/** Handles dragging over adjacent labels with a mouse or pen; touch scrolls the page. */
export function useStretch(
  box: RefObject<HTMLDivElement | null>,
  chart: LiveChart | null,
  { labels }: Drawing,
  onStretch: OnStretch | undefined,
): Shade | null {
  const [shade, setShade] = useState<Shade | null>(null);
  const began = useRef<number | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || !chart || !onStretch) return undefined;
    const xOf = ({ clientX }: PointerEvent) => clientX - element.getBoundingClientRect().left;
    const keyAt = (x: number) => {
      const apart = labels.map((_, at) => Math.abs(middleOf(chart, at) - x));
      return labels[apart.indexOf(Math.min(...apart))]?.key;
    };
    const begin = (event: PointerEvent) => {
      if (event.button === 0 && event.pointerType !== 'touch') began.current = xOf(event);
    };
    const move = (event: PointerEvent) => {
      const [from, to] = [began.current, xOf(event)];
      if (from === null || Math.abs(to - from) < SLIP) return;
      setShade({ left: Math.min(from, to), width: Math.abs(to - from) });
    };
    const end = (event: PointerEvent) => {
      const [from, to] = [began.current, xOf(event)];
      began.current = null;
      setShade(null);
      if (from === null || Math.abs(to - from) < SLIP) return;
      const [first, last] = [keyAt(from), keyAt(to)];
      const place = { x: to, y: event.clientY - element.getBoundingClientRect().top };
      if (first !== undefined && last !== undefined && first !== last) onStretch(first, last, place);
    };
    element.addEventListener('pointerdown', begin);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    return () => {
      element.removeEventListener('pointerdown', begin);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
    };
  }, [box, chart, labels, onStretch]);
  return shade;
}
